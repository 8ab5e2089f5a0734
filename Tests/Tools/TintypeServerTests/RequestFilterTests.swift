// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeServer

@Suite("Paths and queries of requests")
struct RequestFilterTests {
  static let token = "0123456789abcdef0123456789abcdef"
  private let filter = RequestFilter(port: 8000, token: token)

  private func accepted(
    _ path: String, _ arguments: [(name: String, value: String)] = []
  ) -> LoopbackServer.Request? {
    let head = RequestFilter.Head(
      method: "GET", path: path, fields: [("Host", "127.0.0.1:8000")], arguments: arguments)
    switch filter.decision(for: head) {
    case .accepted(let request): return request
    case .rejected(let status):
      #expect(status == 404)
      return nil
    }
  }

  @Test(
    "The path below the token is decoded",
    arguments: [
      ("", ""), ("data/state.json", "data/state.json"), ("a%20b", "a b"), ("%C3%a9", "é"),
      ("...", "..."), ("a..b/.c", "a..b/.c"), ("%2e%2E%2e", "..."), ("a+b", "a+b"),
      ("%252e%252e", "%2e%2e"), ("%E2%80%AE", "\u{202E}"),
    ])
  func valid(path: String, decoded: String) {
    #expect(accepted("/\(Self.token)/\(path)")?.path == decoded)
  }

  @Test(
    "Invalid paths are not found",
    arguments: [
      ".", "..", "../x", "a/..", "a/../b", "%2e", "%2E%2e/x", ".%2e", "a%2Fb", "a%2f", "a\\b",
      "..%5Cx", "a%5cb", "%00", "a%00b", "%0a", "a\nb", "%7F", "%", "%4", "a%", "%zz", "%+1", "% 1",
      "%u0041", "%FF", "%C3", "%C0%AE", "%C0%AF", "%ED%A0%80", "é", "a//b", "/", "a/",
    ])
  func invalid(path: String) {
    #expect(accepted("/\(Self.token)/\(path)") == nil)
  }

  @Test(
    "Paths without the token are not found",
    arguments: [
      "", "/", "*", token, "/\(token)", "\(token)/", "//\(token)/", "/\(token)0/",
      "/\(token.dropLast())/",
      "/\(token.uppercased())/", "/\(token.dropLast())0/", "/1\(token.dropFirst())/",
      "/x/\(token)/",
      "/%30\(token.dropFirst())/", "/\(token)%00/", "http://127.0.0.1:8000/\(token)/",
      "/./\(token)/",
    ])
  func wrongToken(path: String) {
    #expect(accepted(path) == nil)
  }

  @Test("The names and values of a query are decoded")
  func query() {
    let request = accepted(
      "/\(Self.token)/x", [("after", "12"), ("a%3Db", "c d%26%2B/.."), ("flag", "")])
    #expect(request?.query == ["after": "12", "a=b": "c d&+/..", "flag": ""])
  }

  @Test(
    "Invalid queries are not found",
    arguments: [("a", "%"), ("%zz", "1"), ("a", "%00"), ("a", "%FF"), ("a", "é")])
  func invalidQuery(name: String, value: String) {
    #expect(accepted("/\(Self.token)/", [(name, value)]) == nil)
  }

  @Test("A query with two values of a name is not found")
  func repeatedName() {
    #expect(accepted("/\(Self.token)/", [("a", "1"), ("%61", "1")]) == nil)
  }

  @Test("On port 80, the host and the origin have no port")
  func defaultPort() {
    let filter = RequestFilter(port: 80, token: Self.token)
    let head = RequestFilter.Head(
      method: "GET", path: "/\(Self.token)/",
      fields: [("Host", "localhost"), ("Origin", "http://localhost")])
    guard case .accepted = filter.decision(for: head) else {
      Issue.record("The request was rejected.")
      return
    }
  }
}
