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

/// Reading whole files that somebody else may have prepared.
package enum RegularFile {
  /// The file's bytes, at most `limit` of them.
  ///
  /// What is no regular file is refused before it is read: a named pipe would block for ever, a
  /// device would never end.
  package static func contents(of path: String, limit: Int) throws(FileTrouble) -> Data {
    Data(try bytes(of: path, limit: limit))
  }

  /// The file's bytes, at most `limit` of them; see ``contents(of:limit:)``.
  package static func bytes(of path: String, limit: Int) throws(FileTrouble) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw trouble(errno) }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw trouble(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }

    // One byte more than there is shows the end, so that most files take two calls. A journal may
    // still be growing.
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
      if count < 0 { throw trouble(code) }
      if count == 0 { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
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

/// The time of a file's last modification, as the file system stores it.
///
/// Seconds and nanoseconds stay apart: a file system can store times that do not fit into 64 bits of
/// nanoseconds, which end in 2262.
package struct FileTime: Comparable, Hashable, Sendable {
  /// Seconds since 1970; negative before.
  package var seconds: Int
  /// Nanoseconds after `seconds`, 0 to 999,999,999.
  package var nanoseconds: Int

  /// Creates a time.
  package init(seconds: Int, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// The time of modification in a file's status.
  package init(modificationOf status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  /// Returns whether this time is more than a number of seconds before another one.
  package func isEarlier(than other: FileTime, bySeconds seconds: Int) -> Bool {
    let (limit, overflow) = other.seconds.subtractingReportingOverflow(seconds)
    guard !overflow else { return false }
    return self < FileTime(seconds: limit, nanoseconds: other.nanoseconds)
  }

  package static func < (left: FileTime, right: FileTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
