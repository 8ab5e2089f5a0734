// SPDX-License-Identifier: MIT

/// A screen on which a component is laid out: its size, scale, safe area, size classes and idiom.
///
/// Call a device to change its orientation or to split its screen: `.iPhone13(.landscape)`,
/// `.iPadPro11(.portrait(splitView: .oneThird))`. The Dynamic Type size is `.large` on all devices.
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
  /// The name of the device, independent of its orientation.
  public var model: String
  /// The scale in pixels per point.
  public var scale: Double
  /// The user interface idiom.
  public var idiom: UserInterfaceIdiom
  /// Additional traits of the device.
  public var traits: Traits
  /// The radius of the corners of the screen in points; 0, the default, for a rectangle.
  ///
  /// Images show the whole rectangle. In the style `iOS26`, sheets that float at a distance from the
  /// edges of the screen have corners with the same center.
  public var cornerRadius = 0.0
  /// The orientation of the device.
  public private(set) var orientation: Orientation
  /// The part of the screen that shows the component.
  public private(set) var splitView: SplitView = .full
  /// The default orientation, which is not part of the device's name.
  private let usualOrientation: Orientation
  /// The whole screen in the current orientation and in the other one.
  private var whole: Screen
  private var turned: Screen

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - name: The name, which is part of the names of variants and their files.
  ///   - size: The size in points. A device that is wider than high is in landscape orientation.
  ///   - scale: The scale in pixels per point, 2 by default.
  ///   - safeArea: The insets of the safe area in points, none by default.
  ///   - oneThirdWidth: The width of the smaller part of a split screen in points, 320 by default.
  ///   - idiom: The user interface idiom, unspecified by default.
  ///   - horizontalSizeClass: The horizontal size class; `nil`, the default, derives it from the
  ///     idiom and the size.
  ///   - verticalSizeClass: The vertical size class; `nil`, the default, derives it from the idiom
  ///     and the size.
  ///   - turned: The screen in the other orientation; `nil`, the default, rotates the size and the
  ///     safe area to the left.
  ///   - traits: Additional traits of the environment, none by default.
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
    (self.scale, self.idiom, self.traits) = (scale, idiom, traits)
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

  /// The name, including an orientation and a split view that are not the default.
  ///
  /// An example is `iPhone13-landscape`.
  public var name: String {
    var name = model
    if orientation != usualOrientation { name += "-\(orientation.rawValue)" }
    if splitView != .full { name += "-\(splitView.rawValue)" }
    return name
  }

  /// The size in points in the current orientation and split view.
  ///
  /// Setting it resizes the whole screen and removes a split view.
  public var size: Size {
    get { screen.size }
    set {
      whole.size = newValue
      splitView = .full
    }
  }
  /// The safe area insets for bars and sensors in the current orientation, in points.
  public var safeArea: EdgeInsets {
    get { whole.safeArea }
    set { whole.safeArea = newValue }
  }
  /// The horizontal size class in the current orientation and split view, if specified.
  public var horizontalSizeClass: UserInterfaceSizeClass? { screen.horizontalSizeClass }
  /// The vertical size class in the current orientation and split view, if specified.
  public var verticalSizeClass: UserInterfaceSizeClass? { screen.verticalSizeClass }

  private var screen: Screen { whole.split(splitView) }

  /// The device in portrait orientation.
  public var portrait: Device { callAsFunction(.portrait) }
  /// The device in landscape orientation.
  public var landscape: Device { callAsFunction(.landscape) }

  /// Returns the device in an orientation: `.iPhone13(.landscape)`.
  public func callAsFunction(_ orientation: Orientation) -> Device {
    guard orientation != self.orientation else { return self }
    var device = self
    device.orientation = orientation
    swap(&device.whole, &device.turned)
    return device
  }

  /// Returns the device in an orientation with a split view.
  ///
  /// An example is `.iPadPro11(.portrait(splitView: .oneThird))`.
  public func callAsFunction(_ orientation: TabletOrientation) -> Device {
    switch orientation {
    case .portrait(let splitView): portrait.split(splitView)
    case .landscape(let splitView): landscape.split(splitView)
    }
  }

  /// Returns the device with a component that uses one part of its screen.
  public func split(_ splitView: SplitView) -> Device {
    var device = self
    device.splitView = splitView
    return device
  }
}

/// The name of this type in swift-snapshot-testing.
public typealias ViewImageConfig = Device

// Sizes are from Apple's Human Interface Guidelines, Layout, “iOS, iPadOS device screen
// dimensions”. The default orientation is landscape, as in swift-snapshot-testing: use
// `.iPadPro11(.portrait)` for portrait.
extension Device {
  /// iPad mini with a 7.9-inch display: 768 × 1,024 points, 2×.
  public static let iPadMini = pad("iPadMini", 768, 1024, bottom: 0)
  /// iPad mini with an 8.3-inch display: 744 × 1,133 points, 2×.
  public static let iPadMini8_3 = pad("iPadMini8_3", 744, 1133)
  /// iPad with a 9.7-inch display: 768 × 1,024 points, 2×.
  public static let iPad9_7 = pad("iPad9_7", 768, 1024, bottom: 0)
  /// iPad with a 10.2-inch display: 810 × 1,080 points, 2×.
  public static let iPad10_2 = pad("iPad10_2", 810, 1080, bottom: 0)
  /// iPad with a 10.9-inch display: 820 × 1,180 points, 2×.
  public static let iPad10_9 = pad("iPad10_9", 820, 1180)
  /// iPad Air with an 11-inch display: 820 × 1,180 points, 2×.
  public static let iPadAir11 = pad("iPadAir11", 820, 1180)
  /// iPad Air with a 13-inch display: 1,024 × 1,366 points, 2×.
  public static let iPadAir13 = pad("iPadAir13", 1024, 1366, oneThird: 375)
  /// iPad Pro with a 10.5-inch display: 834 × 1,112 points, 2×.
  public static let iPadPro10_5 = pad("iPadPro10_5", 834, 1112, bottom: 0)
  /// iPad Pro with an 11-inch display, first to fourth generation: 834 × 1,194 points, 2×.
  public static let iPadPro11 = pad("iPadPro11", 834, 1194, oneThirdLandscape: 375)
  /// iPad Pro with an 11-inch display, M4 and later: 834 × 1,210 points, 2×.
  public static let iPadPro11M4 = pad("iPadPro11M4", 834, 1210, oneThirdLandscape: 375)
  /// iPad Pro with a 12.9-inch display and a home button: 1,024 × 1,366 points, 2×.
  public static let iPadPro12_9 = pad("iPadPro12_9", 1024, 1366, bottom: 0, oneThird: 375)
  /// iPad Pro with a 13-inch display: 1,032 × 1,376 points, 2×.
  public static let iPadPro13 = pad("iPadPro13", 1032, 1376, oneThird: 375)

  /// The iPad models, the smallest first.
  public static let iPads: [Device] = [
    iPadMini, iPadMini8_3, iPad9_7, iPad10_2, iPad10_9, iPadAir11, iPadAir13, iPadPro10_5,
    iPadPro11, iPadPro11M4, iPadPro12_9, iPadPro13,
  ]

  /// Returns a tablet from its size in portrait.
  ///
  /// Its safe area is the same in both orientations: a status bar of 24 points and a home indicator
  /// of 20 points, or a status bar of 20 points for a tablet with a home button.
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
