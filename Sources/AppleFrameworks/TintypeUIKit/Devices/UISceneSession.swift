// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeFoundation

/// The values of a scene that outlive it; the system creates them, so there are none on Linux.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// The purpose of the scene.
  public let role: Role
  /// The configuration of the scene.
  open private(set) var configuration: UISceneConfiguration
  /// The scene, if it is connected.
  open weak private(set) var scene: UIScene?
  /// The identifier of the session.
  public let persistentIdentifier: String
  /// The values of the app.
  open var userInfo: [String: Any]?
  /// The activity that restores the state.
  open var stateRestorationActivity: NSUserActivity?

  package init(role: Role = .windowApplication, identifier: String = "1") {
    self.role = role
    persistentIdentifier = identifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public var rawValue: String

    /// Creates a purpose from its identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the screen of the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
}

/// The classes by which a scene is created.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The storyboard, which is not read.
  open var storyboard: UIStoryboard?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension UIScene {
  /// The reasons for which a scene connects: none.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// The URLs that the scene opens: none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities that the scene continues: none.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The action of the icon's menu: none.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// The wishes with which a scene is requested.
  @MainActor @preconcurrency
  open class ActivationRequestOptions: NSObject {
    /// The scene that makes the request.
    open var requestingScene: UIScene?

    /// Creates wishes.
    public override init() {}
  }
}

/// A URL that a scene opens.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  package init(url: URL) {
    self.url = url
  }
}
