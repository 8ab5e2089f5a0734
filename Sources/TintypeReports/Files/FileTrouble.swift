// SPDX-License-Identifier: MIT

/// Why a file could not be read or written.
public enum FileTrouble: Error, Hashable, Sendable {
  /// There is no such file.
  case missing
  /// The path leads to a directory, a pipe, a device or a socket.
  case notARegularFile
  /// The file holds more than `limit` bytes.
  case tooLarge(limit: Int)
  /// The system refused, with this `errno`.
  case system(code: Int32)
}
