// SPDX-License-Identifier: MIT

import Testing
import TintypeTestSupport

@testable import TintypeServer

/// A request as it is sent, and the statuses with which it may be answered.
struct SentRequest: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// The bytes, in which `{port}` and `{token}` are replaced, and line feeds are sent as CRLF.
  var text: String
  /// The statuses that the versions of the library have; `nil` is a closed connection.
  var statuses: [Int?]

  init(_ name: String, _ statuses: Int?..., text: String) {
    testDescription = name
    self.text = text
    self.statuses = statuses
  }

  /// Creates a request for the page with a host and further header fields.
  static func page(
    _ name: String, _ statuses: Int?..., line: String = "GET /{token}/ HTTP/1.1",
    host: String? = "127.0.0.1:{port}", fields: String = ""
  ) -> SentRequest {
    let host = host.map { "Host: \($0)\n" } ?? ""
    var request = SentRequest(name, text: "\(line)\n\(host)\(fields)\n")
    request.statuses = statuses
    return request
  }
}

@Suite("Requests", .requires(.serverLibrary))
struct RequestTableTests {
  static let acceptedRequests: [SentRequest] = [
    .page("GET", 200),
    .page("HEAD", 200, line: "HEAD /{token}/ HTTP/1.1"),
    .page("the host localhost", 200, host: "localhost:{port}"),
    .page("the own origin", 200, fields: "Origin: http://127.0.0.1:{port}\n"),
    .page("the own origin by its name", 200, fields: "Origin: http://localhost:{port}\n"),
    .page("the same origin", 200, fields: "Sec-Fetch-Site: same-origin\n"),
    .page("an address that was entered", 200, fields: "sec-fetch-site: none\n"),
    .page("an empty body", 200, fields: "Content-Length: 0\n"),
    .page("HTTP/1.0 with a host", 200, line: "GET /{token}/ HTTP/1.0"),
  ]

  static let foreignRequests: [SentRequest] = [
    .page("another host", 403, host: "evil.example"),
    .page("another host with the port", 403, host: "evil.example:{port}"),
    .page("a host that begins with the own", 403, host: "127.0.0.1:{port}.evil.example"),
    .page("a host that ends with the own", 403, host: "evil.example@127.0.0.1:{port}"),
    .page("the host without a port", 403, host: "127.0.0.1"),
    .page("another port", 403, host: "127.0.0.1:1"),
    .page("another loopback address", 403, host: "127.0.0.2:{port}"),
    .page("IPv6", 403, host: "[::1]:{port}"),
    .page("an empty host", 403, host: ""),
    .page("HTTP/1.1 without a host", 400, 403, host: nil),
    .page("HTTP/1.0 without a host", 403, line: "GET /{token}/ HTTP/1.0", host: nil),
    .page("two equal hosts", 400, 403, fields: "Host: 127.0.0.1:{port}\n"),
    .page("two hosts, the second foreign", 400, 403, fields: "Host: evil.example\n"),
    .page("two hosts, the first foreign", 400, 403, host: "a", fields: "Host: 127.0.0.1:{port}\n"),
    .page("another origin", 403, fields: "Origin: http://evil.example\n"),
    .page("an opaque origin", 403, fields: "Origin: null\n"),
    .page("an empty origin", 403, fields: "Origin:\n"),
    .page("another protocol", 403, fields: "Origin: https://127.0.0.1:{port}\n"),
    .page("an origin on another port", 403, fields: "Origin: http://127.0.0.1:1\n"),
    .page(
      "two origins", 403, fields: "Origin: http://127.0.0.1:{port}\nOrigin: http://evil.example\n"),
    .page("another site", 403, fields: "Sec-Fetch-Site: cross-site\n"),
    .page("the same site on another port", 403, fields: "Sec-Fetch-Site: same-site\n"),
    .page(
      "two sites", 403, fields: "Sec-Fetch-Site: same-origin\nSec-Fetch-Site: cross-site\n"),
  ]

