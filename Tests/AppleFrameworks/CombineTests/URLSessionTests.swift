// SPDX-License-Identifier: MIT

import Combine
import Foundation
import FoundationNetworking
import Testing

/// A protocol as apps declare it, to replace the session in tests.
private protocol Session: Sendable {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Session {}

@Suite("URLSession")
struct URLSessionTests {
  @Test("A session meets the requirements of a protocol, and answers by it")
  func protocolOfAnApp() async throws {
    let url = try #require(URL(string: "data:,Hello"))
    let session: any Session = URLSession(configuration: .answering)
    let (data, _) = try await session.data(from: url)
    #expect(String(decoding: data, as: UTF8.self) == "Hello")
    let (other, _) = try await session.data(for: URLRequest(url: url))
    #expect(other == data)
  }
}

/// Answers requests without a network.
private final class Answer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    let response = URLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: 5, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("Hello".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

extension URLSessionConfiguration {
  fileprivate static var answering: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answer.self]
    return configuration
  }
}
