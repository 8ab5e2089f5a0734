// SPDX-License-Identifier: MIT

@_exported import Foundation

/// The content of a notification.
///
/// `@unchecked` in this module: as in UserNotifications, objects are passed between threads, and
/// only their creator changes them.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The files to show.
  open var attachments: [UNNotificationAttachment] = []
  /// The number on the icon of the app; `nil` for no change.
  open var badge: NSNumber?
  /// The text.
  open var body = ""
  /// The identifier of the category with the actions.
  open var categoryIdentifier = ""
  /// The criteria of a Focus.
  open var filterCriteria: String?
  /// The importance of the notification.
  open var interruptionLevel = UNNotificationInterruptionLevel.active
  /// The name of the image of the launch.
  open var launchImageName = ""
  /// The relevance, from 0 to 1.
  open var relevanceScore = 0.0
  /// The sound; `nil` for none.
  open var sound: UNNotificationSound?
  /// The second line of the title.
  open var subtitle = ""
  /// The identifier of the window that opens.
  open var targetContentIdentifier: String?
  /// The identifier of a group of notifications.
  open var threadIdentifier = ""
  /// The title.
  open var title = ""
  /// Values of the app.
  open var userInfo: [AnyHashable: Any] = [:]

  /// Creates an empty content.
  public override init() {}

  /// Returns a copy.
  public func copy(with zone: NSZone? = nil) -> Any { copied(to: UNNotificationContent()) }

  /// Returns a copy that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    copied(to: UNMutableNotificationContent())
  }

  private func copied(to copy: UNNotificationContent) -> UNNotificationContent {
    copy.attachments = attachments
    copy.badge = badge
    copy.body = body
    copy.categoryIdentifier = categoryIdentifier
    copy.filterCriteria = filterCriteria
    copy.interruptionLevel = interruptionLevel
    copy.launchImageName = launchImageName
    copy.relevanceScore = relevanceScore
    copy.sound = sound
    copy.subtitle = subtitle
    copy.targetContentIdentifier = targetContentIdentifier
    copy.threadIdentifier = threadIdentifier
    copy.title = title
    copy.userInfo = userInfo
    return copy
  }
}

/// The content of a notification that can be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Shown in the list only.
  case passive
  /// Shown immediately.
  case active
  /// Shown immediately, also during a Focus.
  case timeSensitive
  /// Shown immediately with a sound, also if the device is muted.
  case critical
}

/// The sound of a notification, which is never played.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  private let name: String
  private let volume: Float

  private init(name: String, volume: Float = 1) {
    self.name = name
    self.volume = volume
  }

  /// Creates a sound from the name of a file.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }

  /// The default sound.
  open class var `default`: UNNotificationSound { UNNotificationSound(name: "default") }
  /// The default ringtone.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound(name: "ringtone") }
  /// The default sound of critical notifications.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(name: "critical") }

  /// Returns the default sound of critical notifications with a volume from 0 to 1.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(name: "critical", volume: volume)
  }

  /// Returns a sound of critical notifications.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float = 1
  ) -> UNNotificationSound {
    UNNotificationSound(name: "critical.\(name.rawValue)", volume: volume)
  }

  /// Returns whether another sound has the same name and volume.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSound else { return false }
    return name == other.name && volume == other.volume
  }

  /// A hash value of the name.
  open override var hash: Int { name.hashValue }
}

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that a notification shows.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The type of the file, from its extension.
  public var type: String { url.pathExtension }

  /// Creates an attachment.
  ///
  /// - Throws: An error if the file does not exist.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard (try? url.checkResourceIsReachable()) == true else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? url.lastPathComponent : identifier
    self.url = url
  }
}

/// The keys of options of attachments.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of the option that hides the thumbnail.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"

/// An error of notifications.
public struct UNError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The user has not allowed notifications.
    case notificationsNotAllowed = 1
    /// The file of an attachment does not exist.
    case attachmentInvalidURL = 100
    /// The trigger never fires.
    case notificationInvalidNoDate = 1400
    /// The notification has no content.
    case notificationInvalidNoContent = 1401
  }

  /// The kind.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
