// SPDX-License-Identifier: MIT

import Foundation

/// Reading whole files that somebody else may have prepared.
package enum RegularFile {
  /// The file's bytes, at most `limit` of them.
  ///
  /// What is no regular file is refused before it is read: a named pipe would block for ever, a
  /// device would never end.
  package static func contents(of path: String, limit: Int) throws(FileTrouble) -> Data {
    Data(try bytes(of: path, limit: limit))
  }

  /// The file's bytes, at most `limit` of them; see ``contents(of:limit:)``.
  package static func bytes(of path: String, limit: Int) throws(FileTrouble) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw trouble(errno) }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw trouble(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }

    // One byte more than there is shows the end, so that most files take two calls. A journal may
    // still be growing.
    var bytes: [UInt8] = []
    while true {
      let room = bytes.isEmpty ? Int(status.st_size) + 1 : 1 << 16
      var (count, code) = (0, Int32(0))
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        repeat {
          count = read(descriptor, buffer.baseAddress, room)
          code = errno
        } while count < 0 && code == EINTR
        initialized = max(count, 0)
      }
      if count < 0 { throw trouble(code) }
      if count == 0 { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }

  private static func trouble(_ code: Int32) -> FileTrouble {
    switch code {
    case ENOENT, ENOTDIR: .missing
    // A socket cannot be opened at all.
    case ENXIO: .notARegularFile
    default: .system(code: code)
    }
  }
}