  static let rejectedRequests: [SentRequest] =
    ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW", "get", "HEADER"].map {
      .page("the method \($0)", 405, line: "\($0) /{token}/ HTTP/1.1")
    } + [
      .page("a request for all resources", 405, line: "OPTIONS * HTTP/1.1"),
      .page("a body", 413, fields: "Content-Length: 4\n\nbody"),
      .page("a body in chunks", 413, fields: "Transfer-Encoding: chunked\n\n4\nbody\n0\n"),
      .page("an announced body", 413, fields: "Content-Length: 4\nExpect: 100-continue\n"),
      .page("a huge body", 413, fields: "Content-Length: 9223372036854775807\n"),
      .page("no token", 404, line: "GET / HTTP/1.1"),
      .page("a wrong token", 404, line: "GET /0123456789abcdef0123456789abcdef/ HTTP/1.1"),
      .page("a prefix of the token", 404, line: "GET /{prefix}/ HTTP/1.1"),
      .page("the token without a slash", 404, line: "GET /{token} HTTP/1.1"),
      .page("a complete address", 404, line: "GET http://127.0.0.1:{port}/{token}/ HTTP/1.1"),
      .page("a parent directory", 404, line: "GET /{token}/../{token}/x HTTP/1.1"),
      .page("an encoded parent directory", 404, line: "GET /{token}/%2e%2E/x HTTP/1.1"),
      .page("an encoded slash", 404, line: "GET /{token}/a%2Fb HTTP/1.1"),
      .page("an encoded backslash", 404, line: "GET /{token}/..%5Cb HTTP/1.1"),
      .page("an encoded NUL", 404, line: "GET /{token}/a%00b HTTP/1.1"),
      .page("an incomplete sequence", 404, line: "GET /{token}/% HTTP/1.1"),
      .page("an invalid query", 404, line: "GET /{token}/?a=%zz HTTP/1.1"),
      .page("a repeated name in a query", 404, line: "GET /{token}/?a=1&a=2 HTTP/1.1"),
    ]

  static let malformedRequests: [SentRequest] = [
    .page(
      "a long path", nil, 400, 413, 414, 431,
      line: "GET /{token}/\(String(repeating: "a", count: 40_000)) HTTP/1.1"),
    .page(
      "a long field", nil, 400, 413, 414, 431,
      fields: "X: \(String(repeating: "a", count: 40_000))\n"),
    .page(
      "many fields", nil, 400, 413, 414, 431,
      fields: String(repeating: "X: \(String(repeating: "a", count: 90))\n", count: 400)),
    .page(
      "many arguments", nil, 400, 413, 414, 431,
      line: "GET /{token}/?\(String(repeating: "a=1&", count: 4_000)) HTTP/1.1"),
    .page("a length that is not a number", 400, fields: "Content-Length: x\n"),
    .page("a space in the path", nil, 400, 404, line: "GET /{token}/a b HTTP/1.1"),
    .page("another protocol version", nil, 400, 505, line: "GET /{token}/ HTTP/9.9"),
    .page("a line without a path", nil, 400, 404, 405, 505, line: "GET"),
    .page("a field without a colon", nil, 400, fields: "colon\n"),
    SentRequest("bytes of TLS", nil, 400, 403, 405, 505, text: "\u{16}\u{3}\u{1}\0\u{5}\n\n\n"),
  ]

  @Test("Requests with the token of the own origin are answered", arguments: acceptedRequests)
  func accepted(request: SentRequest) throws { try check(request) }

  @Test("Requests of other hosts and origins are rejected", arguments: foreignRequests)
  func foreign(request: SentRequest) throws { try check(request) }

  @Test("Other methods, bodies, tokens and invalid paths are rejected", arguments: rejectedRequests)
  func rejected(request: SentRequest) throws { try check(request) }

  @Test("Malformed requests are rejected, and do not end the server", arguments: malformedRequests)
  func malformed(request: SentRequest) throws { try check(request) }

  private func check(_ request: SentRequest) throws {
    let log = AnswerLog()
    let server = try LoopbackServer(port: 0, answer: log.answer)
    let text = request.text.replacing("{port}", with: "\(server.port)")
      .replacing("{token}", with: server.token)
      .replacing("{prefix}", with: server.token.dropLast())
    let response = try server.response(to: text)
    #expect(request.statuses.contains(response?.status))
    #expect(log.all == (request.statuses == [200] ? [.init(path: "", query: [:])] : []))
    if response?.status == 200 {
      let body = String(decoding: response?.body ?? [], as: UTF8.self)
      #expect(body == (text.hasPrefix("HEAD") ? "" : "page:"))
    }
    #expect(try server.response(to: server.request())?.status == 200, "The server has ended.")
  }
}
