// SPDX-License-Identifier: MIT

public import Foundation

extension UIScrollView {
  /// The speed after a drag.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor of the speed in each millisecond.
    public let rawValue: CGFloat

    /// Creates a speed.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default speed.
    public static let normal = Self(rawValue: 0.998)
    /// A speed that becomes slow fast.
    public static let fast = Self(rawValue: 0.99)
  }

  /// The color of indicators.
  @nonexhaustive(warn)
  public enum IndicatorStyle: Int, Sendable {
    /// The color that fits.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// The appearance of an index.
  @nonexhaustive(warn)
  public enum IndexDisplayMode: Int, Sendable {
    /// The appearance that the system chooses.
    case automatic = 0
    /// Hidden.
    case alwaysHidden = 1
  }

  /// The gesture that hides the keyboard.
  @nonexhaustive(warn)
  public enum KeyboardDismissMode: Int, Sendable {
    /// None.
    case none = 0
    /// The start of a drag.
    case onDrag = 1
    /// A drag into the keyboard.
    case interactive = 2
    /// The start of a drag, also for the view above the keyboard.
    case onDragWithAccessory = 3
    /// A drag into the keyboard, also for the view above it.
    case interactiveWithAccessory = 4
  }

  /// The addition of the safe area to the insets of a scroll view.
  @nonexhaustive(warn)
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As needed by bars.
    case automatic = 0
    /// Along the axes of scrolling.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }
}
