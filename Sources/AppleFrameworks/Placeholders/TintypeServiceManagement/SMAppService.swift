// SPDX-License-Identifier: MIT

@_exported public import Foundation
public import TintypeFoundation

// Proof of safety: the property is a constant.
/// A service that the system starts, which is never registered.
open class SMAppService: NSObject, @unchecked Sendable {
  /// The states of services.
  public enum Status: Int, Sendable {
    /// Not registered.
    case notRegistered
    /// Registered.
    case enabled
    /// The user has not agreed.
    case requiresApproval
    /// There is no such service.
    case notFound
  }

  private let name: String

  init(name: String) { self.name = name }

  /// The service that starts the app.
  open class var mainApp: SMAppService { SMAppService(name: "main") }

  /// Returns a service that an app starts.
  open class func loginItem(identifier: String) -> SMAppService { SMAppService(name: identifier) }

  /// Returns a service of a user.
  open class func agent(plistName: String) -> SMAppService { SMAppService(name: plistName) }

  /// Returns a service of the system.
  open class func daemon(plistName: String) -> SMAppService { SMAppService(name: plistName) }

  /// The state: always `notFound`.
  open var status: Status { .notFound }

  /// Throws an error, because services are not registered.
  open func register() throws { throw Self.refused }

  /// Throws an error, because services are not registered.
  open func unregister() throws { throw Self.refused }

  /// Throws an error, because services are not registered.
  open func unregister() async throws { throw Self.refused }

  /// Does nothing, because there are no settings.
  open class func openSystemSettingsLoginItems() {}

  private static var refused: NSError {
    NSError(
      domain: "SMAppServiceErrorDomain", code: 1,
      userInfo: [NSLocalizedDescriptionKey: "Services do not exist on Linux."])
  }
}

/// Returns `false`, because services are not registered.
public func SMLoginItemSetEnabled(_ identifier: CFString, _ enabled: Bool) -> Bool { false }
