// SPDX-License-Identifier: MIT

import Foundation

/// Paths as plain strings with `/` between their parts.
package enum FilePath {
  /// The path itself where it is absolute, else below `base`.
  package static func absolute(_ path: String, in base: String) -> String {
    path.hasPrefix("/") ? path : base + "/" + path
  }

  /// The most bytes that the name of a file may have on the common file systems.
  package static let maximumNameLength = 255

  /// The first part of a path that is too long for a file's name.
  package static func overlongName(in path: String) -> String? {
    guard path.utf8.count > maximumNameLength else { return nil }
    return path.split(separator: "/").first { $0.utf8.count > maximumNameLength }.map(String.init)
  }

  /// The path without a slash at its end.
  package static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The directory that holds the path's last part; empty for a bare name, `/` for `/name`.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? (path == "/" ? "" : "/") : String(path[..<slash])
  }

  /// The path's last part.
  package static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// The path without symbolic links, `.` and `..`; `nil` where nothing exists.
  package static func resolved(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// Returns whether anything is at a path, also a symbolic link to nothing.
  static func isOccupied(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The path that a symbolic link contains; `nil` where there is no symbolic link.
  package static func linkTarget(of path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { readlink(path, $0, characters.count) } ?? -1
      }
    }
    return count >= 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
  }

  /// The nearest directory that holds a `Package.swift`: this one or one above it.
  package static func packageRoot(from directory: String) -> String? {
    var candidate = directory
    while !candidate.isEmpty {
      let manifest = candidate == "/" ? "/Package.swift" : candidate + "/Package.swift"
      if access(manifest, F_OK) == 0 { return candidate }
      candidate = parent(of: candidate)
    }
    return nil
  }

  /// The path as a `file://` URL, with everything but letters, digits and `-._~/` as `%XX`.
  package static func url(_ path: String) -> String {
    var url = "file://"
    for byte in path.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || "-._~/".contains(character)
      {
        url.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        url += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return url
  }
}

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
