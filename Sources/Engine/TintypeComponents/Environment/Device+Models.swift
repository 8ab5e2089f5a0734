// SPDX-License-Identifier: MIT

// Sizes, scales and safe areas as Apple publishes them for developers. Sizes are from the Human
// Interface Guidelines, Layout, “iOS, iPadOS device screen dimensions”. The minis have the size in
// points that UIKit reports, 375 × 812.
extension Device {
  /// iPhone SE, first generation: 320 × 568 points, 2×.
  public static let iPhoneSe = phone("iPhoneSe", 320, 568, scale: 2)
  /// iPhone SE, second and third generation: 375 × 667 points, 2×.
  public static let iPhoneSe3 = phone("iPhoneSe3", 375, 667, scale: 2)
  /// iPhone 8: 375 × 667 points, 2×.
  public static let iPhone8 = phone("iPhone8", 375, 667, scale: 2)
  /// iPhone 8 Plus: 414 × 736 points, 3×.
  public static let iPhone8Plus = phone("iPhone8Plus", 414, 736, scale: 3)
  /// iPhone X: 375 × 812 points, 3×.
  public static let iPhoneX = phone("iPhoneX", 375, 812, notch: 44, corner: 39)
  /// iPhone XR: 414 × 896 points, 2×.
  public static let iPhoneXr = phone("iPhoneXr", 414, 896, scale: 2, notch: 44, corner: 41.5)
  /// iPhone XS Max: 414 × 896 points, 3×.
  public static let iPhoneXsMax = phone("iPhoneXsMax", 414, 896, notch: 44, corner: 39)
  /// iPhone 11: 414 × 896 points, 2×.
  public static let iPhone11 = phone("iPhone11", 414, 896, scale: 2, notch: 48, corner: 41.5)
  /// iPhone 11 Pro: 375 × 812 points, 3×.
  public static let iPhone11Pro = phone("iPhone11Pro", 375, 812, notch: 44, corner: 39)
  /// iPhone 11 Pro Max: 414 × 896 points, 3×.
  public static let iPhone11ProMax = phone("iPhone11ProMax", 414, 896, notch: 44, corner: 39)
  /// iPhone 12: 390 × 844 points, 3×.
  public static let iPhone12 = phone("iPhone12", 390, 844, notch: 47, corner: 47.33)
  /// iPhone 12 mini: 375 × 812 points, 3×.
  public static let iPhone12Mini = phone("iPhone12Mini", 375, 812, notch: 50, corner: 44)
  /// iPhone 12 Pro: 390 × 844 points, 3×.
  public static let iPhone12Pro = phone("iPhone12Pro", 390, 844, notch: 47, corner: 47.33)
  /// iPhone 12 Pro Max: 428 × 926 points, 3×.
  public static let iPhone12ProMax = phone("iPhone12ProMax", 428, 926, notch: 47, corner: 53.33)
  /// iPhone 13: 390 × 844 points, 3×.
  public static let iPhone13 = phone("iPhone13", 390, 844, notch: 47, corner: 47.33)
  /// iPhone 13 mini: 375 × 812 points, 3×.
  public static let iPhone13Mini = phone("iPhone13Mini", 375, 812, notch: 50, corner: 44)
  /// iPhone 13 Pro: 390 × 844 points, 3×.
  public static let iPhone13Pro = phone("iPhone13Pro", 390, 844, notch: 47, corner: 47.33)
  /// iPhone 13 Pro Max: 428 × 926 points, 3×.
  public static let iPhone13ProMax = phone("iPhone13ProMax", 428, 926, notch: 47, corner: 53.33)
  /// iPhone 14: 390 × 844 points, 3×.
  public static let iPhone14 = phone("iPhone14", 390, 844, notch: 47, corner: 47.33)
  /// iPhone 14 Plus: 428 × 926 points, 3×.
  public static let iPhone14Plus = phone("iPhone14Plus", 428, 926, notch: 47, corner: 53.33)
  /// iPhone 14 Pro: 393 × 852 points, 3×.
  public static let iPhone14Pro = phone("iPhone14Pro", 393, 852, notch: 59, corner: 55)
  /// iPhone 14 Pro Max: 430 × 932 points, 3×.
  public static let iPhone14ProMax = phone("iPhone14ProMax", 430, 932, notch: 59, corner: 55)
  /// iPhone 15: 393 × 852 points, 3×.
  public static let iPhone15 = phone("iPhone15", 393, 852, notch: 59, corner: 55)
  /// iPhone 15 Plus: 430 × 932 points, 3×.
  public static let iPhone15Plus = phone("iPhone15Plus", 430, 932, notch: 59, corner: 55)
  /// iPhone 15 Pro: 393 × 852 points, 3×.
  public static let iPhone15Pro = phone("iPhone15Pro", 393, 852, notch: 59, corner: 55)
  /// iPhone 15 Pro Max: 430 × 932 points, 3×.
  public static let iPhone15ProMax = phone("iPhone15ProMax", 430, 932, notch: 59, corner: 55)
  /// iPhone 16: 393 × 852 points, 3×.
  public static let iPhone16 = phone("iPhone16", 393, 852, notch: 59, corner: 55)
  /// iPhone 16 Plus: 430 × 932 points, 3×.
  public static let iPhone16Plus = phone("iPhone16Plus", 430, 932, notch: 59, corner: 55)
  /// iPhone 16 Pro: 402 × 874 points, 3×.
  public static let iPhone16Pro = phone("iPhone16Pro", 402, 874, notch: 62, corner: 62)
  /// iPhone 16 Pro Max: 440 × 956 points, 3×.
  public static let iPhone16ProMax = phone("iPhone16ProMax", 440, 956, notch: 62, corner: 62)
  /// iPhone 16e: 390 × 844 points, 3×.
  public static let iPhone16e = phone("iPhone16e", 390, 844, notch: 47, corner: 47.33)
  /// iPhone 17: 402 × 874 points, 3×.
  public static let iPhone17 = phone("iPhone17", 402, 874, notch: 62, corner: 62)
  /// iPhone 17 Pro: 402 × 874 points, 3×.
  public static let iPhone17Pro = phone("iPhone17Pro", 402, 874, notch: 62, corner: 62)
  /// iPhone 17 Pro Max: 440 × 956 points, 3×.
  public static let iPhone17ProMax = phone("iPhone17ProMax", 440, 956, notch: 62, corner: 62)
  /// iPhone Air: 420 × 912 points, 3×.
  public static let iPhoneAir = phone("iPhoneAir", 420, 912, notch: 68, corner: 62)

