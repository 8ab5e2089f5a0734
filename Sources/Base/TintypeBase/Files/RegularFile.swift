// SPDX-License-Identifier: MIT

import Foundation

/// Reads whole regular files that may come from an untrusted source.
package enum RegularFile {
  /// Returns the file's bytes, at most `limit` of them.
  ///
  /// A file that is not a regular file is rejected before it is read: reading a named pipe would
  /// block forever, and reading a device would never end.
  package static func contents(of path: String, limit: Int) throws(FileError) -> Data {
    Data(try bytes(of: path, limit: limit))
  }

  /// Returns the file's bytes, at most `limit` of them; see ``contents(of:limit:)``.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The maximum size in bytes.
  ///   - isFollowingLink: Whether a symbolic link at the path is followed.
  /// - Returns: The contents of the file.
  /// - Throws: The reason why the file was not read; `link` for a link that is not followed.
  package static func bytes(
    of path: String, limit: Int, followingLink isFollowingLink: Bool = true
  ) throws(FileError) -> [UInt8] {
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (isFollowingLink ? 0 : O_NOFOLLOW)
    let descriptor = open(path, flags)
    guard descriptor >= 0 else {
      let code = errno
      throw !isFollowingLink && FilePath.linkTarget(of: path) != nil ? .link : error(code)
    }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw error(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }

    // Reading one byte more than the file's size detects the end, so most files take two calls. A
    // journal may still be growing.
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
      if count < 0 { throw error(code) }
      if count == 0 { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }

  private static func error(_ code: Int32) -> FileError {
    switch code {
    case ENOENT, ENOTDIR: .missing
    // A socket cannot be opened at all.
    case ENXIO: .notARegularFile
    default: .system(code: code)
    }
  }
}
