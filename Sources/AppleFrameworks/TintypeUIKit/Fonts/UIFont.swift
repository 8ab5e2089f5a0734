// SPDX-License-Identifier: MIT

public import Foundation
package import TintypeScene

// All stored properties are constants, and subclasses of another module cannot change them.
/// A font in a size.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The values of the font.
  package let values: FontValues

  init(values: FontValues) {
    self.values = values
    super.init()
  }

  /// Creates a font of a PostScript name, a full name or a family; the result is `nil` if there is
  /// none.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let values = FontValues.named(fontName, size: fontSize) else { return nil }
    self.values = values
    super.init()
  }

  /// Creates the font of a descriptor in a size; a size of 0 uses the descriptor's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var values = descriptor.values
    if pointSize > 0 { values.size = pointSize }
    if values.size <= 0 { values.size = 12 }
    self.values = values
    super.init()
  }

  /// Returns `nil`, because fonts cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing, because fonts cannot be archived on Linux.
  open func encode(with coder: NSCoder) {}

  /// The value `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether an object is a font with equal values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.values == values }

  /// The hash of the values.
  open override var hash: Int { values.hashValue }

  /// The family.
  open var familyName: String { values.familyName }
  /// The PostScript name.
  open var fontName: String { values.postScriptName }
  /// The size in points.
  open var pointSize: CGFloat { values.size }
  /// The top of the highest letters above the baseline in points.
  open var ascender: CGFloat { metrics.ascender }
  /// The bottom of the lowest letters relative to the baseline in points, negative below it.
  open var descender: CGFloat { metrics.descender }
  /// The height of capital letters in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of the letter x in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line in points.
  open var lineHeight: CGFloat { metrics.ascender - metrics.descender }
  /// The additional distance between lines in points.
  ///
  /// A text style of the system font has the leading that completes its line spacing: 1.71 points
  /// for the body style.
  open var leading: CGFloat {
    guard values.family == nil, values.textStyle != nil,
      let spacing = Font.styleLineSpacing(ofSize: Double(pointSize))
    else { return metrics.leading }
    return CGFloat(spacing) - lineHeight
  }
  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values: values) }

  /// Returns the font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var values = values
    values.size = fontSize
    return UIFont(values: values)
  }

  private var metrics: FontMetrics {
    UIKitEnvironment.current.resources.metrics(values.font) ?? .system(ofSize: values.size)
  }
}

extension UIFont {
  /// Creates a font from the engine's representation, in its own size.
  package convenience init(_ font: Font) {
    self.init(values: FontValues(font))
  }

  /// The engine's representation in a fixed size; `values` contains design and width.
  package var font: Font { values.font }
}
