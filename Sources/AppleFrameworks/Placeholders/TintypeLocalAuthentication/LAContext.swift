// SPDX-License-Identifier: MIT

@_exported public import Combine
@_exported public import Foundation

/// The ways to prove the identity of the user.
public enum LAPolicy: Int, Sendable {
  /// Face ID or Touch ID.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Face ID, Touch ID or the passcode.
  case deviceOwnerAuthentication = 2
}

/// The kinds of sensors.
public enum LABiometryType: Int, Sendable {
  /// No sensor.
  case none
  /// Touch ID.
  case touchID
  /// Face ID.
  case faceID
  /// Optic ID.
  case opticID = 4
}

/// An error of the authentication.
public struct LAError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// The identity is not proved.
    case authenticationFailed = -1
    /// The user canceled the request.
    case userCancel = -2
    /// The user wants to enter a password.
    case userFallback = -3
    /// The system canceled the request.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// There is no sensor.
    case biometryNotAvailable = -6
    /// The user has not set up the sensor.
    case biometryNotEnrolled = -7
    /// The sensor was used too often.
    case biometryLockout = -8
    /// The app canceled the request.
    case appCancel = -9
    /// The context is invalid.
    case invalidContext = -10
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The text of the error.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "The identity of the user cannot be proved on Linux."]
  }

  /// The reason that the identity is not proved.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The reason that the user canceled the request.
  public static var userCancel: Code { .userCancel }
  /// The reason that the user wants to enter a password.
  public static var userFallback: Code { .userFallback }
  /// The reason that there is no sensor.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The reason that the user has not set up the sensor.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// The reason that the sensor was used too often.
  public static var biometryLockout: Code { .biometryLockout }
}

/// A request to prove the identity of the user, which fails: there is no sensor.
open class LAContext: NSObject {
  /// The title of the button for a password.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels the request.
  open var localizedCancelTitle: String?
  /// The reason that the user sees.
  open var localizedReason = ""
  /// A Boolean value that indicates whether the context is without a user interface.
  open var interactionNotAllowed = false
  /// The seconds for which the last proof is valid.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// The kind of the sensor: always `none`.
  open var biometryType: LABiometryType { .none }
  /// The state of the known users: always `nil`.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Creates a request.
  public override init() { super.init() }

  /// Returns `false` and the error `biometryNotAvailable`.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = LAError(.biometryNotAvailable) as NSError
    return false
  }

  /// Throws the error `biometryNotAvailable`.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }

  /// Calls the handler with the error `biometryNotAvailable`.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    reply(false, LAError(.biometryNotAvailable))
  }

  /// Does nothing, because no request is running.
  open func invalidate() {}
}
