// SPDX-License-Identifier: MIT

public import Foundation

// All stored properties are constants, and subclasses of another module cannot change them.
/// A description of a font: its family, style, design and size.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The transform of letters: always the identity.
  open var matrix: CGAffineTransform { .identity }
  /// Returns the descriptor, because letters are not transformed.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }
  /// Returns the descriptor.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
  ) -> [UIFontDescriptor] { [self] }
  /// The values of the font.
  package let values: FontValues

  init(values: FontValues) {
    self.values = values
    super.init()
  }

  /// Creates a descriptor of a named font in a size.
  public convenience init(name fontName: String, size: CGFloat) {
    var values = FontValues.named(fontName, size: size) ?? FontValues(size: size)
    values.name = fontName
    self.init(values: values)
  }

  /// Creates a descriptor from attributes.
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    values = FontValues(size: 0).applying(attributes)
    super.init()
  }

  /// Returns `nil`, because descriptors cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing, because descriptors cannot be archived on Linux.
  open func encode(with coder: NSCoder) {}

  /// The value `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether an object is a descriptor with equal values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.values == values
  }

  /// The hash of the values.
  open override var hash: Int { values.hashValue }

  /// The PostScript name.
  open var postscriptName: String { values.postScriptName }
  /// The size in points; 0 if it is unspecified.
  open var pointSize: CGFloat { values.size }
  /// The style as symbolic traits.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { values.symbolicTraits }
  /// The attributes.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { values.attributes }

  /// Returns the value of an attribute.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    values.attributes[anAttribute]
  }

  /// Returns the descriptor of a text style's font, in its size for the current traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style's font, in its size for traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Returns the descriptor with more attributes.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    UIFontDescriptor(values: values.applying(attributes))
  }

  /// Returns the descriptor with another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// Returns the descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { values in
      values.family = newFamily
      values.name = nil
    }
  }

  /// Returns the descriptor with another face, such as `Bold`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(values: values.applying([.face: newFace]))
  }

  /// Returns the descriptor with the style of symbolic traits.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    changed { $0.symbolicTraits = symbolicTraits }
  }

  /// Returns the descriptor with another design of the system font; the result is `nil` for other
  /// families.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    values.family == nil ? changed { $0.design = design } : nil
  }

  private func changed(_ change: (inout FontValues) -> Void) -> UIFontDescriptor {
    var values = values
    change(&values)
    return UIFontDescriptor(values: values)
  }
}
