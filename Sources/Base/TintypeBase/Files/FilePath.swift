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
