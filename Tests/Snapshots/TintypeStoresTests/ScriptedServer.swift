// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

/// A server that answers each connection with fixed bytes, whatever the request.
final class ScriptedServer: Sendable {
  let port: Int
  private let descriptor: Int32
  private let log = Log()

  /// The state that the server shares with its thread.
  private final class Log: Sendable {
    /// The requests that were received, with their header fields.
    let requests = Mutex<[String]>([])
    let isStopped = Atomic(false)
  }

  /// Text that follows each answer.
  struct Rest {
    var text: String
    /// The number of repetitions, after which the server closes the connection.
    var count: Int
    /// The pause before each repetition, in microseconds.
    var pause: useconds_t = 0
  }

  /// The requests that were received, with their header fields.
  var requests: [String] { log.requests.withLock { $0 } }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - rest: Text that follows each answer.
  ///   - answer: Returns the response to a request; `nil` keeps the connection open without one.
  /// - Throws: An error if there is no free port.
  init(
    then rest: Rest? = nil, answer: @escaping @Sendable (_ request: String, _ port: Int) -> String?
  ) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = LocalServer.loopback(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 16) == 0
          ? getsockname(descriptor, $0, &length) : -1
      }
    }
    try #require(status == 0)
    let port = Int(UInt16(bigEndian: address.sin_port))
    (self.descriptor, self.port) = (descriptor, port)
    Thread.detachNewThread { [log] in
      var open: [Int32] = []
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else {
          if log.isStopped.load(ordering: .acquiring) { break }
          continue
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = max(read(connection, &buffer, buffer.count), 0)
        let request = String(decoding: buffer[..<count], as: UTF8.self)
        log.requests.withLock { $0.append(request) }
        guard let response = answer(request, port) else {
          open.append(connection)
          continue
        }
        var isOpen = Self.send(response, to: connection)
        for _ in 0..<(rest?.count ?? 0) where isOpen {
          usleep(rest?.pause ?? 0)
          isOpen = Self.send(rest?.text ?? "", to: connection)
        }
        close(connection)
      }
      for connection in open { close(connection) }
      // The thread closes the socket, which it would otherwise use after another one has its number.
      close(descriptor)
    }
  }

  /// Sends text; returns whether the client still receives it.
  private static func send(_ text: String, to connection: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  deinit {
    shutdown(descriptor, Int32(SHUT_RDWR))
    log.isStopped.store(true, ordering: .releasing)
  }
}

extension String {
  /// An HTTP response with this body.
  ///
  /// - Parameters:
  ///   - status: The status line after the version.
  ///   - fields: Further header fields.
  /// - Returns: The response.
  func response(_ status: String = "200 OK", _ fields: String...) -> String {
    (["HTTP/1.1 \(status)", "Content-Length: \(utf8.count)"] + fields).joined(separator: "\r\n")
      + "\r\n\r\n" + self
  }
}
