// SPDX-License-Identifier: MIT

import Foundation

/// Operations on directories.
package enum Directory {
  /// Returns whether there is a directory at the path; symbolic links are followed.
  package static func exists(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the names in a directory in ascending order, without `.` and `..`.
  package static func names(in path: String) throws(FileError) -> [String] {
    guard let stream = opendir(path) else {
      throw errno == ENOENT ? .missing : .system(code: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      // Only `errno` distinguishes the end of the directory from a failure.
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

  /// Creates a directory and its missing ancestors.
  package static func create(at path: String) throws(FileError) {
    if path.isEmpty || exists(at: path) { return }
    try create(at: FilePath.parent(of: path))
    // Another process may have created the directory in the meantime.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .system(code: errno) }
  }
}
