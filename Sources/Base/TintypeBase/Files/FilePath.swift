// SPDX-License-Identifier: MIT

import Foundation

/// Operations on paths that are plain strings with `/` between their components.
///
/// They handle the bytes of a path, as the system does: a slash and a combining mark are one
/// `Character`, in which a search for the character `/` does not find the slash, and names that are
/// equal as `String` values can name two files.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// Returns the components of a path, without empty ones.
  package static func components(of path: String) -> [Substring] {
    path.utf8.split(separator: slash).map(Substring.init)
  }

  /// Returns whether a path is that of something in a directory; links are not looked up.
  package static func isBelow(_ path: String, _ directory: String) -> Bool {
    path.utf8.starts(with: directory == "/" ? "/".utf8 : (directory + "/").utf8)
  }

  /// Returns whether a slash and a mark after it are one character, so that text operations do not
  /// find the slash.
  package static func hidesSlash(_ path: some StringProtocol) -> Bool {
    path.utf8.contains(slash)
      && path.utf8.count { $0 == slash } != path.count { $0 == "/" }
  }

  /// Returns the path itself if it is absolute, else the path relative to `base`.
  package static func absolute(_ path: String, in base: String) -> String {
    path.utf8.first == slash ? path : base + "/" + path
  }

  /// The maximum length of a file name on common file systems, in bytes.
  package static let maximumNameLength = 255

  /// Returns the first component of a path that is too long for a file name; `nil` if there is
  /// none.
  package static func overlongName(in path: String) -> String? {
    guard path.utf8.count > maximumNameLength else { return nil }
    return components(of: path).first { $0.utf8.count > maximumNameLength }.map(String.init)
  }

  /// Returns the path without a trailing slash.
  package static func withoutSlash(_ path: String) -> String {
    let bytes = path.utf8
    return bytes.count > 1 && bytes.last == slash ? String(Substring(bytes.dropLast())) : path
  }

  /// Returns the directory of the path's last component; empty for a bare name, `/` for `/name`.
  package static func parent(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return "" }
    guard end != path.startIndex else { return path.utf8.count == 1 ? "" : "/" }
    return String(path[..<end])
  }

  /// Returns an absolute path without empty components, `.` and `..`; links are not looked up.
  package static func standardized(_ path: String) -> String {
    var kept: [Substring] = []
    for component in components(of: path) where component != "." {
      if component == ".." { _ = kept.popLast() } else { kept.append(component) }
    }
    return "/" + kept.joined(separator: "/")
  }

  /// Returns the path's last component.
  package static func name(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: end)...])
  }

  /// Returns the path without symbolic links, `.` and `..`; `nil` if the path does not exist.
  package static func resolved(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// Returns whether a file exists at a path; a dangling symbolic link counts.
  package static func isOccupied(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Returns whether there is a regular file at a path; a symbolic link is not one.
  package static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the target of a symbolic link; `nil` if there is no symbolic link at the path.
  package static func linkTarget(of path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { readlink(path, $0, characters.count) } ?? -1
      }
    }
    return count >= 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
  }

  /// Returns the nearest directory that contains a `Package.swift` or a project of Xcode: this one or
  /// an ancestor.
  package static func packageRoot(from directory: String) -> String? {
    var candidate = directory
    while !candidate.isEmpty {
      let manifest = candidate == "/" ? "/Package.swift" : candidate + "/Package.swift"
      if access(manifest, F_OK) == 0 || hasProject(candidate) { return candidate }
      candidate = parent(of: candidate)
    }
    return nil
  }

  /// Returns whether a directory contains a project or a workspace of Xcode.
  private static func hasProject(_ directory: String) -> Bool {
    ((try? Directory.names(in: directory)) ?? []).contains { name in
      name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
  }

  /// Returns the path as a `file://` URL.
  ///
  /// Characters other than letters, digits and `-._~/` are percent-encoded as `%XX`.
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

/// The time of a file's last modification, as the file system stores it.
///
/// Seconds and nanoseconds are separate, because a file system can store times that exceed the
/// range of nanoseconds in 64 bits, which ends in 2262.
package struct FileTime: Comparable, Hashable, Sendable {
  /// Seconds since 1970; negative for earlier times.
  package var seconds: Int
  /// Nanoseconds after `seconds`, 0 to 999,999,999.
  package var nanoseconds: Int

  /// Creates a time.
  package init(seconds: Int, nanoseconds: Int = 0) {
    (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
  }

  /// Creates the modification time of a file's status.
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
