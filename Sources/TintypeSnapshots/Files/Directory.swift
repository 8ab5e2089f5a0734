// SPDX-License-Identifier: MIT

import Foundation

/// The few questions that are asked about directories.
package enum Directory {
  /// Whether a directory stands at the path; symbolic links are followed.
  package static func exists(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a directory in ascending order, without `.` and `..`.
  package static func names(in path: String) throws(FileTrouble) -> [String] {
    guard let stream = opendir(path) else {
      throw errno == ENOENT ? .missing : .system(code: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      // Only `errno` tells the end of the directory from a failure.
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw .system(code: errno) }
    return names.sorted()
  }

  /// Creates a directory and those above it, where they do not exist.
  package static func create(at path: String) throws(FileTrouble) {
    if path.isEmpty || exists(at: path) { return }
    try create(at: FilePath.parent(of: path))
    // Another process may have been quicker.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .system(code: errno) }
  }
}
