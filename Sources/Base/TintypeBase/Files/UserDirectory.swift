// SPDX-License-Identifier: MIT

import Foundation

/// The directory of the current user for output that belongs to no package.
package enum UserDirectory {
  /// The absolute path, created when it is first used.
  package static let path: String = {
    let path = FilePath.withoutSlash(NSTemporaryDirectory()) + "/tintype-\(getuid())"
    return create(at: path)
  }()

  /// Creates a directory that only the current user can access.
  ///
  /// - Parameter path: The wanted path.
  /// - Returns: The path; another one if a file, a link or a directory of another user is there.
  static func create(at path: String) -> String {
    if mkdir(path, 0o700) == 0 || isPrivate(path) { return path }
    // Writing to the path would fail anyway if no directory can be created.
    return (try? PrivateFile.directory()) ?? path
  }

  /// Returns whether a directory, not a link to one, belongs to the current user alone.
  static func isPrivate(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_uid == getuid()
      && status.st_mode & 0o077 == 0
  }
}

extension UserDirectory {
  /// Returns the directory for files that can be made again: `tintype` in `XDG_CACHE_HOME`, else in
  /// `.cache` of the home directory, else in the temporary directory.
  package static func cache(environment: [String: String]) -> String {
    if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") { return path + "/tintype" }
    if let home = environment["HOME"], home.hasPrefix("/"), home != "/" {
      return FilePath.withoutSlash(home) + "/.cache/tintype"
    }
    return path
  }
}
