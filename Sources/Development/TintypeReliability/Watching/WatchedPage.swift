// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import Synchronization

  /// A violated rule, or an answer that did not arrive.
  struct WatchFault: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
  }

  /// A client that requests data as an open page does: it waits for the next state.
  final class WatchedPage: Sendable {
    /// The contents of the page.
    struct State {
      /// The number of the image.
      var shown = -1
      /// The phase of the last build.
      var phase = ""
      var failure: String?
      var requests = 0
      /// A Boolean value that indicates whether the server may close its connections.
      var isEnding = false
    }

    let state = Mutex(State())
    private let port: UInt16
    private let token: String

    /// Follows the page at an address, until the server ends.
    init(_ address: Substring) throws {
      let parts = address.dropFirst("http://".count).split(separator: "/")
      guard parts.count == 2, let port = parts[0].split(separator: ":").last.flatMap({ UInt16($0) })
      else { throw WatchFault("unexpected address: \(address)") }
      (self.port, token) = (port, String(parts[1]))
      Thread.detachNewThread { self.follow() }
    }

    private func follow() {
      var (version, previews) = (0, 0)
      do {
        while true {
          let body = try get("data/state.json?after=\(version)").body
          let values = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]
          guard let next = values?["version"] as? Int, let phase = values?["phase"] as? String,
            let count = values?["previews"] as? Int
          else { throw WatchFault("unexpected state: \(body)") }
          if count != previews { try show() }
          (version, previews) = (next, count)
          // The main thread reads the phase after the image.
          state.withLock { $0.phase = phase }
        }
      } catch {
        // The server closes the connection when the watcher ends.
        state.withLock { if !$0.isEnding { $0.failure = "the page: \(error)" } }
      }
    }

    private func show() throws {
      let strings = try get("data/catalog.json").body.split(separator: "\"")
      let names = Set(strings.filter { $0.hasSuffix(".png") && !$0.contains("/") })
      guard names != ["incomplete.png"] else { return }
      guard names.count == 1, let name = names.first, let number = Int(name.dropLast(4)) else {
        throw WatchFault("unexpected images: \(names)")
      }
      let shown = state.withLock { $0.shown }
      guard number >= shown else { throw WatchFault("image \(number) after image \(shown)") }
      let (status, body) = try get("images/\(name)")
      // A newer image may have replaced it in the meantime; then there is another state.
      guard status != 404 else { return }
      guard body == "\(number)\n" else { throw WatchFault("\(name) contains “\(body)”") }
      state.withLock { $0.shown = number }
    }

    /// Requests a file on a connection of its own.
    private func get(_ path: String) throws -> (status: Int, body: String) {
      let descriptor = socket(
        AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
      defer { close(descriptor) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let code = withUnsafeBytes(of: &address) { bytes in
        bytes.withMemoryRebound(to: sockaddr.self) {
          connect(descriptor, $0.baseAddress, socklen_t(bytes.count))
        }
      }
      let request = "GET /\(token)/\(path) HTTP/1.0\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      guard code == 0, send(descriptor, request, request.utf8.count, Int32(MSG_NOSIGNAL)) > 0
      else { throw WatchFault("no connection for “\(path)”") }
      var (answer, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
      while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
        answer += buffer[..<count]
      }
      state.withLock { $0.requests += 1 }
      let text = String(decoding: answer, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n"),
        let status = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) }),
        status == 200 || status == 404 && path.hasPrefix("images/")
      else { throw WatchFault("“\(path)” was answered with “\(text.prefix(100))”") }
      return (status, String(text[end.upperBound...]))
    }
  }
#endif
