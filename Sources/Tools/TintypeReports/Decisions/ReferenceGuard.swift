// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging

/// A check of the paths of references, because a change may come from another machine.
package struct ReferenceGuard: Sendable {
  /// The directory that contains `Package.swift`, with links resolved; `nil` outside of a package.
  private let packageRoot: String?
  /// Additional directories that may contain references, with links resolved.
  private let directories: [String]

  /// The name of reference directories.
  static let directoryName = "__Snapshots__"

  /// Creates a guard.
  ///
  /// - Parameters:
  ///   - packageRoot: The base directory of relative paths.
  ///   - directories: The absolute paths of directories that the user specified.
  /// - Throws: ``DecisionError/noReferenceDirectory(_:)`` for a missing directory.
  package init(packageRoot: String?, directories: [String] = []) throws(DecisionError) {
    self.packageRoot = packageRoot.flatMap { FilePath.resolved($0) }
    var resolved: [String] = []
    for directory in directories {
      guard let path = FilePath.resolved(directory), Directory.exists(at: path) else {
        throw .noReferenceDirectory(directory)
      }
      resolved.append(path)
    }
    self.directories = resolved
  }

  /// Returns the absolute path of a change's reference.
  ///
  /// - Throws: ``Refusal/reference(path:reason:)`` if no test would store the reference at that
  ///   path.
  func place(of item: PendingItem) throws(Refusal) -> String {
    let path = item.reference
    func refused(_ reason: Refusal.Place) -> Refusal { .reference(path: path, reason: reason) }

    let isAbsolute = path.hasPrefix("/")
    guard ConfinedPath.staysInside(isAbsolute ? String(path.dropFirst()) : path) else {
      throw refused(.leaves)
    }
    let name = FilePath.name(of: path)
    let ending = item.file.pathExtension.isEmpty ? "" : "." + item.file.pathExtension
    let snapshot = item.record.snapshot
    guard name == "\(snapshot.test).\(snapshot.identifier)\(ending)" else {
      throw refused(.otherName)
    }
    let artifact = FilePath.name(of: item.artifacts.actual)
    guard artifact.hasSuffix(".actual" + ending) else { throw refused(.otherExtension(artifact)) }

    guard let packageRoot else { throw refused(.noPackage) }
    let absolute = isAbsolute ? path : packageRoot + "/" + path
    guard let folder = ConfinedPath.resolvedAsFarAsItExists(FilePath.parent(of: absolute)) else {
      throw refused(.leaves)
    }
    let place = folder + "/" + name
    if let root = directories.first(where: { ConfinedPath.contains(place, in: $0) }) {
      if let taken = Self.takenFolder(in: place.dropFirst(root.count)) {
        throw refused(.taken(taken))
      }
      return place
    }
    // Paths outside of the package are valid only in directories that the user specified.
    guard !isAbsolute, ConfinedPath.contains(place, in: packageRoot) else { throw refused(.leaves) }
    for part in [path[...], place.dropFirst(packageRoot.count)] {
      if let taken = Self.takenFolder(in: part) { throw refused(.taken(taken)) }
    }
    guard path.split(separator: "/").dropLast().contains(where: { $0 == Self.directoryName }) else {
      throw refused(.elsewhere)
    }
    return place
  }

  /// Returns the first folder of a path that belongs to another program.
  ///
  /// The comparison ignores case, because some file systems do.
  private static func takenFolder(in path: Substring) -> String? {
    path.split(separator: "/").first { [".git", ".build"].contains($0.lowercased()) }
      .map(String.init)
  }
}
