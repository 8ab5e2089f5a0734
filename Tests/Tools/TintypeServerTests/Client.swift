// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeServer

/// A connection that sends bytes as they are.
final class Client {
  private let descriptor: Int32
  private var received: [UInt8] = []
  /// A Boolean value that indicates whether the server has closed the connection.
  private(set) var isAtEnd = false

  /// Connects to a server.
  init(port: UInt16, address: String = "127.0.0.1") throws {
    // A child process of another test must not keep the connection open.
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    descriptor = socket(AF_INET, type, 0)
    // Waiting only ends if the server never answers.
    var limit = timeval(tv_sec: 600, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var target = sockaddr_in()
    target.sin_family = sa_family_t(AF_INET)
    target.sin_port = port.bigEndian
    inet_pton(AF_INET, address, &target.sin_addr)
    let status = withUnsafePointer(to: &target) { target in
      target.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    // `deinit` closes the socket, since all properties are set.
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  deinit { close(descriptor) }

  /// Sends bytes, unless the server has closed the connection.
  func send(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    var position = 0
    while position < bytes.count {
      let count = bytes[position...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      position += count
    }
  }

  /// Sends a text, whose lines end with CRLF instead of LF.
  func send(_ text: String) { send(text.replacing("\n", with: "\r\n").utf8) }

  /// Reads the next response.
  ///
  /// - Parameter hasBody: `false` for a response to HEAD.
  /// - Returns: The response; `nil` if the server closes the connection without one.
  func response(hasBody: Bool = true) -> ReceivedResponse? {
    let separator = Array("\r\n\r\n".utf8)
    while true {
      if let end = received.firstRange(of: separator)?.upperBound,
        var response = ReceivedResponse(head: received[..<end])
      {
        let count = hasBody ? Int(response["content-length"].first ?? "") ?? 0 : 0
        if received.count >= end + count {
          response.body = Array(received[end..<end + count])
          received.removeFirst(end + count)
          return response
        }
      }
      guard receive() else { return nil }
    }
  }

  /// Reads until the server closes the connection, and returns the bytes that were not yet read.
  func rest() -> [UInt8] {
    while receive() {}
    return received
  }

  private func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count > 0 { received += buffer[..<count] } else { isAtEnd = true }
    return count > 0
  }
}

/// A response of a server.
struct ReceivedResponse: Equatable {
  var status: Int
  var fields: [[String]]
  var body: [UInt8] = []

  /// Creates a response from its status line and its header fields.
  init?(head: ArraySlice<UInt8>) {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else {
      return nil
    }
    self.status = status
    fields = lines.dropFirst().map { line in
      line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The values of the header fields with a name.
  subscript(name: String) -> [String] {
    fields.filter { $0.first?.lowercased() == name }.compactMap(\.last)
  }
}
