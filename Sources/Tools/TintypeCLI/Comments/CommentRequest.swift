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

extension CommentSite {
  /// The request for the user to whom the token belongs.
  ///
  /// The token of a job of GitHub Actions may only request the user in this form.
  var user: CommentRequest {
    switch provider {
    case .github:
      let query: JSON = ["query": .string("query { viewer { login } }")]
      return CommentRequest(method: .post, path: "graphql", body: CommentTarget.body(query))
    case .gitlab: return CommentRequest(method: .get, path: "user")
    }
  }
}

extension CommentTarget {
  /// The number of comments in an answer.
  static let pageSize = 100

  /// Returns the request for a page of the comments, the oldest first.
  ///
  /// - Parameter page: The number of the page, counted from 1.
  /// - Returns: The request.
  func list(page: Int) -> CommentRequest {
    let order = site.provider == .github ? "" : "&order_by=created_at&sort=asc"
    return CommentRequest(
      method: .get, path: "\(comments)?per_page=\(Self.pageSize)&page=\(page)\(order)")
  }

  /// Returns the request that creates a comment.
  func create(_ text: String) -> CommentRequest {
    CommentRequest(method: .post, path: comments, body: Self.body(["body": .string(text)]))
  }

  /// Returns the request that replaces the text of a comment.
  func update(_ identifier: Int, _ text: String) -> CommentRequest {
    CommentRequest(
      method: site.provider == .github ? .patch : .put, path: path(of: String(identifier)),
      body: Self.body(["body": .string(text)]))
  }

  /// Returns the path of a comment.
  func path(of identifier: String) -> String {
    switch site.provider {
    case .github: "repos/\(site.repository)/issues/comments/\(identifier)"
    case .gitlab: "\(comments)/\(identifier)"
    }
  }

  /// Returns the request for a page of the open pull requests, the latest first.
  ///
  /// - Parameters:
  ///   - site: A repository on GitHub.
  ///   - page: The number of the page, counted from 1.
  /// - Returns: The request.
  static func search(_ site: CommentSite, page: Int) -> CommentRequest {
    let query = "state=open&sort=updated&direction=desc&per_page=\(pageSize)&page=\(page)"
    return CommentRequest(method: .get, path: "repos/\(site.repository)/pulls?\(query)")
  }

  /// The path of the comments of the pull request.
  private var comments: String {
    switch site.provider {
    case .github: return "repos/\(site.repository)/issues/\(number)/comments"
    case .gitlab:
      let project = site.repository.split(separator: "/").joined(separator: "%2F")
      return "projects/\(project)/merge_requests/\(number)/notes"
    }
  }

  fileprivate static func body(_ value: JSON) -> [UInt8] {
    value.bytes(JSON.Format(layout: .compact, keyOrder: .given, escapes: .terminal))
  }
}
