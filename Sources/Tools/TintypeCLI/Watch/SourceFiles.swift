// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports
import TintypeSnapshots

/// The rules by which a path belongs to the sources of a package, or to its references.
struct SourceFiles: Hashable, Sendable {
  /// The absolute path of the package.
  let root: String
  /// The absolute path of a directory that is not searched, such as that of the build; `nil` for
  /// none.
  var excluded: String?
  /// The absolute paths of the targets of the package; `nil` if they are unknown.
  var targets: Set<String>?
  /// The absolute paths of local packages that the package depends on.
  var dependencies: Set<String> = []

  /// The role of a file.
  enum Role: Hashable, Sendable {
    case source
    case manifest
    case reference
  }

  init(root: String, excluded: String?) { (self.root, self.excluded) = (root, excluded) }

  /// The directories that are searched.
  var roots: [String] { [root] + dependencies.sorted() }

  /// Returns the role of a file; `nil` if it has none.
  func role(of path: String) -> Role? {
    let name = FilePath.name(of: path)
    // Editors save their own files with such names.
    guard !name.hasPrefix("."), !name.hasPrefix("#"), !name.hasSuffix("~") else { return nil }
    if path.contains("/\(ReferenceLocation.directoryName)/") {
      return path.hasPrefix(root + "/") ? .reference : nil
    }
    let directory = FilePath.parent(of: path)
    if roots.contains(directory) {
      let isManifest = name.hasPrefix("Package") && name.hasSuffix(".swift")
      return isManifest || name == "Package.resolved" ? .manifest : nil
    }
    if let dependency = dependencies.first(where: { path.hasPrefix($0 + "/") }) {
      return path.hasPrefix(dependency + "/Tests/") ? nil : .source
    }
    guard path.hasPrefix(root + "/") else { return nil }
    guard let targets else { return .source }
    return targets.contains { path.hasPrefix($0 + "/") } ? .source : nil
  }

  /// Returns whether the directories in a directory are watched.
  func includes(directory path: String) -> Bool {
    !FilePath.name(of: path).hasPrefix(".") && path != excluded
  }

  /// Sets the directories of a description; `nil` if the targets are unknown.
  mutating func update(_ description: PackageDescription?) {
    guard let description else {
      targets = nil
      return
    }
    targets = Set(description.targets.map { FilePath.absolute($0.path, in: root) })
    dependencies = Set(
      (description.dependencies ?? []).compactMap { dependency in
        dependency.type == "fileSystem" ? dependency.path.flatMap(FilePath.resolved) : nil
      })
    dependencies.remove(root)
  }
}
