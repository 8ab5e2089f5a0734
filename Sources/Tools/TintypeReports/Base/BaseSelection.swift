// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeGit
import TintypeSnapshots

/// The files of a repository to compare with a base commit.
package struct BaseSelection: Hashable, Sendable {
  /// The files and directories to search for references, from the root of the working tree.
  ///
  /// If it is empty, the whole working tree is searched.
  let paths: [String]
  /// The directories in which every file is a reference.
  let references: [String]

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - paths: Absolute paths of references, and of directories that contain `__Snapshots__`
  ///     directories or are in one.
  ///   - references: Absolute paths of directories with references that are not in `__Snapshots__`.
  ///   - repository: The repository.
  /// - Throws: ``BaseError/outside(path:root:)``.
  package init(
    paths: [String], references: [String], in repository: GitRepository
  ) throws(BaseError) {
    func relative(_ all: [String]) throws(BaseError) -> [String] {
      var found: [String] = []
      for path in all {
        guard let relative = repository.relative(path) else {
          throw .outside(path: path, root: repository.root)
        }
        found.append(relative)
      }
      return found
    }
    let found = try relative(paths)
    // The root contains all other paths.
    self.paths = found.contains("") ? [] : found
    self.references = try relative(references)
  }

  /// The pathspecs, which match all selected files and possibly others.
  var pathspecs: [String] {
    let directories = (paths + references).map { $0.isEmpty ? ":(top)" : ":(top,literal)\($0)" }
    return (paths.isEmpty ? [":(top,glob)**/\(ReferenceLocation.directoryName)/**"] : [])
      + directories
  }

  /// Returns whether a file is a selected reference.
  ///
  /// Hidden files, and the images that compact references share, are not references.
  func contains(_ path: String) -> Bool {
    guard !FilePath.name(of: path).hasPrefix("."), !Self.isAsset(path) else { return false }
    if references.contains(where: { Self.path(path, isIn: $0) }) { return true }
    guard paths.isEmpty || paths.contains(where: { Self.path(path, isIn: $0) }) else {
      return false
    }
    return paths.contains(path)
      || path.split(separator: "/").dropLast().contains { $0 == ReferenceLocation.directoryName }
  }

  private static func path(_ path: String, isIn directory: String) -> Bool {
    directory.isEmpty || path == directory || path.hasPrefix(directory + "/")
  }

  private static func isAsset(_ path: String) -> Bool {
    ReferenceAssets.isName(FilePath.name(of: path))
      && FilePath.name(of: FilePath.parent(of: path)) == ReferenceAssets.name
  }
}

/// The reason why references could not be compared with a base commit.
package enum BaseError: Error, Hashable, Sendable {
  /// A path is outside of the working tree.
  case outside(path: String, root: String)
  /// No directory for temporary files could be created.
  case noTemporaryDirectory(FileError)
  /// Git failed.
  case git(GitError)
  /// The pending changes of a test run could not be listed.
  case pending(DecisionError)
}

extension BaseError: QuotingError {
  package var introduction: String {
    if case .git(let error) = self { error.introduction } else { description }
  }

  package var quotation: String? {
    if case .git(let error) = self { error.quotation } else { nil }
  }
}

extension BaseError: CustomStringConvertible {
  /// The description: the problem and the next step.
  package var description: String {
    switch self {
    case .outside(let path, let root):
      "“\(path)” is outside of the working tree “\(root)”. Specify a path in it."
    case .noTemporaryDirectory(let error):
      """
      A directory for temporary files cannot be created: \(error). Check the variable TMPDIR and \
      the free space on that disk.
      """
    case .git(let error): error.description
    case .pending(let error): "\(error)"
    }
  }
}
