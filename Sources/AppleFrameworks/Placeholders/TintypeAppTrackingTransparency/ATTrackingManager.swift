// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// The permission to track the user, which is never given.
open class ATTrackingManager: NSObject {
  /// The permissions of the user.
  public enum AuthorizationStatus: UInt, Sendable {
    /// The user has not decided.
    case notDetermined
    /// The user cannot decide.
    case restricted
    /// The user has refused.
    case denied
    /// The user has agreed.
    case authorized
  }

  /// The permission: always `notDetermined`.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }

  /// Calls the handler with `denied`.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping (AuthorizationStatus) -> Void
  ) {
    completion(.denied)
  }

  /// Returns `denied`.
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
