// SPDX-License-Identifier: MIT

import Foundation
import TintypeUIKit

/// An action that opens a URL.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The result of a handler.
  public struct Result: Sendable {
    fileprivate enum Kind {
      case handled, discarded, system(URL?)
    }

    fileprivate let kind: Kind

    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler discarded the URL.
    public static let discarded = Result(kind: .discarded)
    /// The handler requests the system to open the URL.
    public static let systemAction = Result(kind: .system(nil))

    /// Returns a result that requests the system to open another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  // Proof of safety: it is only called on the main actor.
  private nonisolated(unsafe) let handler: ((URL) -> Result)?

  /// Creates an action with a handler.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Creates the action of the system, which opens nothing in a snapshot test.
  nonisolated init() { handler = nil }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL, and calls a closure with a Boolean value that indicates whether it was opened.
  ///
  /// A system that runs snapshot tests opens no URL; `ViewHost.openedURLs` records it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler?(url).kind ?? .system(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      UIApplication.shared.open(other ?? url)
      completion(false)
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// The action that opens a URL, such as that of a link.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
