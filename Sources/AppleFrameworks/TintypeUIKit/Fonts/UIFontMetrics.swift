// SPDX-License-Identifier: MIT

public import Foundation
internal import TintypeScene

// The only stored property is a constant.
/// Scales fonts and lengths with a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Returns a font in its size for the current traits.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font in its size for the current traits, up to a maximum in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font in its size for traits; `nil` are the current ones.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// Returns a font in its size for traits, up to a maximum in points; `nil` are the current ones.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// Returns a length for the current traits.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length for traits; `nil` are the current ones.
  ///
  /// It is unchanged at the size `.large`, and a whole number of pixels at other sizes.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let current = UITraitCollection.current
    let traits = traitCollection ?? current
    let size = traits.preferredContentSizeCategory.dynamicTypeSize ?? .large
    let scale = traits.displayScale > 0 ? traits.displayScale : current.displayScale
    return CGFloat(
      textStyle.textStyle.scaled(Double(value), for: size, displayScale: Double(scale)))
  }
}
