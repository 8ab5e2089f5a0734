// SPDX-License-Identifier: MIT

/// The way in which the user can change the size of a window.
public struct WindowResizability: Sendable {
  private let name: String

  /// The default of the window.
  public static var automatic: WindowResizability { WindowResizability(name: "automatic") }
  /// Sizes between the minimum and the maximum of the content.
  public static var contentSize: WindowResizability { WindowResizability(name: "contentSize") }
  /// Sizes from the minimum of the content.
  public static var contentMinSize: WindowResizability {
    WindowResizability(name: "contentMinSize")
  }
}

/// The way in which the system restores a window.
public struct SceneRestorationBehavior: Sendable {
  private let name: String

  /// The default of the platform.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// The window is not restored.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// The role of a window in the window manager.
public struct WindowManagerRole: Sendable {
  private let name: String

  /// The default of the window.
  public static let automatic = WindowManagerRole(name: "automatic")
}

/// A task that the system starts in the background.
public struct BackgroundTask<Request, Response>: Sendable {
  private init() {}
}

extension BackgroundTask {
  /// A task for the events of a URL session.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>() }

  /// Returns a task for the events of a URL session with an identifier.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }

  /// Returns a task for the events of the URL sessions whose identifiers match.
  public static func urlSession(
    matching: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask<String, Void> {
    BackgroundTask<String, Void>()
  }

  /// Returns a task that refreshes the app.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
}

/// The behavior of a dismissed window.
public struct DismissBehavior: Sendable {
  private let name: String

  /// The behavior of a dismissal by the user.
  public static let interactive = DismissBehavior(name: "interactive")
  /// A dismissal without a confirmation.
  public static let destructive = DismissBehavior(name: "destructive")
}

extension Transaction {
  private enum DismissBehaviorKey: TransactionKey {
    static var defaultValue: DismissBehavior { .interactive }
  }

  /// The behavior of windows that are dismissed in the transaction.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}
