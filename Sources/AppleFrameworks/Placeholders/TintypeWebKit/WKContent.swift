// SPDX-License-Identifier: MIT

import SwiftUI

/// An object that receives messages of scripts and answers them; its methods are never called.
@MainActor @preconcurrency
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {}

/// An object that loads the addresses of a scheme; its methods are never called.
@MainActor @preconcurrency
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Called when an address is loaded.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Called when loading ends early.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// The loading of an address; there is none.
@MainActor @preconcurrency
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }
  /// Passes an answer to the page.
  func didReceive(_ response: URLResponse)
  /// Passes data to the page.
  func didReceive(_ data: Data)
  /// Ends the loading.
  func didFinish()
  /// Ends the loading with an error.
  func didFailWithError(_ error: any Error)
}

/// The kinds of texts that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Links.
  public static let link = Self(rawValue: 2)
  /// Addresses.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// All kinds.
  public static let all = Self(rawValue: .max)
}

/// An error of a page.
public struct WKError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// Unknown.
    case unknown = 1
    /// The process of the page ended.
    case webContentProcessTerminated = 2
    /// The view was removed.
    case webViewInvalidated = 3
    /// A script failed.
    case javaScriptExceptionOccurred = 4
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { "WKErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// The part of a page to paint.
@MainActor @preconcurrency
open class WKSnapshotConfiguration: NSObject {
  /// The rectangle in points; `CGRect.null` for the bounds.
  open var rect = CGRect.null
  /// The width of the image in points.
  open var snapshotWidth: NSNumber?
  /// A Boolean value that indicates whether the image has the latest changes.
  open var afterScreenUpdates = true
}

/// The pages that were shown; there are none.
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
  /// The page: always `nil`.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The previous page: always `nil`.
  open var backItem: WKBackForwardListItem? { nil }
  /// The next page: always `nil`.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The previous pages: none.
  open var backList: [WKBackForwardListItem] { [] }
  /// The next pages: none.
  open var forwardList: [WKBackForwardListItem] { [] }
}

/// A page that was shown; there is none.
@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
  /// The location.
  public let url: URL
  /// The title: always `nil`.
  open var title: String? { nil }

  init(url: URL) { self.url = url }
}

/// Rules that remove content of pages; there are none.
@MainActor @preconcurrency
open class WKContentRuleList: NSObject {
  /// The name: always empty.
  open var identifier: String { "" }
}

/// The rules of the app; none is kept.
@MainActor @preconcurrency
open class WKContentRuleListStore: NSObject {
  private static let store = WKContentRuleListStore()

  /// Returns the rules of the app.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open class func `default`() -> WKContentRuleListStore! { store }

  /// Calls the closure with an error, because pages are not loaded.
  open func compileContentRuleList(
    forIdentifier identifier: String, encodedContentRuleList: String,
    completionHandler: @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void
  ) {
    completionHandler(nil, WKError(.unknown))
  }
}

/// An object that is called for changes of cookies.
@MainActor @preconcurrency
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Called after a cookie was stored or removed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
