// SPDX-License-Identifier: MIT

import TintypeBase

/// A request to the interface of a provider, which its program sends.
struct CommentRequest: Hashable, Sendable {
  var method: Method
  /// The path with the query, relative to the interface.
  var path: String
  /// The body as JSON, which the program reads from its standard input; `nil` for none.
  var body: [UInt8]?

  enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
  }

  /// Returns the arguments of the provider's program.
  ///
  /// - Parameter host: The host of the service; `nil` for the default of the program.
  /// - Returns: The arguments.
  func arguments(host: String?) -> [String] {
    ["api", "--method", method.rawValue, path]
      + (host.map { ["--hostname", $0] } ?? [])
      + (body == nil ? [] : ["--header", "Content-Type: application/json", "--input", "-"])
  }

  /// The method and the path, in messages.
  var title: String { "\(method.rawValue) \(path)" }
}

extension CommentTarget {
  /// The number of comments in an answer.
  static let pageSize = 100

  /// Returns the request for a page of the comments, the oldest first.
  ///
  /// - Parameter page: The number of the page, counted from 1.
  /// - Returns: The request.
  func list(page: Int) -> CommentRequest {
    let order = provider == .github ? "" : "&order_by=created_at&sort=asc"
    return CommentRequest(
      method: .get, path: "\(comments)?per_page=\(Self.pageSize)&page=\(page)\(order)")
  }

  /// The request for the user to whom the token belongs.
  ///
  /// The token of a job of GitHub Actions may only request the user in this form.
  var user: CommentRequest {
    switch provider {
    case .github:
      let query: JSON = ["query": .string("query { viewer { login } }")]
      return CommentRequest(method: .post, path: "graphql", body: Self.body(query))
    case .gitlab: return CommentRequest(method: .get, path: "user")
    }
  }

  /// Returns the request that creates a comment.
  func create(_ text: String) -> CommentRequest {
    CommentRequest(method: .post, path: comments, body: Self.body(["body": .string(text)]))
  }

  /// Returns the request that replaces the text of a comment.
  func update(_ identifier: Int, _ text: String) -> CommentRequest {
    CommentRequest(
      method: provider == .github ? .patch : .put, path: path(of: String(identifier)),
      body: Self.body(["body": .string(text)]))
  }

  /// Returns the path of a comment.
  func path(of identifier: String) -> String {
    switch provider {
    case .github: "repos/\(repository)/issues/comments/\(identifier)"
    case .gitlab: "\(comments)/\(identifier)"
    }
  }

  /// The path of the comments of the pull request.
  private var comments: String {
    switch provider {
    case .github: return "repos/\(repository)/issues/\(number)/comments"
    case .gitlab:
      let project = repository.split(separator: "/").joined(separator: "%2F")
      return "projects/\(project)/merge_requests/\(number)/notes"
    }
  }

  private static func body(_ value: JSON) -> [UInt8] {
    value.bytes(JSON.Format(layout: .compact, keyOrder: .given, escapes: .terminal))
  }
}
