// SPDX-License-Identifier: MIT

public import Foundation

/// A part of an app with its own windows; there are none in snapshots.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The text below the title.
  open var subtitle: String = ""
  /// Opens nothing; a host records the URL.
  open func open(_ url: URL, options: Any?, completionHandler completion: ((Bool) -> Void)? = nil) {
    UIApplication.shared.open(url) { completion?($0) }
  }
  /// The title.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// The object that handles the events; none by default.
  open var delegate: (any UISceneDelegate)?
  /// The values that outlive the scene.
  open var session: UISceneSession { UISceneSession() }
  /// The state: always active.
  open var activationState: ActivationState { .foregroundActive }

  /// The state of a scene.
  @nonexhaustive(warn)
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene handles events.
    case foregroundActive = 0
    /// The scene is visible.
    case foregroundInactive = 1
    /// The scene is hidden.
    case background = 2
  }
}

/// A scene with windows; there are none in snapshots.
@MainActor @preconcurrency
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The values of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The limits of the size: always `nil`.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The object with the content of screenshots: always `nil`.
  open var screenshotService: UIScreenshotService? { nil }
  /// A Boolean value that indicates whether the scene fills the screen: always `true`.
  open var isFullScreen: Bool { true }
  /// The coordinate system of the screen.
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
  /// The values of the window.
  open var effectiveGeometry: Geometry { Geometry() }
  /// The focus: always `nil`.
  open var focusSystem: UIFocusSystem? { nil }
  /// Has no effect, because the screen does not rotate.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// The windows: none.
  open var windows: [UIWindow] { [] }
  /// The window that handles keyboard events: none.
  open var keyWindow: UIWindow? { nil }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The orientation: portrait, or landscape if the screen is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  /// The current traits.
  open var traitCollection: UITraitCollection { .current }

  /// Called after the traits changed; they do not change during a snapshot.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindowScene {
  /// The values of a window.
  @MainActor @preconcurrency
  open class Geometry: NSObject {
    /// The orientation of the snapshot.
    open var interfaceOrientation: UIInterfaceOrientation {
      UIApplication.shared.statusBarOrientation
    }
    /// A Boolean value that indicates whether the orientation is fixed: always `false`.
    open var isInterfaceOrientationLocked: Bool { false }
  }

  /// The requested values of a window.
  @MainActor @preconcurrency
  open class GeometryPreferences: NSObject {
    /// The requested values of a window.
    @MainActor @preconcurrency
    open class iOS: GeometryPreferences {
      /// The orientations.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates requested values.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}

extension UIScene {
  /// The notification that a scene was created, which is never posted.
  public nonisolated class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }
  /// The notification that a scene became active, which is never posted.
  public nonisolated class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  /// The notification that a scene becomes inactive, which is never posted.
  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  /// The notification that a scene was hidden, which is never posted.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
  /// The notification that a scene is shown, which is never posted.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
  /// The notification that a scene was removed, which is never posted.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }
}

/// The values of the status bar, which is not shown.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// The style: always `default`.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value that indicates whether the status bar is hidden: always `false`.
  open var isStatusBarHidden: Bool { false }
  /// The frame in points: as wide as the screen, with the height of the safe area above.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 0)
  }
}

/// The limits of a window's size.
@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size in points.
  open var minimumSize = CGSize.zero
  /// The largest size in points.
  open var maximumSize = CGSize.zero
  /// A Boolean value that indicates whether the window can fill the screen.
  open var allowsFullScreen = true
}

/// The object with the content of screenshots.
@MainActor @preconcurrency
open class UIScreenshotService: NSObject {
  /// The object that creates a PDF; its methods are never called.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
}

/// An object that creates the PDF of a screenshot; its methods are never called.
@MainActor @preconcurrency
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {}
