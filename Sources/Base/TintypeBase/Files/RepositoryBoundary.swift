// SPDX-License-Identifier: MIT

import Foundation

/// The directory tree whose contents are data of the author of a commit: a repository, or a
/// package outside of repositories.
package enum RepositoryBoundary {
  /// Returns the root of the repository or package that contains a path; `nil` if there is none.
  ///
  /// A symbolic link below the root may lead to another repository. The root is then that of the
  /// repository with the link.
  package static func root(of path: String) -> String? {
    let roots = roots(of: path, marker: ".git")
    var candidates = (roots.isEmpty ? self.roots(of: path, marker: "Package.swift") : roots)[...]
    guard var root = candidates.popFirst() else { return nil }
    for outer in candidates where hasLink(root, below: outer) { root = outer }
    return root
  }

  /// Returns whether symbolic links lead from a path to a place outside of its repository.
  ///
  /// The path need not exist. A path outside of repositories and packages leads nowhere else.
  package static func isLeft(by path: String) -> Bool {
    guard let root = root(of: path) else { return false }
    return !contains(path, in: root)
  }

  /// Returns the bytes of a file, and follows no link out of its repository.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The maximum size in bytes.
  ///   - isFollowingLink: Whether another symbolic link at the path is followed.
  /// - Returns: The contents of the file.
  /// - Throws: The reason why the file was not read; `link` for a link that is not followed.
  package static func bytes(
    of path: String, limit: Int, followingLink isFollowingLink: Bool = true
  ) throws(FileError) -> [UInt8] {
    guard !isLeft(by: path) else { throw .link }
    return try RegularFile.bytes(of: path, limit: limit, followingLink: isFollowingLink)
  }

  /// Returns whether a path is in a directory after following all symbolic links.
  ///
  /// A path that does not exist is where its nearest existing ancestor is.
  package static func contains(_ path: String, in directory: String) -> Bool {
    guard let base = FilePath.resolved(directory) else { return false }
    var existing = path
    while !FilePath.isOccupied(existing) {
      existing = FilePath.parent(of: existing)
      if existing.isEmpty { return false }
    }
    // A link that leads nowhere could be a place to create a file.
    guard let target = FilePath.resolved(existing) else { return false }
    return target.utf8.elementsEqual(base.utf8) || FilePath.isBelow(target, base)
  }

  /// The directories from a path upward that contain a marker, the nearest first.
  private static func roots(of path: String, marker: String) -> [String] {
    var found: [String] = []
    var candidate = path
    while !candidate.isEmpty {
      if FilePath.isOccupied(candidate == "/" ? "/" + marker : candidate + "/" + marker) {
        found.append(candidate)
      }
      candidate = FilePath.parent(of: candidate)
    }
    return found
  }

  /// Returns whether a directory, or one between it and an ancestor, is a symbolic link.
  private static func hasLink(_ directory: String, below ancestor: String) -> Bool {
    var candidate = directory
    while candidate.utf8.count > ancestor.utf8.count {
      if FilePath.linkTarget(of: candidate) != nil { return true }
      candidate = FilePath.parent(of: candidate)
    }
    return false
  }
}