  /// The iPhone models, the oldest first.
  public static let iPhones: [Device] = [
    iPhoneSe, iPhoneSe3, iPhone8, iPhone8Plus, iPhoneX, iPhoneXr, iPhoneXsMax, iPhone11,
    iPhone11Pro, iPhone11ProMax, iPhone12, iPhone12Mini, iPhone12Pro, iPhone12ProMax, iPhone13,
    iPhone13Mini,
    iPhone13Pro, iPhone13ProMax, iPhone14, iPhone14Plus, iPhone14Pro, iPhone14ProMax, iPhone15,
    iPhone15Plus, iPhone15Pro, iPhone15ProMax, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax,
    iPhone16e, iPhone17, iPhone17Pro, iPhone17ProMax, iPhoneAir,
  ]

  /// Returns a phone with a status bar of 20 points that is hidden in landscape.
  private static func phone(_ name: String, _ width: Double, _ height: Double, scale: Double)
    -> Device
  {
    Device(
      name: name,
      size: Size(width: width, height: height),
      scale: scale,
      safeArea: EdgeInsets(top: 20),
      idiom: .phone,
      turned: Screen(size: Size(width: height, height: width))
    )
  }

  /// Returns a phone with a sensor housing at the top and a home indicator at the bottom.
  ///
  /// The indicator takes 34 points, or 21 in landscape. The radii of the corners of the screen are
  /// those that the public project `kylebshr/ScreenCorners` reads from UIKit's screens; that of iPhone
  /// Air is specific to Tintype.
  private static func phone(
    _ name: String,
    _ width: Double,
    _ height: Double,
    scale: Double = 3,
    notch: Double,
    corner: Double
  ) -> Device {
    var device = Device(
      name: name,
      size: Size(width: width, height: height),
      scale: scale,
      safeArea: EdgeInsets(top: notch, bottom: 34),
      idiom: .phone,
      turned: Screen(
        size: Size(width: height, height: width),
        safeArea: EdgeInsets(leading: notch, bottom: 21, trailing: notch)
      )
    )
    device.cornerRadius = corner
    return device
  }
}

extension Device {
  // MARK: Televisions and watches

  /// An HD television: 1,920 × 1,080 points, 1×.
  public static let tv = television("tv", scale: 1)
  /// A 4K television: 1,920 × 1,080 points, 2×.
  public static let tv4K = television("tv4K", scale: 2)

  /// Apple Watch, 41 mm: 176 × 215 points, 2×.
  public static let appleWatch41 = watch("appleWatch41", 176, 215)
  /// Apple Watch, 45 mm: 198 × 242 points, 2×.
  public static let appleWatch45 = watch("appleWatch45", 198, 242)
  /// Apple Watch Ultra, 49 mm: 205 × 251 points, 2×.
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

  /// A desktop window: 1,024 × 768 points, 1×.
  public static let desktop1024 = desktop("desktop1024", 1024, 768, scale: 1)
  /// A desktop window: 1,440 × 900 points, 2×.
  public static let desktop1440 = desktop("desktop1440", 1440, 900, scale: 2)

  // MARK: Groups

  /// The televisions.
  public static let televisions: [Device] = [tv, tv4K]
  /// The Apple Watch models, the smallest first.
  public static let watches: [Device] = [appleWatch41, appleWatch45, appleWatch49]
  /// The Google Pixel phones and tablets.
  public static let pixels: [Device] = [
    pixel5, pixel6, pixel7, pixel8, pixel9ProXL, pixelFold, pixelTablet,
  ]
  /// The desktop windows, the smallest first.
  public static let desktops: [Device] = [desktop1024, desktop1440]
  /// All devices of the catalog, each with a unique name.
  public static let all: [Device] = iPhones + iPads + watches + televisions + pixels + desktops

  /// Returns a television with the margins of UIKit on tvOS: 60 points above and below, and 90
  /// points at the sides.
  private static func television(_ name: String, scale: Double) -> Device {
    Device(
      name: name,
      size: Size(width: 1920, height: 1080),
      scale: scale,
      safeArea: EdgeInsets(top: 60, leading: 90, bottom: 60, trailing: 90),
      idiom: .tv
    )
  }

  /// Returns a watch without a safe area, because the sizes of its bars are not published.
  private static func watch(_ name: String, _ width: Double, _ height: Double) -> Device {
    Device(name: name, size: Size(width: width, height: height), idiom: .watch)
  }

  /// Returns a device with the system bars of the Android framework.
  ///
  /// The status bar is 24 points high and the navigation bar 48 points. On phones in landscape the
  /// navigation bar is at the side.
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
