// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeFoundation

/// The app: without windows, scenes and other apps.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
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

  /// The state of an app.
  @nonexhaustive(warn)
  public enum State: Int, Sendable {
    /// The app handles events.
    case active = 0
    /// The app is visible.
    case inactive = 1
    /// The app is hidden.
    case background = 2
  }

  /// An option of opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public var rawValue: String

    /// Creates an option from its identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Opens only apps that handle the URL, not the browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A key of the options of a launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public var rawValue: String

    /// Creates a key from its identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The URL that the app was opened with.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification that the app was opened with.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The action of the icon's menu that the app was opened with.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// A key of the options with which a URL is opened in the app.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public var rawValue: String

    /// Creates a key from its identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of the app that opens the URL.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }
}

extension UIApplication {
  /// The URL of the app's page in Settings.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }
  /// The URL of the app's notifications in Settings.
  public nonisolated class var openNotificationSettingsURLString: String {
    "app-settings:notifications"
  }

  /// The notification that the app became active, which is never posted.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// The notification that the app becomes inactive, which is never posted.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  /// The notification that the app was hidden, which is never posted.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// The notification that the app becomes visible, which is never posted.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// The notification that the app ends, which is never posted.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
  /// The notification that memory is scarce, which is never posted.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// The notification that the user took a screenshot, which is never posted.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }
}
