// SPDX-License-Identifier: MIT

import Foundation

/// A notification and its trigger.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier, which is unique in the pending requests.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The trigger; `nil` for an immediate delivery.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
  }
}

/// A delivered notification.
///
/// The system creates none.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The date of the delivery.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// The response of the user to a notification.
///
/// The system creates none.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The response of the user with a text.
///
/// The system creates none.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public var userText: String { "" }
}

/// The action of a user who opens a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a user who dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The icon of an action.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  private init(name: String) {}
  /// Creates an icon with a symbol.
  public convenience init(systemImageName: String) { self.init(name: systemImageName) }
  /// Creates an icon with an image of the app.
  public convenience init(templateImageName: String) { self.init(name: templateImageName) }
}

/// The options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt = 0) { self.rawValue = rawValue }
  /// The device must be unlocked.
  public static let authenticationRequired = Self(rawValue: 1)
  /// The action deletes data.
  public static let destructive = Self(rawValue: 2)
  /// The action opens the app.
  public static let foreground = Self(rawValue: 4)
}

/// An action of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The title.
  public let title: String
  /// The options.
  public let options: UNNotificationActionOptions
  /// The icon.
  public let icon: UNNotificationActionIcon?

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }
}

/// An action with a text of the user.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button.
  public let textInputButtonTitle: String
  /// The text in the empty field.
  public let textInputPlaceholder: String

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt = 0) { self.rawValue = rawValue }
  /// The delegate receives dismissals.
  public static let customDismissAction = Self(rawValue: 1)
  /// Notifications are shown in CarPlay.
  public static let allowInCarPlay = Self(rawValue: 2)
  /// The title is shown without a preview.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
  /// The subtitle is shown without a preview.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
}

/// A kind of notifications with common actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The actions.
  public let actions: [UNNotificationAction]
  /// The intents.
  public let intentIdentifiers: [String]
  /// The text if previews are hidden.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The summary of several notifications.
  public let categorySummaryFormat: String
  /// The options.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
  }
}
