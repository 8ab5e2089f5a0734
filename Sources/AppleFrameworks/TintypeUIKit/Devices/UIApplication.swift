// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeFoundation

/// The app: without windows, scenes and other apps.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The style of the status bar, which is not shown.
  open var statusBarStyle: UIStatusBarStyle = .default
  /// A Boolean value that indicates whether the status bar is hidden; it is not shown.
  open var isStatusBarHidden: Bool = false
  /// The orientation of the snapshot.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIKitEnvironment.current.screenSize.width > UIKitEnvironment.current.screenSize.height
      ? .landscapeRight : .portrait
  }
  /// The frame of the status bar: always empty.
  open var statusBarFrame: CGRect { .zero }
  /// The seconds of a rotation: always 0.
  open var statusBarOrientationAnimationDuration: TimeInterval { 0 }
  /// A Boolean value that indicates whether the use of a network is shown; it is not.
  open var isNetworkActivityIndicatorVisible: Bool = false
  /// A Boolean value that indicates whether shaking the device undoes.
  open var applicationSupportsShakeToEdit: Bool = true
  /// The actions of the icon's menu.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// A Boolean value that indicates whether events are ignored: always `false`.
  open var isIgnoringInteractionEvents: Bool { false }
  /// A Boolean value that indicates whether notifications are received: always `false`.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// A Boolean value that indicates whether there can be several scenes: always `false`.
  open var supportsMultipleScenes: Bool { false }
  /// The permission to run in the background: always `denied`.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// Sets the style of the status bar, which is not shown.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Sets whether the status bar is hidden.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  /// Sets whether the status bar is hidden.
  open func setStatusBarHidden(_ hidden: Bool, animated: Bool) { isStatusBarHidden = hidden }
  /// Has no effect, because there are no events.
  open func sendEvent(_ event: UIEvent) {}
  /// Returns all orientations.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .all
  }
  /// Has no effect.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Has no effect.
  open func unregisterForRemoteNotifications() {}
  /// Has no effect, because there are no events.
  open func beginReceivingRemoteControlEvents() {}
  /// Has no effect, because there are no events.
  open func endReceivingRemoteControlEvents() {}
  /// Has no effect, because there are no events.
  open func beginIgnoringInteractionEvents() {}
  /// Has no effect, because there are no events.
  open func endIgnoringInteractionEvents() {}
  /// Has no effect.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Has no effect, because there are no scenes.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Has no effect, because there are no scenes.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Has no effect, because the state is not stored.
  open func extendStateRestoration() {}
  /// Has no effect, because the state is not stored.
  open func completeStateRestoration() {}
  /// The only app.
  public class var shared: UIApplication { app }

  private static let app = UIApplication()

  private override init() {
    super.init()
  }

  /// The delegate: by default an object of the class that the commands for code bases find, which is
  /// not told of the launch, or none.
  open weak var delegate: (any UIApplicationDelegate)? {
    get { assigned ?? Self.found }
    set { assigned = newValue }
  }
  private weak var assigned: (any UIApplicationDelegate)?

  private static let found: (any UIApplicationDelegate)? =
    ConformingTypes.types(conformingTo: (any _ApplicationSource).self)
    .compactMap { $0 as? any _ApplicationSource.Type }
    .min { String(reflecting: $0) < String(reflecting: $1) }?.makeDelegate()
  /// The state: always active.
  open var applicationState: State { .active }
  /// The scenes: none.
  open var connectedScenes: Set<UIScene> { [] }
  /// The windows: none.
  open var windows: [UIWindow] { [] }
  /// The window that handles keyboard events: none.
  open var keyWindow: UIWindow? { nil }
  /// The preferred text size of the snapshot.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The layout direction of the snapshot.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// A Boolean value that indicates whether the screen stays on; it has no effect.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon; it has no effect.
  open var applicationIconBadgeNumber = 0
  /// A Boolean value that indicates whether the app can change its icon: always `false`.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the app's icon; `nil` for the primary one.
  open var alternateIconName: String? { nil }
  /// A Boolean value that indicates whether protected files are available: always `true`.
  open var isProtectedDataAvailable: Bool { true }

  /// Returns `true` for URLs of the web, for which every device has an app.
  open func canOpenURL(_ url: URL) -> Bool {
    url.scheme == "https" || url.scheme == "http"
  }

  /// Opens nothing, and calls the closure with `false`; a host records the URL.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIKitEnvironment.current.recordURL?(url)
    completion?(false)
  }

  /// Opens nothing, and returns `false`; a host records the URL.
  @discardableResult
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    UIKitEnvironment.current.recordURL?(url)
    return false
  }

  /// Calls nothing, because no object is the first responder, and returns `false`.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    false
  }

  /// Has no effect, because the icon does not change.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// The scenes that the app knows: none.
  open var openSessions: Set<UISceneSession> { [] }

  /// Has no effect.
  open func registerForRemoteNotifications() {}

  /// Has no effect, because there are no scenes.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}
