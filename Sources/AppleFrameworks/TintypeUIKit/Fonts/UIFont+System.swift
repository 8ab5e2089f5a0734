// SPDX-License-Identifier: MIT

public import Foundation
internal import TintypeScene

extension UIFont {
  /// Returns the system font in regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(values: FontValues(size: fontSize))
  }

  /// Returns the system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight, width: .standard)
  }

  /// Returns the system font in a weight and a width.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    var values = FontValues(size: fontSize)
    values.weight = weight
    values.width = width
    return UIFont(values: values)
  }

  /// Returns the system font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the system font in italic.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var values = FontValues(size: fontSize)
    values.isItalic = true
    return UIFont(values: values)
  }

  /// Returns the system font in a weight, with letters of the same width.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    var values = FontValues(size: fontSize)
    values.weight = weight
    values.design = .monospaced
    return UIFont(values: values)
  }

  /// Returns the system font in a weight, with digits of the same width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    var values = FontValues(size: fontSize)
    values.weight = weight
    values.hasMonospacedDigits = true
    return UIFont(values: values)
  }

  /// Returns the system font of a text style, in its size for the current traits.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the system font of a text style, in its size for traits; `nil` are the current ones.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = (traitCollection ?? .current).preferredContentSizeCategory.dynamicTypeSize
    var values = FontValues(size: CGFloat(style.textStyle.size(at: size ?? .large)))
    values.textStyle = style
    if style == .headline { values.weight = .semibold }
    return UIFont(values: values)
  }

  /// The size of labels in points, 17.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons in points, 18.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text in points, 12.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of standard text in points, 14.
  public class var systemFontSize: CGFloat { 14 }

  /// The names of installed families: none, because they depend on the machine.
  public class var familyNames: [String] { [] }

  /// Returns the names of a family's installed fonts: none, because they depend on the machine.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}
