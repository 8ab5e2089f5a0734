// SPDX-License-Identifier: MIT

public import Foundation

/// The view at the root of a view hierarchy.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// A Boolean value that indicates whether the window has the size of its content.
  open var canResizeToFitContent: Bool = false
  /// A Boolean value that indicates whether the window can handle keyboard events; `true` by default.
  open var canBecomeKey: Bool { true }
  /// The area of an aspect ratio in the safe area.
  public let safeAreaAspectFitLayoutGuide = UILayoutGuide()
  /// Called after the window began to handle keyboard events, which does not happen.
  open func becomeKey() {}
  /// Called after the window stopped to handle keyboard events, which does not happen.
  open func resignKey() {}
  /// Has no effect, because there are no events.
  open func sendEvent(_ event: UIEvent) {}
  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }
  /// The screen of the window.
  open var screen: UIScreen = .main
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// The distance in front of other windows.
  open var windowLevel = Level.normal
  /// A Boolean value that indicates whether the window handles keyboard events: always `false`.
  open var isKeyWindow: Bool { false }

  /// Creates a window with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a window of a scene that fills the main screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// Returns `nil`, because windows cannot be archived on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isHidden = false
  }

  /// Has no effect, because windows do not handle keyboard events.
  open func makeKey() {}

  /// The distance of a window in front of others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The distance.
    public var rawValue: CGFloat

    /// Creates a level from its distance.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from its distance.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
  }
}

extension UIWindow {
  /// The notification that a window appeared, which is never posted.
  public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// The notification that a window disappeared, which is never posted.
  public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }
  /// The notification that a window handles keyboard events, which is never posted.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// The notification that a window handles no keyboard events, which is never posted.
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }
}
