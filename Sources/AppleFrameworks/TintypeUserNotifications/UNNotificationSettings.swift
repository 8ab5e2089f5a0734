// SPDX-License-Identifier: MIT

import Foundation

/// The permissions that an app requests.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt = 0) { self.rawValue = rawValue }
  /// Numbers on the icon.
  public static let badge = Self(rawValue: 1)
  /// Sounds.
  public static let sound = Self(rawValue: 2)
  /// Alerts.
  public static let alert = Self(rawValue: 4)
  /// Notifications in CarPlay.
  public static let carPlay = Self(rawValue: 8)
  /// Sounds of critical notifications.
  public static let criticalAlert = Self(rawValue: 16)
  /// A button for the settings of the app.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Notifications without a question to the user.
  public static let provisional = Self(rawValue: 64)
}

/// The way in which a notification is shown while the app is open.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt = 0) { self.rawValue = rawValue }
  /// The number on the icon changes.
  public static let badge = Self(rawValue: 1)
  /// The sound is played.
  public static let sound = Self(rawValue: 2)
  /// An alert is shown.
  public static let alert = Self(rawValue: 4)
  /// The notification is in the list.
  public static let list = Self(rawValue: 8)
  /// A banner is shown.
  public static let banner = Self(rawValue: 16)
}

/// The permission of an app.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined
  /// The user has denied notifications.
  case denied
  /// The user has allowed notifications.
  case authorized
  /// Notifications are allowed without a question.
  case provisional
  /// Notifications of an App Clip are allowed for a time.
  case ephemeral
}

/// The state of a setting.
public enum UNNotificationSetting: Int, Sendable {
  /// The app does not support the setting.
  case notSupported
  /// The setting is off.
  case disabled
  /// The setting is on.
  case enabled
}

/// The style of alerts.
public enum UNAlertStyle: Int, Sendable {
  /// No alerts.
  case none
  /// Alerts that disappear.
  case banner
  /// Alerts that stay.
  case alert
}

/// The visibility of the content of notifications.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always
  /// While the device is unlocked.
  case whenAuthenticated
  /// Never.
  case never
}

/// The settings of notifications, which allow all of them, as if the user had agreed.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// The permission: always authorized.
  public var authorizationStatus: UNAuthorizationStatus { .authorized }
  /// The setting of sounds.
  public var soundSetting: UNNotificationSetting { .enabled }
  /// The setting of numbers on the icon.
  public var badgeSetting: UNNotificationSetting { .enabled }
  /// The setting of alerts.
  public var alertSetting: UNNotificationSetting { .enabled }
  /// The setting of the notification center.
  public var notificationCenterSetting: UNNotificationSetting { .enabled }
  /// The setting of the lock screen.
  public var lockScreenSetting: UNNotificationSetting { .enabled }
  /// The setting of CarPlay.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// The style of alerts.
  public var alertStyle: UNAlertStyle { .banner }
  /// The visibility of the content.
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// The setting of critical notifications.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// A Boolean value that indicates whether the app has a screen for its settings.
  public var providesAppNotificationSettings: Bool { false }
  /// The setting of announcements.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// The setting of time-sensitive notifications.
  public var timeSensitiveSetting: UNNotificationSetting { .enabled }
  /// The setting of the scheduled summary.
  public var scheduledDeliverySetting: UNNotificationSetting { .disabled }
  /// The setting of messages to the user.
  public var directMessagesSetting: UNNotificationSetting { .notSupported }
}
