// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A Unix socket on which clients connect to the server; only the user of the process may connect.
struct ServerSocket {
  private let descriptor: Int32
  /// The path in messages.
  private let name: String

  /// Creates a socket at a path.
  ///
  /// A socket that a server has left is replaced.
  ///
  /// - Throws: ``SocketError`` if another server uses the path, or the socket cannot be created.
  init(path: String, name: String) throws(SocketError) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let capacity = MemoryLayout.size(ofValue: address.sun_path) - 1
    guard bytes.count <= capacity else { throw .tooLong(path: name, limit: capacity) }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    self.name = name
    descriptor = try Self.opened(name)
    do throws(SocketError) {
      try Self.removeLeftSocket(at: path, address, name)
      guard Self.call(bind, descriptor, address) == 0, chmod(path, 0o600) == 0,
        listen(descriptor, 64) == 0
      else { throw .system(path: name, code: errno) }
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Waits for the next client, and returns its descriptor.
  func accepted() throws(SocketError) -> Int32 {
    while true {
      let client = accept(descriptor, nil, nil)
      if client >= 0 {
        _ = fcntl(client, F_SETFD, FD_CLOEXEC)
        return client
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: usleep(10_000)
      default: throw .system(path: name, code: errno)
      }
    }
  }

  private static func opened(_ name: String) throws(SocketError) -> Int32 {
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    let descriptor = socket(AF_UNIX, type, 0)
    guard descriptor >= 0 else { throw .system(path: name, code: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  /// Removes the socket of a server that has ended.
  private static func removeLeftSocket(
    at path: String, _ address: sockaddr_un, _ name: String
  ) throws(SocketError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else { throw .otherFile(path: name) }
    let probe = try opened(name)
    defer { close(probe) }
    guard call(connect, probe, address) != 0 else { throw .inUse(path: name) }
    guard errno == ECONNREFUSED else { throw .system(path: name, code: errno) }
    unlink(path)
  }

  private static func call(
    _ function: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32, _ descriptor: Int32,
    _ address: sockaddr_un
  ) -> Int32 {
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        function(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}

/// An error of the socket of `tintype compare --server`.
enum SocketError: Error, Hashable, CustomStringConvertible {
  /// The path is longer than the system permits.
  case tooLong(path: String, limit: Int)
  /// The path is a file that is not a socket.
  case otherFile(path: String)
  /// Another server uses the socket.
  case inUse(path: String)
  /// The system rejected the socket.
  case system(path: String, code: Int32)

  var description: String {
    switch self {
    case .tooLong(let path, let limit):
      "The path “\(path)” of the socket has more than \(limit) bytes. Choose a shorter one."
    case .otherFile(let path):
      "“\(path)” exists and is not a socket. Choose another path with --socket."
    case .inUse(let path):
      "Another server uses the socket “\(path)”. Connect to it, or choose another path with --socket."
    case .system(let path, let code):
      """
      The socket “\(path)” cannot be created: \(FileError.system(code: code)). Choose another path \
      with --socket.
      """
    }
  }
}
