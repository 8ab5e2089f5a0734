// SPDX-License-Identifier: MIT

import Foundation

extension UIApplication {
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
    /// A value of the app that opened this one.
    public static let annotation = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// The activity that the app was opened with.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// A change of the location that the app was opened with.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The app that opened this one.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
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
    /// A Boolean value that indicates whether the file is not copied.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// A value of the app that opens the URL.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
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
