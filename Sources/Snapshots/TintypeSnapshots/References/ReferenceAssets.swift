// SPDX-License-Identifier: MIT

import TintypeBase

/// The files that references need in addition to their own: the images of compact references, in
/// the directory `assets`, and the objects of pointers that were not pushed yet.
package struct ReferenceAssets: Hashable, Sendable {
  /// The absolute path of the directory of images.
  package let directory: String
  /// The address of the store that a test configures.
  package let store: String?
  /// The environment variables; `nil` for the variables of the process.
  package let variables: [String: String]?

  /// Creates a directory of shared files.
  package init(directory: String, store: String? = nil, variables: [String: String]? = nil) {
    (self.directory, self.store, self.variables) = (directory, store, variables)
  }

  /// Creates the directory for a reference: `assets` in the nearest ancestor directory
  /// `__Snapshots__`, else `assets` next to the reference.
  ///
  /// - Parameters:
  ///   - reference: The absolute path of the reference.
  ///   - store: The address of the store that a test configures.
  ///   - variables: The environment variables; `nil` for the variables of the process.
  package init(of reference: String, store: String? = nil, variables: [String: String]? = nil) {
    (self.store, self.variables) = (store, variables)
    var parent = FilePath.parent(of: reference)
    let beside = parent
    while FilePath.name(of: parent) != ReferenceLocation.directoryName {
      let next = FilePath.parent(of: parent)
      guard next != parent, !next.isEmpty else {
        directory = beside + "/" + Self.name
        return
      }
      parent = next
    }
    directory = parent + "/" + Self.name
  }

  /// The name of the directory of images.
  package static let name = "assets"

  /// The name of the directory for objects that were not pushed yet, next to the directory of
  /// images.
  package static let unpushedName = ".unpushed"

  /// The directory that contains the directories of images and of objects.
  package var root: String { FilePath.parent(of: directory) }

  /// The directory of the objects that were not pushed yet.
  package var unpushedDirectory: String { root + "/" + Self.unpushedName }

  /// Returns whether a text is the name of an image: 32 lowercase hexadecimal digits and `.png`.
  package static func isName(_ text: String) -> Bool { isDigest(text, digits: 32) }

  /// Returns whether a text is the name of an object: 64 lowercase hexadecimal digits and `.png`.
  package static func isObjectName(_ text: String) -> Bool { isDigest(text, digits: 64) }

  private static func isDigest(_ text: String, digits: Int) -> Bool {
    text.hasSuffix(".png") && text.utf8.count == digits + 4
      && text.utf8.dropLast(4).allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  /// Returns whether a path is in a directory of images or of objects.
  package static func contains(_ path: String) -> Bool {
    [name, unpushedName].contains(FilePath.name(of: FilePath.parent(of: path)))
  }

  /// Returns the path of an image, or of an object that was not pushed yet.
  package func path(of name: String) -> String {
    (Self.isObjectName(name) ? unpushedDirectory : directory) + "/" + name
  }

  /// Reads an image.
  package func bytes(of name: String) throws(FileError) -> [UInt8] {
    try checkLinks(of: name)
    return try RegularFile.bytes(
      of: path(of: name), limit: ReferenceFile.sizeLimit, followingLink: false)
  }

  /// Checks that no symbolic link leads out of the repository, which a commit may contain.
  private func checkLinks(of name: String) throws(FileError) {
    let directory = FilePath.parent(of: path(of: name))
    if RepositoryBoundary.isLeft(by: directory) { throw .link }
  }

  /// Reads an object that was not pushed yet.
  package func bytes(ofUnpushed name: String) throws(FileError) -> [UInt8] {
    guard Self.isObjectName(name) else { throw .missing }
    return try bytes(of: name)
  }

  /// Writes the files that are missing or differ; the name of a file identifies its contents.
  package func write(_ assets: [String: [UInt8]]) throws(FileError) {
    for (name, bytes) in assets.sorted(by: { $0.key < $1.key }) {
      try checkLinks(of: name)
      if let old = try? self.bytes(of: name), old == bytes { continue }
      if Self.isObjectName(name) { try hideUnpushed() }
      try AtomicFile.write(bytes, to: path(of: name))
    }
  }

  /// Prevents Git from adding the objects that were not pushed yet.
  private func hideUnpushed() throws(FileError) {
    do {
      try AtomicFile.write(
        Array("*\n".utf8), to: unpushedDirectory + "/.gitignore", replacing: false)
    } catch .exists {}
  }
}
