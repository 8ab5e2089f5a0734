// SPDX-License-Identifier: MIT

public import Foundation
public import SwiftUI

/// An error of a login page.
public struct ASWebAuthenticationSessionError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// The user canceled the login.
    case canceledLogin = 1
    /// There is no window.
    case presentationContextNotProvided
    /// The window is invalid.
    case presentationContextInvalid
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The reason of a canceled login.
  public static var canceledLogin: Code { .canceledLogin }

  /// The domain of the errors.
  public static var errorDomain: String {
    "com.apple.AuthenticationServices.WebAuthenticationSession"
  }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The text of the error.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Login pages cannot be shown on Linux."]
  }
}

/// The object that returns the window of a login page.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A login page, which is never shown.
open class ASWebAuthenticationSession: NSObject {
  /// The closure that receives the answer.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The URLs that end a login.
  public struct Callback: Hashable, Sendable {
    private let pattern: String

    /// Returns the URLs with a scheme.
    public static func customScheme(_ customScheme: String) -> Callback {
      Callback(pattern: "\(customScheme):")
    }

    /// Returns the URLs of a path.
    public static func https(host: String, path: String) -> Callback {
      Callback(pattern: "https://\(host)\(path)")
    }
  }

  /// A Boolean value that indicates whether the page has no cookies.
  open var prefersEphemeralWebBrowserSession = false
  /// The object that returns the window.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// A Boolean value that indicates whether the page can be shown: always `false`.
  open var canStart: Bool { false }

  /// Creates a login page; the closure is never called.
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {}

  /// Creates a login page; the closure is never called.
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {}

  /// Returns `false`, because the page cannot be shown.
  @discardableResult
  open func start() -> Bool { false }

  /// Does nothing, because the page is not shown.
  open func cancel() {}
}

/// The action that shows a login page, which throws an error.
@MainActor @preconcurrency
public struct WebAuthenticationSession: Sendable {
  nonisolated init() {}

  /// The options of a login page.
  public struct BrowserSession: Hashable, Sendable {
    private let name: String

    /// A page with cookies.
    public static let shared = BrowserSession(name: "shared")
    /// A page without cookies.
    public static let ephemeral = BrowserSession(name: "ephemeral")
  }

  /// Throws the error `presentationContextInvalid`.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    throw ASWebAuthenticationSessionError(.presentationContextInvalid)
  }
}

extension EnvironmentValues {
  /// The action that shows a login page, which throws an error.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
