// SPDX-License-Identifier: MIT

public import Foundation

/// The components of a color in sRGB.
open class CIColor: NSObject {
  /// Red.
  public let red: CGFloat
  /// Green.
  public let green: CGFloat
  /// Blue.
  public let blue: CGFloat
  /// The opacity from 0 to 1.
  public let alpha: CGFloat
  /// The number of components, with the opacity.
  open var numberOfComponents: Int { 4 }

  /// Creates the components of a color with the current traits.
  public init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  /// Creates components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }
}

extension UIColor {
  /// Creates a color from its components.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The components of the color with the current traits.
  public var ciColor: CIColor { CIColor(color: self) }
}
