// SPDX-License-Identifier: MIT

internal import CTintypeServer
internal import Synchronization

/// An HTTP server on the loopback interface, which answers only requests that have a random token.
///
/// Each connection has a thread. The library for HTTP, libmicrohttpd, is loaded by the initializer.
package final class LoopbackServer: Sendable {
  /// An accepted request.
  package struct Request: Hashable, Sendable {
    /// The path below the token, without a leading slash, percent-decoded: "" for the page, such as
    /// "data/state.json".
    package var path: String
    /// The arguments after the question mark, percent-decoded.
    package var query: [String: String]
  }

  /// The answer to a request.
  package struct Response: Hashable, Sendable {
    /// The HTTP status, such as 200 or 404.
    package var status: Int
    /// The media type, such as "text/html; charset=utf-8".
    package var type: String
    /// The content.
    package var bytes: [UInt8]
    /// A Boolean value that indicates whether the contents of the address never change.
    package var isImmutable: Bool

    /// Creates an answer.
    package init(status: Int = 200, type: String, bytes: [UInt8], isImmutable: Bool = false) {
      self.status = status
      self.type = type
      self.bytes = bytes
      self.isImmutable = isImmutable
    }
  }

  /// The library, and the limits of connections.
  package struct Settings: Sendable {
    /// The name of the library's file.
    package var library: String
    /// The maximum number of open connections; others wait until one is closed.
    package var connections = 256
    /// The number of seconds after which a connection without traffic is closed.
    ///
    /// The time in which `answer` waits does not count.
    package var timeout = 60
    /// The maximum number of bytes for the head of a request and of its response.
    package var memory = 16 << 10

    /// Creates the default settings.
    package init() {
      #if os(macOS)
        library = "libmicrohttpd.12.dylib"
      #else
        library = "libmicrohttpd.so.12"
      #endif
    }
  }

  /// The port of 127.0.0.1.
  package let port: UInt16
  /// The first component of all paths: 32 hexadecimal digits from the system's random source.
  package let token: String
  private let handler: RequestHandler
  private let server: Mutex<OpaquePointer?>

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - port: The port; 0 is any free port.
  ///   - settings: The library and the limits.
  ///   - answer: Answers a request. It is called on a thread of the connection, and may block. It
  ///     must not reference the server, which waits for this thread when it is released.
  /// - Throws: `ServerError` if the port or the library is not available.
  package init(
    port: UInt16, settings: Settings = Settings(),
    answer: @escaping @Sendable (Request) -> Response
  ) throws(ServerError) {
    var actualPort = port
    let socket = tintype_server_listen(&actualPort)
    guard socket >= 0 else { throw ServerError(port: port, code: -socket) }
    var random = SystemRandomNumberGenerator()
    let token = (0..<16).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &random)
      return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
    let handler = RequestHandler(
      filter: RequestFilter(port: actualPort, token: token), answer: answer)
    server = try Mutex(handler.start(socket: socket, settings))
    (self.port, self.token, self.handler) = (actualPort, token, handler)
  }

  /// The address of the page.
  package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// Stops the server and waits for its threads.
  ///
  /// The caller first ends everything that `answer` waits for. Later calls do nothing.
  package func stop() {
    server.withLock { server in
      if let running = server { tintype_server_stop(running) }
      server = nil
    }
  }

  // The threads use the handler, which this instance owns.
  deinit { stop() }
}
