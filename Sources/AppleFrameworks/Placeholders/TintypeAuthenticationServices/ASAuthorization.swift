// SPDX-License-Identifier: MIT

@_exported public import Combine
public import Foundation
@_exported public import TintypeUIKit

/// The window of a request.
public typealias ASPresentationAnchor = UIWindow

/// The result of a request.
open class ASAuthorization: NSObject {
  /// The kinds of values that an app can request.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the user.
    public static let fullName = Scope(rawValue: "full_name")
    /// The mail address.
    public static let email = Scope(rawValue: "email")
  }

  /// The credential.
  public let credential: any ASAuthorizationCredential

  init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// The proof of an account.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// The proof of an account of Apple, of which there are none.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The identifier of the user: always empty.
  open var user: String { "" }
  /// The value of the request: always `nil`.
  open var state: String? { nil }
  /// The name: always `nil`.
  open var fullName: PersonNameComponents? { nil }
  /// The mail address: always `nil`.
  open var email: String? { nil }
  /// The token: always `nil`.
  open var identityToken: Data? { nil }
  /// The code: always `nil`.
  open var authorizationCode: Data? { nil }
}

/// A saved password, of which there are none.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The user.
  public let user: String
  /// The password.
  public let password: String

  /// Creates a password.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// A request to an account.
open class ASAuthorizationRequest: NSObject {}

/// A request to an account of Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// The requested values.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// The number that the answer contains.
  open var nonce: String?
  /// The value that the answer contains.
  open var state: String?
  /// The identifier of the user.
  open var user: String?
}

/// The accounts of Apple, of which there are none.
open class ASAuthorizationAppleIDProvider: NSObject {
  /// The states of an account.
  public enum CredentialState: Int, Sendable {
    /// The user has left the app.
    case revoked
    /// The account is valid.
    case authorized
    /// There is no account.
    case notFound
    /// The account is of another team.
    case transferred
  }

  /// Returns a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  /// Returns `notFound`, because there are no accounts.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }

  /// Calls the handler with `notFound`, because there are no accounts.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    completion(.notFound, nil)
  }
}

/// An error of a request.
public struct ASAuthorizationError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// Unknown.
    case unknown = 1000
    /// The user canceled the request.
    case canceled
    /// The answer is invalid.
    case invalidResponse
    /// There is no answer.
    case notHandled
    /// An error.
    case failed
    /// The request needs a user interface.
    case notInteractive
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The reason of a canceled request.
  public static var canceled: Code { .canceled }

  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// The object that receives an answer, which never arrives.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called with an answer.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  /// Called with an error.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// The object that returns the window of a request.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Requests to accounts, which have no answer.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The object that receives an answer.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that returns the window.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// Creates requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Does nothing, because there are no accounts.
  open func performRequests() {}
}
