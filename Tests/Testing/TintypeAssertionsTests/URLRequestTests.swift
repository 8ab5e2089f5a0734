// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeAssertions
import TintypeSnapshots

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Strategies for URL requests")
struct URLRequestTests {
  private func request(
    _ url: String = "https://www.example.org/subscribe",
    method: String? = nil,
    headers: [String: String] = [:],
    body: String? = nil
  ) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: url)))
    if let method { request.httpMethod = method }
    for (key, value) in headers { request.setValue(value, forHTTPHeaderField: key) }
    request.httpBody = body.map { Data($0.utf8) }
    return request
  }

  /// Returns the text that a strategy produces for a request.
  private func text(
    of request: URLRequest, as strategy: Snapshotting<URLRequest, String>
  ) throws -> String {
    try strategy.snapshot(request).get()
  }

  private var headers: [String: String] {
    ["Cookie": #"session={"user":"0"}"#, "Accept": "text/html", "X-Quote": #"a"b"#]
  }

  @Test("A raw request begins with its method and its URL with a sorted query")
  func line() throws {
    #expect(try text(of: request(), as: .raw) == "GET https://www.example.org/subscribe")
    #expect(
      try text(of: request("https://a.org/?b=2&a=1&b=1&c"), as: .raw)
        == "GET https://a.org/?a=1&b=2&b=1&c")
    #expect(Snapshotting<URLRequest, String>.raw.pathExtension == "txt")
  }

  @Test("A raw request has sorted headers, and its body after an empty line")
  func raw() throws {
    let request = try request(method: "POST", headers: headers, body: "b=1&a=2\n")
    #expect(
      try text(of: request, as: .raw) == """
        POST https://www.example.org/subscribe
        Accept: text/html
        Cookie: session={"user":"0"}
        X-Quote: a"b

        b=1&a=2

        """)
  }

  @Test("A request without a URL is (null) as raw text and an error as a command")
  func noURL() throws {
    var request = try request()
    request.url = nil
    #expect(try text(of: request, as: .raw) == "GET (null)")
    #expect(throws: ValueError.requestWithoutURL) { try text(of: request, as: .curl) }
  }

  @Test("A request without a method uses GET")
  func noMethod() throws {
    var request = try request()
    request.httpMethod = nil
    #expect(try text(of: request, as: .raw) == "GET https://www.example.org/subscribe")
    #expect(
      try text(of: request, as: .curl) == "curl \\\n\t\"https://www.example.org/subscribe\"")
  }

  @Test(
    "A pretty body is JSON with sorted keys, and another body is unchanged",
    arguments: [
      (
        #"{"b":[1],"a":{"c":null}}"#,
        "{\n  \"a\" : {\n    \"c\" : null\n  },\n  \"b\" : [\n    1\n  ]\n}"
      ),
      ("not JSON", "not JSON"),
      (#"{"b":"#, #"{"b":"#),
      ("", ""),
    ])
  func pretty(body: String, expected: String) throws {
    let request = try request(method: "POST", body: body)
    let line = "POST https://www.example.org/subscribe\n\n"
    #expect(try text(of: request, as: .raw(pretty: true)) == line + expected)
    #expect(try text(of: request, as: .raw(pretty: false)) == line + body)
  }

  @Test(
    "The method determines the options of the command",
    arguments: [
      ("GET", "curl \\\n\t\"https://a.org?a=1&b=2\""),
      ("HEAD", "curl \\\n\t--head \\\n\t\"https://a.org?a=1&b=2\""),
      ("PATCH", "curl \\\n\t--request PATCH \\\n\t\"https://a.org?a=1&b=2\""),
    ])
  func methods(method: String, expected: String) throws {
    let request = try request("https://a.org?b=2&a=1", method: method)
    #expect(try text(of: request, as: .curl) == expected)
    #expect(Snapshotting<URLRequest, String>.curl.pathExtension == "txt")
  }

  @Test("Quotation marks are escaped in a command")
  func curl() throws {
    let request = try request(method: "POST", headers: headers, body: #"{"a":"\"b\""}"#)
    #expect(
      try text(of: request, as: .curl)
        == #"""
        curl \
        ›--request POST \
        ›--header "Accept: text/html" \
        ›--header "X-Quote: a\"b" \
        ›--data "{\"a\":\"\\\"b\\\"\"}" \
        ›--cookie "session={\"user\":\"0\"}" \
        ›"https://www.example.org/subscribe"
        """#.replacing("›", with: "\t"))
  }

  @Test("A body that is not text is omitted from a command")
  func binaryBody() throws {
    var request = try request(method: "POST")
    request.httpBody = Data([0xFF])
    #expect(
      try text(of: request, as: .curl)
        == "curl \\\n\t--request POST \\\n\t\"https://www.example.org/subscribe\"")
  }
}
