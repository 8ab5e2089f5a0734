// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeReports

struct WebAddressTests {
  static let valid = [
    ("https://example.org", "https://example.org"),
    ("https://example.org/", "https://example.org"),
    ("HTTPS://Example.org:8080/a//b/", "https://Example.org:8080/a/b"),
    ("http://localhost:8000/images", "http://localhost:8000/images"),
    ("http://127.0.0.1/", "http://127.0.0.1"),
    ("https://example.org/a b/ä|\"><x>", "https://example.org/a%20b/%C3%A4%7C%22%3E%3Cx%3E"),
    ("https://example.org/a%2Fb%zz", "https://example.org/a%2Fb%25zz"),
    ("https://example.org/`*_[](x)&amp;", "https://example.org/%60%2A_%5B%5D%28x%29%26amp%3B"),
  ]

  @Test("An https URL is percent-encoded and has no trailing slash", arguments: valid)
  func encodesURL(text: String, url: String) {
    #expect(WebAddress(text)?.url == url)
  }

  static let invalid = [
    "", "https://", "https:///a", "example.org/a", "//example.org", "http://example.org",
    "http://localhost.example.org", "javascript://localhost/%0Aalert(1)", "ftp://example.org",
    "https://user@example.org", "https://user:pass@example.org/a", "https://example.org:x/",
    "https://example.org:/", "https://example.org:123456/", "https://example.org/a?b",
    "https://-a/",
    "https://example.org/#a", "https://example.org/../a", "https://example.org/a/./b",
    "https://exa mple.org/", "https://exämple.org/", "https://example.org/a\nb",
    "https://example.org/" + String(repeating: "a", count: 1_000),
  ]

  @Test("Other URLs are rejected", arguments: invalid)
  func rejectsOtherURLs(text: String) {
    #expect(WebAddress(text) == nil)
  }
}
