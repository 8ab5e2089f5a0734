// SPDX-License-Identifier: MIT

extension Device {
  /// The orientation of a device.
  public enum Orientation: String, Hashable, Codable, Sendable, CaseIterable {
    /// Portrait orientation.
    case portrait
    /// Landscape orientation.
    case landscape
  }

  /// The orientation of a tablet, and the part of its screen that shows the component.
  public enum TabletOrientation: Hashable, Sendable {
    /// Portrait orientation with a split view.
    case portrait(splitView: SplitView)
    /// Landscape orientation with a split view.
    case landscape(splitView: SplitView)
  }

  /// The part of a screen that shows the component.
  public enum SplitView: String, Hashable, Codable, Sendable, CaseIterable {
    /// The whole screen.
    case full
    /// The smaller part of a screen that is split unequally.
    case oneThird
    /// One of two equal parts.
    case oneHalf
    /// The larger part of a screen that is split unequally.
    case twoThirds
  }

  /// The screen of a device in one orientation.
  public struct Screen: Hashable, Sendable {
    /// The size in points.
    public var size: Size
    /// The safe area insets for bars and sensors, in points.
    public var safeArea: EdgeInsets
    /// The horizontal size class, if specified.
    public var horizontalSizeClass: UserInterfaceSizeClass?
    /// The vertical size class, if specified.
    public var verticalSizeClass: UserInterfaceSizeClass?
    /// The width of the smaller part of a split screen in points.
    public var oneThirdWidth: Double

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - safeArea: The insets of the safe area in points, none by default.
    ///   - horizontalSizeClass: The horizontal size class; `nil`, the default, derives it from the
    ///     device's idiom and the size.
    ///   - verticalSizeClass: The vertical size class; `nil`, the default, derives it from the
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
  /// The screen rotated to the left, so that its top becomes the leading edge.
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

  /// Returns the screen with the size classes of an idiom in place of unspecified ones.
  ///
  /// Source: Apple's Human Interface Guidelines, Layout, “iOS, iPadOS device size classes”: every
  /// phone has a compact width in portrait and a compact height in landscape. Phones that are at
  /// least 414 points wide have a regular width in landscape. All larger devices are regular, and a
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

  /// Returns one part of the screen; the parts are 10 points apart.
  ///
  /// A part narrower than 650 points is compact: the widest compact part of an iPad is 639 points
  /// wide, the narrowest regular one 678. If a screen is too narrow for a part, the part has no
  /// width and cannot be rendered.
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
