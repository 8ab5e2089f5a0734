// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComparison
import TintypeGit
import TintypeScene
import TintypeSnapshots

/// The scenes of references in a base commit.
package final class BaseScenes {
  /// The base commit.
  package let base: GitRepository.Base
  private let repository: GitRepository
  private let directory: TemporaryDirectory
  private let assets: BaseAssets
  /// The files that differ from the base commit, by their paths in the working tree.
  private let changes: [String: GitChange]

  /// A reference in the base commit.
  package enum Version: Sendable {
    /// The file has the same contents as in the working tree.
    case same
    /// The base commit has no such file.
    case absent
    /// The file has another scene.
    case scene(Scene)
    /// The scene of the file cannot be read.
    case unreadable(reason: String)
  }

  /// Finds the references that differ from a base commit.
  ///
  /// - Parameters:
  ///   - base: The commit.
  ///   - repository: The repository.
  ///   - paths: Absolute paths of references, and of directories that contain references.
  /// - Throws: ``BaseError``.
  package init(
    of base: GitRepository.Base, in repository: GitRepository, at paths: [String]
  ) throws(BaseError) {
    (self.base, self.repository) = (base, repository)
    do throws(FileError) {
      directory = try TemporaryDirectory()
    } catch {
      throw .noTemporaryDirectory(error)
    }
    assets = BaseAssets(of: .commit(base.commit), in: repository, directory: directory.path)
    let selection = try BaseSelection(paths: [], references: paths, in: repository)
    do throws(GitError) {
      let found = try repository.changes(since: base.commit, in: selection.pathspecs)
      let paired = try BaseRenames(repository: repository, root: repository.root).paired(found)
      changes = Dictionary(
        paired.compactMap { change in change.newPath?.text.map { ($0, change) } }
      ) { first, _ in first }
    } catch {
      throw .git(error)
    }
  }

  /// Returns the version of a reference in the base commit.
  ///
  /// - Parameter path: The absolute path of the reference.
  /// - Returns: The version.
  /// - Throws: ``BaseError``.
  package func version(of path: String) throws(BaseError) -> Version {
    guard let relative = repository.relative(path) else {
      throw .outside(path: path, root: repository.root)
    }
    guard let change = changes[relative] else { return .same }
    guard let old = change.old else { return .absent }
    do throws(GitError) {
      let objects = try GitObjects(
        old.isRegular ? [old.object] : [], in: repository, limit: ReferenceFile.sizeLimit)
      switch try BaseSide(old, objects).contents {
      case .failure(let error): return .unreadable(reason: error.description)
      case .success(let bytes): return try version(of: bytes, at: old.path.lossyText)
      }
    } catch {
      throw .git(error)
    }
  }

  private func version(of bytes: [UInt8], at path: String) throws(GitError) -> Version {
    guard let image = try? ReferenceImage(bytes) else {
      return .unreadable(reason: "The file is not an image that this version can read.")
    }
    // The objects of a store have the same names in all revisions.
    let images =
      image.form == .pointer
      ? ReferenceAssets(of: repository.root + "/" + path)
      : try assets.assets(of: image, at: path)
    guard let scene = try? image.scene(images) else {
      return .unreadable(reason: "The file has no scene that this version can read.")
    }
    return .scene(scene)
  }
}
