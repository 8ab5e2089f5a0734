// SPDX-License-Identifier: MIT

@_exported import Foundation
import SwiftUI

/// A view of a web page, which is shown as a placeholder.
@MainActor @preconcurrency
public struct WebView: View {
  /// Creates a view of the page at a URL, which is not loaded.
  public init(url: URL?) {}

  /// Creates a view of a page.
  public init(_ page: WebPage) {}

  /// The placeholder.
  public var body: some View { PlaceholderView("WebView") }
}

/// A web page, which is never loaded.
@MainActor @preconcurrency @Observable
public final class WebPage {
  /// The location of the page that was requested last.
  public private(set) var url: URL?
  /// The title: always empty.
  public var title: String { "" }
  /// A Boolean value that indicates whether the page is being loaded: always `false`.
  public var isLoading: Bool { false }
  /// The progress of the loading: always 0.
  public var estimatedProgress: Double { 0 }

  /// Creates a page.
  public init() {}

  /// Stores the location of a page.
  public func load(_ url: URL?) { self.url = url }

  /// Stores the location of a request.
  public func load(_ request: URLRequest) { url = request.url }
}
