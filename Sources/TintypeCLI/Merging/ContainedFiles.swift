// SPDX-License-Identifier: MIT

import Foundation
import TintypeReports
import TintypeSnapshots

/// Files below a directory that no path and no symbolic link may leave.
struct ContainedFiles {
  /// The directory's absolute path.
  var root: String

  /// Where a file lies, without symbolic links; `nil` where it is outside or does not exist.
  func path(of file: String) -> String? {
    guard ConfinedPath.staysInside(file), let directory = FilePath.resolved(root),
      let path = FilePath.resolved(root + "/" + file),
      ConfinedPath.contains(path, in: directory)
    else { return nil }
    return path
  }

  /// A file's bytes.
  ///
  /// - Parameters:
  ///   - file: The path below the directory; it must lie in `pending` or in `runs`.
  ///   - limit: The greatest number of bytes.
  /// - Returns: All bytes.
  /// - Throws: Why it was not read.
  func bytes(of file: String, limit: Int) throws(Trouble) -> [UInt8] {
    guard ConfinedPath.staysInside(file), file.hasPrefix("pending/") || file.hasPrefix("runs/")
    else {
      throw .outside
    }
    guard FilePath.resolved(root + "/" + file) != nil else { throw .file(.missing) }
    guard let path = path(of: file) else { throw .outside }
    do {
      return try RegularFile.bytes(of: path, limit: limit)
    } catch {
      throw .file(error)
    }
  }

  /// Why a file was not read.
  enum Trouble: Error, Hashable, CustomStringConvertible {
    /// The path leads out of the directory, by itself or by a symbolic link.
    case outside
    /// It is the file of another snapshot as well.
    case shared
    case file(FileTrouble)

    /// The trouble as the end of a sentence, without a full stop.
    var description: String {
      switch self {
      case .outside: "the path leads out of the directory"
      case .shared: "another snapshot names the same file"
      case .file(let trouble): trouble.description
      }
    }
  }

  /// Removes a file that lies inside.
  func remove(_ file: String) {
    // The link itself would be inside, and is not what was written.
    guard let path = path(of: file) else { return }
    unlink(path)
  }
}
