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
  /// A symbolic link at the path, or to its directory, is not followed.
  case link
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
    case .exists: "a file already exists at this path"
    case .notARegularFile: "it is not a regular file"
    case .link: "a symbolic link leads to it, which is not followed"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB (\(limit) bytes)"
    case .system(let code): strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
  }
}

extension FileError {
  /// The `errno` of the system call that failed; `EIO` for other errors.
  package var code: Int32 {
    if case .system(let code) = self { code } else { EIO }
  }

  /// The advice for a file that cannot be written, as a sentence without a full stop.
  package var writingAdvice: String {
    switch self {
    case .system(ENOSPC), .system(EDQUOT): "Free space on that disk"
    case .system(EIO): "Check that disk: it reports a hardware error"
    case .system(EROFS): "Make that file system writable"
    case .system(ENOTDIR): "Move or delete the file that this path uses as a directory"
    case .system(ENOENT): "Check this path for a broken symbolic link"
    case .notARegularFile: "Move or delete it"
    case .link: "Replace the link with the file or directory itself"
    default: "Check the path and its permissions"
    }
  }

  /// The advice for a file that cannot be read, as a sentence without a full stop.
  package var readingAdvice: String {
    switch self {
    case .system(EIO): "Check that disk: it reports a hardware error"
    case .system(ELOOP): "Delete the symbolic links in this path that lead to each other"
    case .notARegularFile: "Move or delete it"
    case .link: "Replace the link with the file or directory itself"
    default: "Check the path and its permissions"
    }
  }
}
