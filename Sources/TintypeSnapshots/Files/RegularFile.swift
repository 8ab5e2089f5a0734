// SPDX-License-Identifier: MIT

import Foundation

/// Reading whole files that somebody else may have prepared.
package enum RegularFile {
  /// The file's bytes, at most `limit` of them.
  ///
  /// What is no regular file is refused before it is read: a named pipe would block for ever, a
  /// device would never end.
  package static func contents(of path: String, limit: Int) throws(FileTrouble) -> Data {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw trouble(errno) }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw trouble(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }

    var data = Data()
    data.reserveCapacity(Int(status.st_size))
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return data }
      if count < 0 {
        if errno == EINTR { continue }
        throw trouble(errno)
      }
      data.append(contentsOf: chunk.prefix(count))
      // A journal may still be growing.
      guard data.count <= limit else { throw .tooLarge(limit: limit) }
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
