// SPDX-License-Identifier: MIT

import Foundation

/// The files of a directory that are opened, changed or created, from inotify(7).
final class OpenedFiles {
  private var directories: [Int32: String] = [:]
  private let descriptor: Int32

  /// Observes a directory and those that it contains.
  init(in root: String) throws {
    #if os(Linux)
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      let mask =
        UInt32(IN_OPEN) | UInt32(IN_MODIFY) | UInt32(IN_ATTRIB) | UInt32(IN_MOVED_FROM)
        | UInt32(IN_MOVED_TO) | UInt32(IN_CREATE) | UInt32(IN_DELETE)
      let subpaths = FileManager.default.subpaths(atPath: root) ?? []
      for path in [root] + subpaths.map({ root + "/" + $0 }) {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
          isDirectory.boolValue
        else { continue }
        let watch = inotify_add_watch(descriptor, path, mask)
        guard watch >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        directories[watch] = path
      }
    #else
      throw POSIXError(.ENOSYS)
    #endif
  }

  deinit { close(descriptor) }

  /// Returns what happened since the last call, without the order.
  func events() -> Set<String> {
    var found: Set<String> = []
    #if os(Linux)
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
        var rest = buffer[..<count]
        while rest.count >= 16 {
          let numbers = rest.withUnsafeBytes { bytes in
            (0..<4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
          }
          let name = rest.dropFirst(16).prefix(Int(numbers[3])).prefix { $0 != 0 }
          rest = rest.dropFirst(16 + Int(numbers[3]))
          guard let directory = directories[Int32(bitPattern: numbers[0])] else { continue }
          let verb = numbers[1] & UInt32(IN_OPEN) != 0 ? "opened" : "changed"
          found.insert("\(verb) \(directory)/\(String(decoding: name, as: UTF8.self))")
        }
      }
    #endif
    return found
  }
}

/// A port of this machine that stands for a foreign host: it accepts connections and never answers.
final class SilentHost {
  /// The number of the port.
  let port: UInt16
  private let descriptor: Int32

  init() throws {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutableBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { pointer in
        guard let address = pointer.baseAddress, bind(descriptor, address, length) == 0,
          listen(descriptor, 16) == 0
        else { return Int32(-1) }
        return getsockname(descriptor, address, &length)
      }
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    (self.descriptor, port) = (descriptor, UInt16(bigEndian: address.sin_port))
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// Returns the beginnings of the requests since the last call, and closes their connections.
  func requests() -> [String] {
    var found: [String] = []
    while case let connection = accept(descriptor, nil, nil), connection >= 0 {
      var buffer = [UInt8](repeating: 0, count: 200)
      let count = recv(connection, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      found.append(String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self))
      close(connection)
    }
    return found
  }
}
