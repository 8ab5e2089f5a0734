// SPDX-License-Identifier: MIT

// The colors that do not depend on traits. The components are published in UIKit's documentation.
extension UIColor {
  /// Opaque black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// Opaque gray, 1/3 white.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// Opaque gray, 2/3 white.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// Opaque white.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Opaque gray, 1/2 white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Pure red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Pure green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Pure blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Pure cyan.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Pure yellow.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Pure magenta.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Red with half of green.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Half of red and blue.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Transparent black.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// Text on light backgrounds.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// Text on dark backgrounds.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}
