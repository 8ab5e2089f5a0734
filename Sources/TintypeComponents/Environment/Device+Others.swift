// SPDX-License-Identifier: MIT

extension Device {
  // MARK: Televisions and watches

  /// A television: 1,920 × 1,080 points, 1×.
  public static let tv = television("tv", scale: 1)
  /// A television of four times the pixels: 1,920 × 1,080 points, 2×.
  public static let tv4K = television("tv4K", scale: 2)

  /// Apple Watch of 41 mm: 176 × 215 points, 2×.
  public static let appleWatch41 = watch("appleWatch41", 176, 215)
  /// Apple Watch of 45 mm: 198 × 242 points, 2×.
  public static let appleWatch45 = watch("appleWatch45", 198, 242)
  /// Apple Watch Ultra of 49 mm: 205 × 251 points, 2×.
  public static let appleWatch49 = watch("appleWatch49", 205, 251)

  // MARK: Android

  /// Pixel 5: 393 × 851 points, 2.75×.
  public static let pixel5 = android("pixel5", 393, 851, scale: 2.75)
  /// Pixel 6: 411 × 914 points, 2.625×.
  public static let pixel6 = android("pixel6", 411, 914, scale: 2.625)
  /// Pixel 7: 411 × 914 points, 2.625×.
  public static let pixel7 = android("pixel7", 411, 914, scale: 2.625)
  /// Pixel 8: 411 × 914 points, 2.625×.
  public static let pixel8 = android("pixel8", 411, 914, scale: 2.625)
  /// Pixel 9 Pro XL: 448 × 997 points, 3×.
  public static let pixel9ProXL = android("pixel9ProXL", 448, 997, scale: 3)
  /// Pixel Fold, unfolded: 701 × 841 points, 2.625×.
  public static let pixelFold = android("pixelFold", 701, 841, scale: 2.625, idiom: .pad)
  /// Pixel Tablet: 800 × 1,280 points, 2×.
  public static let pixelTablet = android("pixelTablet", 800, 1280, scale: 2, idiom: .pad)

  // MARK: Desktops

  /// A window on a desktop: 1,024 × 768 points, 1×.
  public static let desktop1024 = desktop("desktop1024", 1024, 768, scale: 1)
  /// A window on a desktop: 1,440 × 900 points, 2×.
  public static let desktop1440 = desktop("desktop1440", 1440, 900, scale: 2)

  // MARK: Groups

  /// Televisions.
  public static let televisions: [Device] = [tv, tv4K]
  /// Apple's watches, the smallest first.
  public static let watches: [Device] = [appleWatch41, appleWatch45, appleWatch49]
  /// Google's phones and tablets.
  public static let pixels: [Device] = [
    pixel5, pixel6, pixel7, pixel8, pixel9ProXL, pixelFold, pixelTablet,
  ]
  /// Windows on desktops, the smallest first.
  public static let desktops: [Device] = [desktop1024, desktop1440]
  /// Every device of the catalogue, each with a name of its own.
  public static let all: [Device] = iPhones + iPads + watches + televisions + pixels + desktops

  /// A television with the margins that UIKit keeps free on tvOS: 60 points above and below, and 90
  /// at the sides.
  private static func television(_ name: String, scale: Double) -> Device {
    Device(
      name: name,
      size: Size(width: 1920, height: 1080),
      scale: scale,
      safeArea: EdgeInsets(top: 60, leading: 90, bottom: 60, trailing: 90),
      idiom: .tv
    )
  }

  /// A watch; no measures of its bars are published, so that it has no safe area.
  private static func watch(_ name: String, _ width: Double, _ height: Double) -> Device {
    Device(name: name, size: Size(width: width, height: height), idiom: .watch)
  }

  /// A device with the bars of Android's framework: a status bar of 24 points, and a bar for
  /// navigation of 48, which on phones that lie is at the side.
  ///
  /// Source: `status_bar_height`, `navigation_bar_height` and `navigation_bar_width` of AOSP's
  /// `core/res/res/values/dimens.xml`.
  private static func android(
    _ name: String,
    _ width: Double,
    _ height: Double,
    scale: Double,
    idiom: UserInterfaceIdiom = .phone
  ) -> Device {
    let upright = EdgeInsets(top: 24, bottom: 48)
    return Device(
      name: name,
      size: Size(width: width, height: height),
      scale: scale,
      safeArea: upright,
      idiom: idiom,
      turned: Screen(
        size: Size(width: height, height: width),
        safeArea: idiom == .phone ? EdgeInsets(top: 24, trailing: 48) : upright,
        horizontalSizeClass: idiom == .phone ? .compact : nil
      )
    )
  }

  private static func desktop(
    _ name: String,
    _ width: Double,
    _ height: Double,
    scale: Double
  ) -> Device {
    Device(name: name, size: Size(width: width, height: height), scale: scale, idiom: .mac)
  }
}
