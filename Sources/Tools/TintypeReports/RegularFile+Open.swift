// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

extension RegularFile {
  /// Opens a regular file for reading; other files are rejected before they are read.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The descriptor.
  /// - Throws: The reason why the file was not opened.
  package static func open(_ path: String) throws(FileError) -> Int32 {
    // Without this option, opening a named pipe would block forever.
    let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .missing
      // A socket cannot be opened at all.
      case ENXIO: throw .notARegularFile
      case let code: throw .system(code: code)
      }
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notARegularFile
    }
    return descriptor
  }
}
