// SPDX-License-Identifier: MIT

// This file is not with the strategies for other values, because importing FoundationNetworking
// links libcurl, which would slow down the start of the command line.

import Foundation
import TintypeSnapshots

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// Writes a request as its method and URL, its sorted headers, and its unchanged body.
  public static var raw: Self { raw(pretty: false) }

  /// Writes a request as its method and URL, its sorted headers, and its body.
  ///
  /// The items of the URL's query are sorted by name.
  ///
  /// - Parameter pretty: Whether a JSON body is written with sorted keys and a line for each value.
  /// - Returns: The strategy.
  public static func raw(pretty: Bool) -> Self {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      let url = request.urlWithSortedQuery?.absoluteString ?? "(null)"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }
      let body = request.httpBody.map { "\n" + (pretty ? prettyText(of: $0) : text(of: $0)) }
      let lines = ["\(request.httpMethod ?? "GET") \(url)"] + headers.sorted()
      return (lines + [body].compactMap { $0 }).joined(separator: "\n")
    }
  }

  /// Writes a request as a `curl` command that sends it.
  ///
  /// A request without a URL is an error.
  public static var curl: Self {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      guard let url = request.urlWithSortedQuery else { throw ValueError.requestWithoutURL }
      let headers = request.allHTTPHeaderFields ?? [:]
      var parts = ["curl"]
      switch request.httpMethod {
      case nil, "GET": break
      case "HEAD": parts.append("--head")
      case let method?: parts.append("--request \(method)")
      }
      for (key, value) in headers.sorted(by: { $0.key < $1.key }) where key != "Cookie" {
        parts.append("--header \"\(key): \(value.withEscapedQuotes)\"")
      }
      if let body = request.httpBody.flatMap({ String(validating: $0, as: UTF8.self) }) {
        let escaped = body.replacingOccurrences(of: #"\""#, with: #"\\""#)
        parts.append("--data \"\(escaped.withEscapedQuotes)\"")
      }
      if let cookie = headers["Cookie"] {
        parts.append("--cookie \"\(cookie.withEscapedQuotes)\"")
      }
      parts.append("\"\(url.absoluteString)\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func text(of body: Data) -> String { String(decoding: body, as: UTF8.self) }

  private static func prettyText(of body: Data) -> String {
    guard
      let value = try? JSONSerialization.jsonObject(with: body),
      let text = try? SerializedJSON.text(of: value)
    else { return text(of: body) }
    return text
  }
}

extension URLRequest {
  /// The URL with the items of its query sorted by name; items with equal names keep their order.
  fileprivate var urlWithSortedQuery: URL? {
    guard let url else { return nil }
    guard
      var components = URLComponents(url: url, resolvingAgainstBaseURL: false),
      let items = components.queryItems
    else { return url }
    let order = items.indices.sorted { left, right in
      items[left].name == items[right].name
        ? left < right : items[left].name < items[right].name
    }
    components.queryItems = order.map { items[$0] }
    return components.url ?? url
  }
}

extension String {
  /// The text with escaped quotation marks, for use in quotation marks in a command.
  fileprivate var withEscapedQuotes: String { replacingOccurrences(of: "\"", with: "\\\"") }
}
