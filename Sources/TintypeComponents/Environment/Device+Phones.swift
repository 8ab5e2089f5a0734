// SPDX-License-Identifier: MIT

// Sizes, scales and safe areas in portrait, as Apple publishes them for developers.
extension Device {
  /// iPhone SE, first generation: 320 × 568 points, 2×.
  public static let iPhoneSe = phone("iPhoneSe", 320, 568, scale: 2, top: 20)
  /// iPhone 8: 375 × 667 points, 2×.
  public static let iPhone8 = phone("iPhone8", 375, 667, scale: 2, top: 20)
  /// iPhone 8 Plus: 414 × 736 points, 3×.
  public static let iPhone8Plus = phone("iPhone8Plus", 414, 736, scale: 3, top: 20)
  /// iPhone X: 375 × 812 points, 3×.
  public static let iPhoneX = phone("iPhoneX", 375, 812, scale: 3, top: 44, bottom: 34)
  /// iPhone XR: 414 × 896 points, 2×.
  public static let iPhoneXr = phone("iPhoneXr", 414, 896, scale: 2, top: 44, bottom: 34)
  /// iPhone XS Max: 414 × 896 points, 3×.
  public static let iPhoneXsMax = phone("iPhoneXsMax", 414, 896, scale: 3, top: 44, bottom: 34)
  /// iPhone 12: 390 × 844 points, 3×.
  public static let iPhone12 = phone("iPhone12", 390, 844, scale: 3, top: 47, bottom: 34)
  /// iPhone 13: 390 × 844 points, 3×.
  public static let iPhone13 = phone("iPhone13", 390, 844, scale: 3, top: 47, bottom: 34)
  /// iPhone 13 mini: 375 × 812 points, 3×.
  public static let iPhone13Mini = phone("iPhone13Mini", 375, 812, scale: 3, top: 50, bottom: 34)
  /// iPhone 13 Pro Max: 428 × 926 points, 3×.
  public static let iPhone13ProMax = phone(
    "iPhone13ProMax", 428, 926, scale: 3, top: 47, bottom: 34)

  private static func phone(
    _ name: String,
    _ width: Double,
    _ height: Double,
    scale: Double,
    top: Double,
    bottom: Double = 0
  ) -> Device {
    Device(
      name: name,
      size: Size(width: width, height: height),
      scale: scale,
      safeArea: EdgeInsets(top: top, bottom: bottom)
    )
  }
}
