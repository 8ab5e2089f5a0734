// SPDX-License-Identifier: MIT

/// A screen to lay a component out on: its size, scale, safe area, size classes and idiom.
///
/// Hold it another way, or give it to several apps, by calling it: `.iPhone13(.landscape)`,
/// `.iPadPro11(.portrait(splitView: .oneThird))`. Text is `.large` on all of them.
///
/// Add your own in an extension:
///
/// ```swift
/// extension Device {
///   static let kiosk = Device(
///     name: "kiosk", size: Size(width: 1080, height: 1920), scale: 1)
/// }
/// ```
public struct Device: Hashable, Sendable {
  /// The name of the device, however it is held.
  public var model: String
  /// Pixels per point.
  public var scale: Double
  /// The kind of machine.
  public var idiom: UserInterfaceIdiom
  /// What the device fixes in the environment beside what is said here.
  public var traits: Traits
  /// How the device is held.
  public private(set) var orientation: Orientation
  /// Which part of the screen is the component's.
  public private(set) var splitView: SplitView = .full
  /// How the device is held unless something else is said; its name does not mention that.
  private let usualOrientation: Orientation
  /// The whole screen as it is held, and as it is held the other way.
  private var whole: Screen
  private var turned: Screen

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - name: The name, by which variants and their files are named.
  ///   - size: The size in points; one that is wider than high is a landscape.
  ///   - scale: Pixels per point, 2 by default.
  ///   - safeArea: The insets of the safe area in points, none by default.
  ///   - oneThirdWidth: The width of the smaller part of a split screen in points, 320 by default.
  ///   - idiom: The kind of machine, unspecified by default.
  ///   - horizontalSizeClass: Whether the screen is wide; `nil`, the default, follows from the idiom
  ///     and the size.
  ///   - verticalSizeClass: Whether the screen is high; `nil`, the default, follows from the idiom
  ///     and the size.
  ///   - turned: The screen as it is held the other way; `nil`, the default, turns the sides and
  ///     the safe area to the left, as one turns a phone.
  ///   - traits: What the device fixes in the environment, nothing by default.
  public init(
    name: String,
    size: Size,
    scale: Double = 2,
    safeArea: EdgeInsets = .zero,
    oneThirdWidth: Double = 320,
    idiom: UserInterfaceIdiom = .unspecified,
    horizontalSizeClass: UserInterfaceSizeClass? = nil,
    verticalSizeClass: UserInterfaceSizeClass? = nil,
    turned: Screen? = nil,
    traits: Traits = Traits()
  ) {
    model = name
    self.scale = scale
    self.idiom = idiom
    self.traits = traits
    let screen = Screen(
      size: size,
      safeArea: safeArea,
      horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass,
      oneThirdWidth: oneThirdWidth
    )
    whole = screen.withSizeClasses(of: idiom)
    self.turned = (turned ?? screen.turnedLeft).withSizeClasses(of: idiom)
    orientation = size.width > size.height ? .landscape : .portrait
    usualOrientation = orientation
  }

  /// The name, with the orientation and the split where they are not the usual ones:
  /// `iPhone13-landscape`.
  public var name: String {
    var name = model
    if orientation != usualOrientation { name += "-\(orientation.rawValue)" }
    if splitView != .full { name += "-\(splitView.rawValue)" }
    return name
  }

  /// The size in points, as the device is held and split.
  ///
  /// Setting it gives the whole screen that size, and undoes a split.
  public var size: Size {
    get { screen.size }
    set {
      whole.size = newValue
      splitView = .full
    }
  }
  /// What bars and sensors take from each edge, in points, as the device is held.
  public var safeArea: EdgeInsets {
    get { whole.safeArea }
    set { whole.safeArea = newValue }
  }
  /// Whether the screen is wide, as the device is held and split; `nil` where it does not say.
  public var horizontalSizeClass: UserInterfaceSizeClass? { screen.horizontalSizeClass }
  /// Whether the screen is high, as the device is held and split; `nil` where it does not say.
  public var verticalSizeClass: UserInterfaceSizeClass? { screen.verticalSizeClass }

  private var screen: Screen { whole.split(splitView) }

  /// The device held upright.
  public var portrait: Device { callAsFunction(.portrait) }
  /// The device held across.
  public var landscape: Device { callAsFunction(.landscape) }

  /// The device held one way: `.iPhone13(.landscape)`.
  public func callAsFunction(_ orientation: Orientation) -> Device {
    guard orientation != self.orientation else { return self }
    var device = self
    device.orientation = orientation
    swap(&device.whole, &device.turned)
    return device
  }

  /// The device held one way and split: `.iPadPro11(.portrait(splitView: .oneThird))`.
  public func callAsFunction(_ orientation: TabletOrientation) -> Device {
    switch orientation {
    case .portrait(let splitView): portrait.split(splitView)
    case .landscape(let splitView): landscape.split(splitView)
    }
  }

  /// The device with one part of its screen for the component.
  public func split(_ splitView: SplitView) -> Device {
    var device = self
    device.splitView = splitView
    return device
  }
}

/// The name by which users of swift-snapshot-testing know a device.
public typealias ViewImageConfig = Device

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
