// SPDX-License-Identifier: MIT

// Sizes as in Apple's Human Interface Guidelines, Layout, “iOS, iPadOS device screen dimensions”.
// They lie unless something else is said, as the ones of the same names in swift-snapshot-testing
// do: `.iPadPro11(.portrait)` stands.
extension Device {
  /// iPad mini with a screen of 7.9 inches: 768 × 1,024 points, 2×.
  public static let iPadMini = pad("iPadMini", 768, 1024, bottom: 0)
  /// iPad mini with a screen of 8.3 inches: 744 × 1,133 points, 2×.
  public static let iPadMini8_3 = pad("iPadMini8_3", 744, 1133)
  /// iPad with a screen of 9.7 inches: 768 × 1,024 points, 2×.
  public static let iPad9_7 = pad("iPad9_7", 768, 1024, bottom: 0)
  /// iPad with a screen of 10.2 inches: 810 × 1,080 points, 2×.
  public static let iPad10_2 = pad("iPad10_2", 810, 1080, bottom: 0)
  /// iPad with a screen of 10.9 inches: 820 × 1,180 points, 2×.
  public static let iPad10_9 = pad("iPad10_9", 820, 1180)
  /// iPad Air with a screen of 11 inches: 820 × 1,180 points, 2×.
  public static let iPadAir11 = pad("iPadAir11", 820, 1180)
  /// iPad Air with a screen of 13 inches: 1,024 × 1,366 points, 2×.
  public static let iPadAir13 = pad("iPadAir13", 1024, 1366, oneThird: 375)
  /// iPad Pro with a screen of 10.5 inches: 834 × 1,112 points, 2×.
  public static let iPadPro10_5 = pad("iPadPro10_5", 834, 1112, bottom: 0)
  /// iPad Pro with a screen of 11 inches, first to fourth generation: 834 × 1,194 points, 2×.
  public static let iPadPro11 = pad("iPadPro11", 834, 1194, oneThirdLandscape: 375)
  /// iPad Pro with a screen of 11 inches, from the M4 on: 834 × 1,210 points, 2×.
  public static let iPadPro11M4 = pad("iPadPro11M4", 834, 1210, oneThirdLandscape: 375)
  /// iPad Pro with a screen of 12.9 inches and a home button: 1,024 × 1,366 points, 2×.
  public static let iPadPro12_9 = pad("iPadPro12_9", 1024, 1366, bottom: 0, oneThird: 375)
  /// iPad Pro with a screen of 13 inches: 1,032 × 1,376 points, 2×.
  public static let iPadPro13 = pad("iPadPro13", 1032, 1376, oneThird: 375)

  /// Apple's tablets, the smallest first.
  public static let iPads: [Device] = [
    iPadMini, iPadMini8_3, iPad9_7, iPad10_2, iPad10_9, iPadAir11, iPadAir13, iPadPro10_5,
    iPadPro11, iPadPro11M4, iPadPro12_9, iPadPro13,
  ]

  /// A tablet from its measures in portrait.
  ///
  /// Its safe area is the same both ways: a status bar of 24 points above a line of 20 where it has
  /// no home button, else a status bar of 20 points.
  private static func pad(
    _ name: String,
    _ width: Double,
    _ height: Double,
    bottom: Double = 20,
    oneThird: Double = 320,
    oneThirdLandscape: Double? = nil
  ) -> Device {
    let safeArea = EdgeInsets(top: bottom == 0 ? 20 : 24, bottom: bottom)
    return Device(
      name: name,
      size: Size(width: height, height: width),
      safeArea: safeArea,
      oneThirdWidth: oneThirdLandscape ?? oneThird,
      idiom: .pad,
      turned: Screen(
        size: Size(width: width, height: height), safeArea: safeArea, oneThirdWidth: oneThird)
    )
  }
}
