// SPDX-License-Identifier: MIT

import Foundation

/// A network for previews: connections begin, and requests are never answered.
///
/// The answers of a server, and their times, must not reach a pixel. A view with a request looks as
/// it does while it waits. All sessions use the proxy of the environment, since libcurl does.
enum UnansweredNetwork {
  /// The time after which a connection ends, so that a blocking request fails.
  private static let limit = DispatchTimeInterval.seconds(3)

  /// Directs all requests of the process to a port that does not answer.
  ///
  /// Without a free port there is no proxy at the address, so that requests fail immediately.
  static func begin() {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    let port = listener < 0 ? nil : bound(listener)
    for scheme in ["http", "https", "ftp", "all"] {
      setenv("\(scheme)_proxy", "http://127.0.0.1:\(port ?? 1)", 1)
    }
    unsetenv("no_proxy")
    unsetenv("NO_PROXY")
    guard port != nil else { return }
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0, errno != EINTR, errno != ECONNABORTED { return }
        guard connection >= 0 else { continue }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) { close(connection) }
      }
    }
  }

  /// Listens at any free port of this machine; `nil` if that is impossible.
  private static func bound(_ listener: Int32) -> UInt16? {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, SOMAXCONN) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    return isBound ? UInt16(bigEndian: address.sin_port) : nil
  }
}
