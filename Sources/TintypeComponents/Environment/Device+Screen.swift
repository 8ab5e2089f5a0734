// SPDX-License-Identifier: MIT

extension Device {
  /// How a device is held.
  public enum Orientation: String, Hashable, Codable, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// Across.
    case landscape
  }

  /// How a tablet is held, and which part of its screen is the component's.
  public enum TabletOrientation: Hashable, Sendable {
    /// Upright.
    case portrait(splitView: SplitView)
    /// Across.
    case landscape(splitView: SplitView)
  }

  /// Which part of a screen is the component's.
  public enum SplitView: String, Hashable, Codable, Sendable, CaseIterable {
    /// All of it.
    case full
    /// The smaller part beside a larger one.
    case oneThird
    /// One of two equal parts.
    case oneHalf
    /// The larger part beside a smaller one.
    case twoThirds
  }

  /// What a device shows a component on, held one way.
  public struct Screen: Hashable, Sendable {
    /// The size in points.
    public var size: Size
    /// What bars and sensors take from each edge, in points.
    public var safeArea: EdgeInsets
    /// Whether the screen is wide; `nil` where the device does not say.
    public var horizontalSizeClass: UserInterfaceSizeClass?
    /// Whether the screen is high; `nil` where the device does not say.
    public var verticalSizeClass: UserInterfaceSizeClass?
    /// The width of the smaller part of a split screen in points.
    public var oneThirdWidth: Double

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - safeArea: The insets of the safe area in points, none by default.
    ///   - horizontalSizeClass: Whether the screen is wide; `nil`, the default, follows from the
    ///     device's idiom and the size.
    ///   - verticalSizeClass: Whether the screen is high; `nil`, the default, follows from the
    ///     device's idiom and the size.
    ///   - oneThirdWidth: The width of the smaller part of a split screen in points, 320 by
    ///     default.
    public init(
      size: Size,
      safeArea: EdgeInsets = .zero,
      horizontalSizeClass: UserInterfaceSizeClass? = nil,
      verticalSizeClass: UserInterfaceSizeClass? = nil,
      oneThirdWidth: Double = 320
    ) {
      self.size = size
      self.safeArea = safeArea
      self.horizontalSizeClass = horizontalSizeClass
      self.verticalSizeClass = verticalSizeClass
      self.oneThirdWidth = oneThirdWidth
    }
  }
}

extension Device.Screen {
  /// The screen turned to the left: what was at the top is where lines begin.
  var turnedLeft: Self {
    Self(
      size: Size(width: size.height, height: size.width),
      safeArea: EdgeInsets(
        top: safeArea.trailing,
        leading: safeArea.top,
        bottom: safeArea.leading,
        trailing: safeArea.bottom
      ),
      oneThirdWidth: oneThirdWidth
    )
  }

  /// The screen with size classes that follow from an idiom, where it has none of its own.
  ///
  /// Source: Apple's Human Interface Guidelines, Layout, “iOS, iPadOS device size classes”: every
  /// phone is compact across its shorter side and in height when it lies, and the phones that are
  /// at least 414 points wide are regular in width when they lie. Everything larger is regular, a
  /// watch is compact.
  func withSizeClasses(of idiom: UserInterfaceIdiom) -> Self {
    let classes: (UserInterfaceSizeClass?, UserInterfaceSizeClass?)
    switch idiom {
    case .unspecified: classes = (nil, nil)
    case .watch: classes = (.compact, .compact)
    case .pad, .tv, .mac: classes = (.regular, .regular)
    case .phone where size.width <= size.height: classes = (.compact, .regular)
    case .phone: classes = (size.height >= 414 ? .regular : .compact, .compact)
    }
    var screen = self
    screen.horizontalSizeClass = horizontalSizeClass ?? classes.0
    screen.verticalSizeClass = verticalSizeClass ?? classes.1
    return screen
  }

  /// One part of the screen; parts stand 10 points apart.
  ///
  /// A part narrower than 650 points is compact: the widest compact part of an iPad is 639 points
  /// wide, the narrowest regular one 678. Where a screen is too narrow for what is asked, the part
  /// has no width, and no picture can be taken of it.
  func split(_ splitView: Device.SplitView) -> Self {
    let width =
      switch splitView {
      case .full: size.width
      case .oneThird: min(oneThirdWidth, size.width)
      case .oneHalf: ((size.width - 10) / 2).rounded(.down)
      case .twoThirds: size.width - 10 - oneThirdWidth
      }
    guard splitView != .full else { return self }
    var part = self
    part.size.width = max(width, 0)
    if width < 650, horizontalSizeClass != nil { part.horizontalSizeClass = .compact }
    return part
  }
}
