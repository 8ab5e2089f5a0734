// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

// On Linux, these methods have one more parameter with a default, so that they do not meet the
// requirements of protocols that apps declare for `URLSession`.

extension URLSession {
  /// Returns the response to a request.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Returns the response to a request of a URL.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }

  /// Sends data, and returns the response.
  public func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }

  /// Sends a file, and returns the response.
  public func upload(
    for request: URLRequest, fromFile fileURL: URL
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, fromFile: fileURL, delegate: nil)
  }

  /// Writes the response to a request to a file, and returns its address.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }

  /// Writes the response to a request of a URL to a file, and returns its address.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }
}
