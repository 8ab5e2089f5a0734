// SPDX-License-Identifier: MIT

import Foundation

/// An error of reading or writing a file.
package enum FileError: Error, Hashable, Sendable {
  /// The file does not exist.
  case missing
  /// A file exists at a path where none was expected.
  case exists
  /// The path leads to a directory, a pipe, a device or a socket.
  case notARegularFile
  /// The file is larger than `limit` bytes.
  case tooLarge(limit: Int)
  /// A system call failed with this `errno`.
  case system(code: Int32)
}

extension FileError: CustomStringConvertible {
  /// The error as the end of a sentence, without a full stop.
  package var description: String {
    switch self {
    case .missing: "there is no such file"
    case .exists: "a file stands there already"
    case .notARegularFile: "it is not a regular file"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB (\(limit) bytes)"
    case .system(let code): strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
  }
}

extension FileError {
  /// The advice for a file that cannot be written, as a sentence without a full stop.
  package var writingAdvice: String {
    switch self {
    case .system(ENOSPC), .system(EDQUOT): "Free space on that disk"
    case .system(EIO): "Check that disk: it reports a hardware error"
    case .system(EROFS): "Make that file system writable"
    case .system(ENOTDIR): "Move the file away that is in the place of a directory in this path"
    case .system(ENOENT): "Check whether a symbolic link in this path leads to nothing"
    case .notARegularFile: "Move away what is there"
    default: "Check who may write there"
    }
  }

  /// The advice for a file that cannot be read, as a sentence without a full stop.
  package var readingAdvice: String {
    switch self {
    case .system(EIO): "Check that disk: it reports a hardware error"
    case .system(ELOOP): "Delete the symbolic links in this path that lead to each other"
    case .notARegularFile: "Move away what is there"
    default: "Check what is there and who may read it"
    }
  }
}
