// SPDX-License-Identifier: MIT

import Foundation

/// Temporary files and directories that only the current user can access.
///
/// Other users can write to the directory of temporary files, so a name that they could predict
/// would let them choose the file.
package enum PrivateFile {
  /// Opens a temporary file that has no name anymore.
  ///
  /// - Parameter bytes: The contents, at whose start the descriptor is.
  /// - Returns: The descriptor, which the caller closes and other programs do not inherit.
  /// - Throws: The reason why the file was not created.
  package static func unnamed(_ bytes: [UInt8] = []) throws(FileError) -> Int32 {
    let (descriptor, path) = try create()
    unlink(path)
    do throws(FileError) {
      try write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  /// Returns the first bytes of an open file as text, without white space around it.
  package static func text(of descriptor: Int32, limit: Int) -> String {
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = pread(descriptor, &bytes, limit, 0)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Writes a temporary file.
  ///
  /// - Parameter bytes: The contents.
  /// - Returns: The absolute path of the file, which the caller removes.
  /// - Throws: The reason why the file was not written.
  package static func named(_ bytes: [UInt8]) throws(FileError) -> String {
    let (descriptor, path) = try create()
    defer { close(descriptor) }
    do throws(FileError) {
      try write(bytes, to: descriptor)
    } catch {
      unlink(path)
      throw error
    }
    return path
  }

  /// Creates a temporary directory.
  ///
  /// - Returns: The absolute path of the directory, which the caller removes.
  /// - Throws: The reason why the directory was not created.
  package static func directory() throws(FileError) -> String {
    var template = template
    guard mkdtemp(&template) != nil else { throw .system(code: errno) }
    return path(template)
  }

  private static var template: [CChar] {
    Array((FilePath.withoutSlash(NSTemporaryDirectory()) + "/tintype-XXXXXX").utf8CString)
  }

  private static func path(_ template: [CChar]) -> String {
    String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func create() throws(FileError) -> (descriptor: Int32, path: String) {
    var template = template
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .system(code: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return (descriptor, path(template))
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .system(code: errno)
      }
    }
  }
}
