// SPDX-License-Identifier: MIT

internal import Foundation
internal import TintypeScene

extension ColorComponents {
  /// Creates the sRGB components of a Display P3 color; they can be below 0 or above 1.
  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let converted = DisplayP3.sRGB(red: Double(red), green: Double(green), blue: Double(blue))
    self.init(
      red: CGFloat(converted[0]), green: CGFloat(converted[1]), blue: CGFloat(converted[2]),
      alpha: alpha)
  }
}
