// SPDX-License-Identifier: MIT

import SwiftUI

/// A view of a web page, which is shown as a placeholder and loads nothing.
@MainActor @preconcurrency
open class WKWebView: UIView, _PlaceholderContent {
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
  /// The color around the page; it has no effect.
  open var underPageBackgroundColor: UIColor?
  /// The insets of the page that other views cover; they have no effect.
  open var obscuredContentInsets = UIEdgeInsets.zero
  /// A Boolean value that indicates whether tools can inspect the page; it has no effect.
  open var isInspectable = false

  /// The scale of the page; it has no effect.
  open var pageZoom: CGFloat = 1
  /// A Boolean value that indicates whether a long press shows a preview; it has no effect.
  open var allowsLinkPreview = true
  /// The pages that were shown: none.
  public let backForwardList = WKBackForwardList()

  /// A Boolean value that indicates whether all content came through secure connections: always
  /// `false`.
  open var hasOnlySecureContent: Bool { false }
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

  /// Stores the location of data.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    return nil
  }

  /// Has no effect.
  @discardableResult
  open func reload() -> WKNavigation? { nil }

  /// Has no effect.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { nil }

  /// Runs nothing, and returns `nil`.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { nil }

  /// Runs nothing, and calls the closure without a value.
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    completionHandler?(.success(NSNull()))
  }

  /// Runs nothing, and returns `nil`.
  @discardableResult
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { nil }

  /// Calls the closure with an error, because the page is not painted.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    completionHandler(nil, WKError(.unknown))
  }

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

/// An object that is asked about navigation; its methods are never called.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {}

/// An object that shows dialogs of pages; its methods are never called.
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {}
