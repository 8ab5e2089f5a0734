// SPDX-License-Identifier: MIT

import Foundation

/// The state of a Live Activity.
public enum ActivityState: String, Codable, Hashable, Sendable {
  /// Visible.
  case active
  /// Ended, and visible until it is dismissed.
  case ended
  /// Removed.
  case dismissed
  /// Visible with outdated values.
  case stale
  /// Waiting for its start.
  case pending
}

/// The time at which an ended activity disappears.
public struct ActivityUIDismissalPolicy: Sendable {
  /// Hours after the end.
  public static let `default` = ActivityUIDismissalPolicy()
  /// At the end.
  public static let immediate = ActivityUIDismissalPolicy()
  /// Returns a policy with a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { .default }
}

/// The way in which a server changes an activity.
public struct PushType: Sendable {
  /// By the token of the activity.
  public static let token = PushType()
  /// Returns a type with a channel.
  public static func channel(_ id: String) -> PushType { .token }
}

/// An alert for a change of an activity, which is not shown.
public struct AlertConfiguration: Sendable {
  /// A sound, which is not played.
  public struct AlertSound: Sendable {
    /// The default sound.
    public static let `default` = AlertSound()
    /// Returns a sound of the app.
    public static func named(_ name: String) -> AlertSound { .default }
  }

  /// Creates an alert.
  public init<Text>(title: Text, body: Text, sound: AlertSound) {}
}

/// The permission of an app to start Live Activities, which is always granted.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates a permission.
  public init() {}
  /// A Boolean value that indicates whether activities are allowed: always `true`.
  public var areActivitiesEnabled: Bool { true }
  /// A Boolean value that indicates whether a server can change activities often: always `false`.
  public var frequentPushesEnabled: Bool { false }
  /// The changes of the permission: the current value.
  public var activityEnablementUpdates: AsyncStream<Bool> {
    AsyncStream {
      $0.yield(true)
      $0.finish()
    }
  }
}

/// An error of Live Activities, which is never thrown.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// The user does not allow activities.
  case denied
  /// The values are too large.
  case attributesTooLarge
  /// There are too many activities.
  case targetMaximumExceeded
  /// There are too many activities of all apps.
  case globalMaximumExceeded
  /// The app is not visible.
  case visibility
  /// The device supports no activities.
  case unsupported
}
