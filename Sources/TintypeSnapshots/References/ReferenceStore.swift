// SPDX-License-Identifier: MIT

import TintypeImaging

/// The reference files of one package, in `__Snapshots__` at its root.
struct ReferenceStore: Sendable {
  /// The directory that holds `Package.swift`.
  let packageRoot: String

  /// The directory of all references.
  var root: String { packageRoot + "/" + Self.directoryName }

  static let directoryName = "__Snapshots__"

  /// The package that a source file belongs to.
  init(sourceFile: String) throws(SnapshotError) {
    guard let root = FilePath.packageRoot(from: FilePath.parent(of: sourceFile)) else {
      throw .packageRootNotFound(sourceFile: sourceFile)
    }
    packageRoot = root
  }

  /// The path of a reference, relative to the package's root.
  func relativePath(of name: SnapshotName, pathExtension: String?) -> String {
    Self.directoryName + "/" + name.description + (pathExtension.map { "." + $0 } ?? "")
  }

  /// Reads a reference; `nil` if there is none.
  ///
  /// - Throws: `SnapshotError` for a file that cannot be read or that is no reference, such as a
  ///   pointer of Git LFS.
  func read(_ relativePath: String) throws(SnapshotError) -> [UInt8]? {
    let path = packageRoot + "/" + relativePath
    let bytes: [UInt8]
    do {
      bytes = Array(try RegularFile.contents(of: path, limit: Self.sizeLimit))
    } catch .missing {
      return nil
    } catch {
      throw .unreadableReference(path: path, trouble: error)
    }
    if Self.isGitLFSPointer(bytes) { throw .gitLFSPointer(path: path) }
    return bytes
  }

  /// Writes a reference, all of it or nothing.
  func write(_ bytes: [UInt8], to relativePath: String) throws(SnapshotError) {
    let path = packageRoot + "/" + relativePath
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .unwritableReference(path: path, trouble: error)
    }
  }

  /// Whether there is a directory of references at all.
  var exists: Bool { Directory.exists(at: root) }

  /// More than any picture within the limit of pixels needs.
  static let sizeLimit = 512 << 20

  /// Whether a file only says where Git LFS keeps its contents.
  static func isGitLFSPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("version https://git-lfs".utf8))
  }
}
