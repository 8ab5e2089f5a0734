// SPDX-License-Identifier: MIT

import TintypeBase

/// A file of a package to which `tintype init` adds something.
struct PackageFile {
  /// The path of the file, relative to the package's root.
  let name: String
  /// The root of the package.
  let root: String

  /// The size limit of such a file: 1 MiB.
  private static let sizeLimit = 1 << 20

  /// The path of the file.
  var path: String { root + "/" + name }

  /// Returns the contents; `nil` if the file does not exist.
  ///
  /// - Throws: The reason why the file cannot be read. A link is not followed, since writing would
  ///   replace it with a file.
  func bytes() throws(FileError) -> [UInt8]? {
    if FilePath.linkTarget(of: path) != nil { throw .notARegularFile }
    // The directory can exist without the file.
    for place in [path, FilePath.parent(of: path)] {
      let usual = (FilePath.resolved(root) ?? root) + place.dropFirst(root.count)
      if let resolved = FilePath.resolved(place), !resolved.utf8.elementsEqual(usual.utf8) {
        throw .link
      }
    }
    do {
      return try RegularFile.bytes(of: path, limit: Self.sizeLimit)
    } catch .missing {
      return nil
    }
  }
}
