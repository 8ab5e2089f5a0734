// SPDX-License-Identifier: MIT

public import Foundation

/// An action in the menu of the app's icon, which is not shown.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  /// The name.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The text below the title.
  public let localizedSubtitle: String?
  /// The image.
  public let icon: UIApplicationShortcutIcon?
  /// The values.
  public let userInfo: [String: any NSSecureCoding]?
  /// The name of the scene.
  public let targetContentIdentifier: Any? = nil

  /// Creates an action.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Creates an action with a subtitle, an image and values.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.icon, self.userInfo) = (localizedSubtitle, icon, userInfo)
  }
}

/// An action whose values can be changed.
@MainActor @preconcurrency
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

/// The image of an action in the menu of the app's icon.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// Creates an image of the system.
  public init(type: UIApplicationShortcutIcon.IconType) {}
  /// Creates an image of the app.
  public init(templateImageName: String) {}
  /// Creates a symbol.
  public init(systemImageName: String) {}

  /// An image of the system.
  @nonexhaustive(warn)
  public enum IconType: Int, Sendable {
    /// The image `compose`.
    case compose = 0
    /// The image `play`.
    case play = 1
    /// The image `pause`.
    case pause = 2
    /// The image `add`.
    case add = 3
    /// The image `location`.
    case location = 4
    /// The image `search`.
    case search = 5
    /// The image `share`.
    case share = 6
    /// The image `prohibit`.
    case prohibit = 7
    /// The image `contact`.
    case contact = 8
    /// The image `home`.
    case home = 9
    /// The image `markLocation`.
    case markLocation = 10
    /// The image `favorite`.
    case favorite = 11
    /// The image `love`.
    case love = 12
    /// The image `cloud`.
    case cloud = 13
    /// The image `invitation`.
    case invitation = 14
    /// The image `confirmation`.
    case confirmation = 15
    /// The image `mail`.
    case mail = 16
    /// The image `message`.
    case message = 17
    /// The image `date`.
    case date = 18
    /// The image `time`.
    case time = 19
    /// The image `capturePhoto`.
    case capturePhoto = 20
    /// The image `captureVideo`.
    case captureVideo = 21
    /// The image `task`.
    case task = 22
    /// The image `taskCompleted`.
    case taskCompleted = 23
    /// The image `alarm`.
    case alarm = 24
    /// The image `bookmark`.
    case bookmark = 25
    /// The image `shuffle`.
    case shuffle = 26
    /// The image `audio`.
    case audio = 27
    /// The image `update`.
    case update = 28
  }
}
