// SPDX-License-Identifier: MIT

import Foundation

/// The notifications of the process, which are stored in memory and never delivered.
///
/// The permission is always granted. Completion handlers are called before a method returns, on the
/// thread that calls it.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private struct State {
    var requests: [UNNotificationRequest] = []
    var categories: Set<UNNotificationCategory> = []
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  private static let shared = UNUserNotificationCenter()
  private let lock = NSLock()
  private var state = State()

  private override init() {}

  private func withState<T>(_ body: (inout State) -> T) -> T {
    lock.withLock { body(&state) }
  }

  /// Returns the center of the process.
  open class func current() -> UNUserNotificationCenter { shared }

  /// The delegate, whose methods are never called.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { withState { $0.delegate } }
    set { withState { $0.delegate = newValue } }
  }

  /// A Boolean value that indicates whether the device supports extensions of content: `false`.
  open var supportsContentExtensions: Bool { false }

  // MARK: Permission

  /// Grants the permission.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(true, nil)
  }

  /// Grants the permission.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }

  /// Passes settings that allow all notifications.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings())
  }

  /// Returns settings that allow all notifications.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  // MARK: Categories

  /// Replaces the categories.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    withState { $0.categories = categories }
  }

  /// Passes the categories.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    completionHandler(withState { $0.categories })
  }

  /// Returns the categories.
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    withState { $0.categories }
  }

  // MARK: Pending requests

  /// Adds a request, which replaces one with the same identifier.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    insert(request)
    completionHandler?(nil)
  }

  /// Adds a request, which replaces one with the same identifier.
  open func add(_ request: UNNotificationRequest) async throws { insert(request) }

  private func insert(_ request: UNNotificationRequest) {
    withState { state in
      state.requests.removeAll { $0.identifier == request.identifier }
      state.requests.append(request)
    }
  }

  /// Passes the requests in the order in which they were added.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(withState { $0.requests })
  }

  /// Returns the requests in the order in which they were added.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    withState { $0.requests }
  }

  /// Removes the requests with identifiers.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    withState { $0.requests.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Removes all requests.
  open func removeAllPendingNotificationRequests() { withState { $0.requests = [] } }

  // MARK: Delivered notifications

  /// Passes no notifications.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    completionHandler([])
  }

  /// Returns no notifications.
  open func deliveredNotifications() async -> [UNNotification] { [] }

  /// Removes delivered notifications, with no effect, because there are none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Removes all delivered notifications, with no effect, because there are none.
  open func removeAllDeliveredNotifications() {}

  // MARK: Badge

  /// Sets the number on the icon, with no effect, because there is no icon.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Sets the number on the icon, with no effect, because there is no icon.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// An object that handles notifications.
///
/// Its methods are never called.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Decides how to show a notification while the app is open.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)

  /// Decides how to show a notification while the app is open.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Handles the response of the user.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)

  /// Handles the response of the user.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async

  /// Opens the settings of the app.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Shows no notification.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }

  /// Shows no notification.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    []
  }

  /// Ignores the response.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }

  /// Ignores the response.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  /// Opens no settings.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// An extension that changes notifications before their delivery, which is never used.
open class UNNotificationServiceExtension: NSObject {
  /// Creates an extension.
  public override init() {}

  /// Changes the content of a notification.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    contentHandler(request.content)
  }

  /// Ends the change of a content, because its time is over.
  open func serviceExtensionTimeWillExpire() {}
}
