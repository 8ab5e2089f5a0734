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
