// SPDX-License-Identifier: MIT

import SwiftUI

/// A view of a web page, which is shown as a placeholder and loads nothing.
@MainActor @preconcurrency
open class WKWebView: UIView {
  /// The values with which the view was created.
  public let configuration: WKWebViewConfiguration
  /// The object that is asked about navigation; its methods are never called.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that shows dialogs; its methods are never called.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The scroll view of the page.
  public let scrollView = UIScrollView()
  /// The location that was requested last.
  open private(set) var url: URL?
  /// A Boolean value that indicates whether a swipe goes back; it has no effect.
  open var allowsBackForwardNavigationGestures = false
  /// The name that is sent to servers; it has no effect.
  open var customUserAgent: String?
  /// A Boolean value that indicates whether tools can inspect the page; it has no effect.
  open var isInspectable = false

  /// The title: none.
  open var title: String? { nil }
  /// A Boolean value that indicates whether the page is being loaded: always `false`.
  open var isLoading: Bool { false }
  /// The progress of the loading: always 0.
  open var estimatedProgress: Double { 0 }
  /// A Boolean value that indicates whether there is a previous page: always `false`.
  open var canGoBack: Bool { false }
  /// A Boolean value that indicates whether there is a next page: always `false`.
  open var canGoForward: Bool { false }

  /// Creates a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// Creates a view with default values.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Stores the location of a request.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }

  /// Stores the location of a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    return nil
  }

  /// Stores the location of a text.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return nil
  }

  /// Has no effect.
  @discardableResult
  open func reload() -> WKNavigation? { nil }

  /// Runs nothing, and returns `nil`.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { nil }

  /// Has no effect.
  open func stopLoading() {}

  /// Has no effect.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  /// Has no effect.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// Runs nothing, and calls the closure without a value.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, nil)
  }
}

/// A step of navigation; there are none on Linux.
@MainActor @preconcurrency
open class WKNavigation: NSObject {}

/// The values with which a web view is created; they have no effect.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// The preferences.
  open var preferences = WKPreferences()
  /// The preferences of pages.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// The object that connects scripts with the app.
  open var userContentController = WKUserContentController()
  /// The data of pages.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The kinds of media that only a tap plays.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// The process of pages.
  open var processPool = WKProcessPool()
  /// A Boolean value that indicates whether videos play in the page.
  open var allowsInlineMediaPlayback = false
}

/// Preferences of web views; they have no effect.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  /// A Boolean value that indicates whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The smallest size of text in points.
  open var minimumFontSize: CGFloat = 0
}

/// Preferences of pages; they have no effect.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  /// A Boolean value that indicates whether scripts run.
  open var allowsContentJavaScript = true
}

/// The object that connects scripts with an app; nothing runs.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  /// The scripts, which do not run.
  open private(set) var userScripts: [WKUserScript] = []

  /// Has no effect.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}

  /// Adds a script, which does not run.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }

  /// Has no effect.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// An object that receives messages of scripts; its methods are never called.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called for a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a script; there are none on Linux.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  /// The content: no value.
  open var body: Any { NSNull() }
  /// The name: an empty string.
  open var name: String { "" }
  /// The frame of the page.
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
}

/// An object that is asked about navigation; its methods are never called.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {}

/// An object that shows dialogs of pages; its methods are never called.
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {}
