// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports
import TintypeSourceEditing

/// A folder of Swift sources in a package.
struct SourceFolder {
  /// The root of the package.
  let root: String
  /// The path of the folder, relative to the package's root.
  let path: String

  /// The maximum number of nested directories that are searched: 16.
  private static let depthLimit = 16
  /// The size limit of source files that are read: 1 MiB.
  private static let sizeLimit = 1 << 20

  /// The paths of the Swift files, relative to the package's root, in the order of their names.
  ///
  /// Links to directories and nested packages are skipped.
  var files: [String] { files(in: path, depth: 0) }

  private func files(in directory: String, depth: Int) -> [String] {
    guard depth < Self.depthLimit, !ConfinedPath.leaves(root + "/" + directory, root),
      let names = try? Directory.names(in: root + "/" + directory)
    else { return [] }
    // A nested package has its own tests.
    guard !names.contains("Package.swift") else { return [] }
    return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = directory + "/" + name
      if name.hasSuffix(".swift") { return [path] }
      if name.contains(".") || FilePath.linkTarget(of: root + "/" + path) != nil { return [] }
      return files(in: path, depth: depth + 1)
    }
  }

  /// Returns the contents of a file; `nil` if it cannot be read.
  func bytes(of file: String) -> [UInt8]? {
    try? ConfinedPath.bytes(of: root + "/" + file, in: root, limit: Self.sizeLimit)
  }
}
