// SPDX-License-Identifier: MIT

internal import Foundation

/// Reads files of bundles.
enum ResourceFile {
  /// Returns the bytes of a file.
  ///
  /// Only regular files are opened, because reading a pipe could block forever.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - limit: The maximum number of bytes.
  /// - Returns: The bytes, or `nil` if there is no file at the path.
  /// - Throws: `ResourceFileError` if the file cannot be read.
  static func bytes(
    at path: String, limit: Int
  ) throws(ResourceFileError) -> [UInt8]? {
    var status = stat()
    guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw ResourceFileError(reason: "it is not a regular file")
    }
    guard status.st_size <= limit else {
      throw ResourceFileError(reason: "it is larger than \(limit / 1_000_000) MB")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ResourceFileError(reason: "reading is not permitted")
    }
    return [UInt8](data)
  }
}

/// The reason for which a file cannot be read.
struct ResourceFileError: Error, Hashable {
  var reason: String
}
