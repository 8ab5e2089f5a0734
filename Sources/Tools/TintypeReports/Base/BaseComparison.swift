// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComparison
import TintypeGit
import TintypeImaging
import TintypeScene
import TintypeSnapshots

/// A comparison of the references of the working tree with those of a base commit.
///
/// Nothing is checked out, and the index is not changed: contents are read from the object
/// database.
package struct BaseComparison {
  private let repository: GitRepository
  private let base: GitRepository.Base
  private let selection: BaseSelection
  /// The absolute paths of a test run's new images, by the paths of their references.
  private let pending: [String: String]
  private let paint: (Scene) throws -> Bitmap
  /// The directory for the files of a report; `nil` for none.
  private let artifacts: String?

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - base: The commit.
  ///   - repository: The repository.
  ///   - selection: The files that are compared.
  ///   - pending: The files that replace references, by the references' paths from the root of the
  ///     working tree.
  ///   - artifacts: The directory for the files of a report; `nil` for none.
  ///   - paint: A function that paints the scenes of compact references.
  package init(
    with base: GitRepository.Base, in repository: GitRepository, of selection: BaseSelection,
    pending: [String: String] = [:], artifacts: String? = nil,
    painting paint: @escaping (Scene) throws -> Bitmap
  ) {
    self.repository = repository
    self.base = base
    self.selection = selection
    self.pending = pending
    self.artifacts = artifacts
    self.paint = paint
  }

  /// Returns the references that differ, by path.
  package func changes() throws(BaseError) -> [BaseChange] {
    let directory: TemporaryDirectory
    do throws(FileError) {
      directory = try TemporaryDirectory()
    } catch {
      throw .noTemporaryDirectory(error)
    }
    defer { withExtendedLifetime(directory) {} }
    do throws(GitError) {
      let assets = (
        base: BaseAssets(of: .commit(base.commit), in: repository, directory: directory.path),
        index: BaseAssets(of: .index, in: repository, directory: directory.path)
      )
      var changes: [BaseChange] = []
      let (files, refused) = try candidates()
      let paired = try BaseRenames(repository: repository, root: repository.root).paired(files)
      let objects = try GitObjects(
        paired.flatMap { [$0.old, $0.index].compactMap(\.self) }.filter(\.isRegular).map(\.object),
        in: repository, limit: ReferenceFile.sizeLimit)
      for file in paired {
        if let change = try change(file, objects, assets, number: changes.count) {
          changes.append(change)
        }
      }
      return (changes + refused).sorted { $0.path < $1.path }.explainingLookalikes()
    } catch {
      throw .git(error)
    }
  }

  /// Returns the selected files that differ or have a new image, and changes with invalid names.
  private func candidates() throws(GitError) -> (files: [GitChange], refused: [BaseChange]) {
    var (files, refused): ([GitChange], [BaseChange]) = ([], [])
    var known: Set<String> = []
    for change in try repository.changes(since: base.commit, in: selection.pathspecs) {
      let paths = [change.newPath, change.old?.path].compactMap(\.self)
      guard let path = paths.first else { continue }
      guard paths.allSatisfy(\.isConfined), paths.allSatisfy({ $0.text != nil }) else {
        refused.append(
          BaseChange(
            .failed, path: path.lossyText,
            lines: [
              "The path is not UTF-8, contains “..”, or has a name that begins with a combining "
                + "mark. Rename the file."
            ]))
        continue
      }
      known.formUnion(paths.compactMap(\.text))
      // A file that was moved out of the references counts as removed, and one moved in as added.
      let isNew = change.newPath?.text.map(selection.contains) ?? false
      let isOld = change.old?.path.text.map(selection.contains) ?? false
      guard isNew || isOld else { continue }
      files.append(
        GitChange(
          old: isOld ? change.old : nil, newPath: isNew ? change.newPath : nil,
          index: isNew ? change.index : nil))
    }
    for path in pending.keys.sorted() where !known.contains(path) && selection.contains(path) {
      let old = try repository.files(at: path, in: base.commit)[GitPath(path)]
      files.append(GitChange(old: old, newPath: GitPath(path)))
    }
    return (files, refused)
  }

  /// Compares one file.
  private func change(
    _ file: GitChange, _ objects: GitObjects, _ assets: (base: BaseAssets, index: BaseAssets),
    number: Int
  ) throws(GitError) -> BaseChange? {
    let old = try file.old.map { file throws(GitError) in try BaseSide(file, objects) }
    let indexed = try file.index.map { file throws(GitError) in try BaseSide(file, objects) }
    var new = file.newPath?.text.map { path in
      if let indexed, pending[path] == nil { return indexed }
      return BaseSide(
        path: path,
        contents: BaseSide.contents(ofFile: pending[path] ?? repository.root + "/" + path))
    }
    // An unfinished merge or another process may have deleted the file.
    if old != nil, case .failure(.file(.missing)) = new?.contents { new = nil }
    // Git runs no filter, and compares the pointer of Git LFS with the file for which it stands.
    if case .failure(.gitLFSPointer(let digest?)) = old?.contents, old?.path == new?.path,
      case .success(let bytes) = new?.contents, SHA256Digest.of(bytes).hexadecimal == digest
    {
      return nil
    }
    let newAssets =
      indexed == nil
      ? new.map { ReferenceAssets(of: repository.root + "/" + $0.path) }
      : try self.assets(of: new, assets.index)
    var change = FileComparison(
      old: old, new: new, oldAssets: try self.assets(of: old, assets.base), newAssets: newAssets,
      artifacts: artifacts.map { ($0, number) }, paint: paint
    ).change
    if let path = new?.path, pending[path] != nil, change?.kind != .failed {
      change?.notes.append(
        "the image is from the test run; the reference has not been replaced yet")
    }
    return change
  }

  /// Returns the images that a version outside of the working tree uses.
  private func assets(
    of side: BaseSide?, _ assets: BaseAssets
  ) throws(GitError) -> ReferenceAssets? {
    guard let side, case .success(let bytes) = side.contents,
      let image = try? ReferenceImage(bytes)
    else { return nil }
    // The objects of a store have the same names in all revisions.
    return image.form == .pointer
      ? ReferenceAssets(of: repository.root + "/" + side.path)
      : try assets.assets(of: image, at: side.path)
  }
}

/// A search for renamed references among those that Git lists as removed and added.
///
/// Git compares bytes, and ignores untracked files.
struct BaseRenames {
  let repository: GitRepository
  let root: String

  /// The identity of a file's contents, which renaming does not change.
  private enum Identity: Hashable {
    case image(ReferenceImage.Identity)
    case bytes(Digest128, pathExtension: Substring)

    init?(_ bytes: [UInt8], path: String) {
      if bytes.starts(with: PNGFile.signature) {
        guard let identity = try? ReferenceImage(bytes).identity() else { return nil }
        self = .image(identity)
      } else {
        let name = path[(path.lastIndex(of: "/") ?? path.startIndex)...]
        let start = name.lastIndex(of: ".") ?? name.endIndex
        self = .bytes(Digest128.of(bytes), pathExtension: name[start...])
      }
    }
  }

  /// Returns the changes, with one for each pair of a removed and an added file of the same
  /// contents.
  func paired(_ changes: [GitChange]) throws(GitError) -> [GitChange] {
    let removed = changes.compactMap { change -> GitChange.File? in
      guard change.newPath == nil, let old = change.old, old.isRegular else { return nil }
      return old
    }
    let added = changes.contains { $0.old == nil }
    guard added, !removed.isEmpty else { return changes }
    var known: [Identity: [GitChange.File]] = [:]
    let objects = try GitObjects(
      removed.map(\.object), in: repository, limit: ReferenceFile.sizeLimit)
    for file in removed {
      guard case .bytes(let bytes) = try objects.next(),
        let identity = Identity(bytes, path: file.path.lossyText)
      else { continue }
      known[identity, default: []].append(file)
    }
    let indexed = try GitObjects(
      changes.filter { $0.old == nil }.compactMap(\.index).filter(\.isRegular).map(\.object),
      in: repository, limit: ReferenceFile.sizeLimit)
    var renamed: Set<GitPath> = []
    let paired = try changes.map { change throws(GitError) -> GitChange in
      guard change.old == nil, let path = change.newPath?.text else { return change }
      let side = try change.index.map { file throws(GitError) in try BaseSide(file, indexed) }
      guard
        case .success(let bytes) = side?.contents ?? BaseSide.contents(ofFile: root + "/" + path),
        let identity = Identity(bytes, path: path),
        let old = known[identity]?.first(where: { !renamed.contains($0.path) })
      else { return change }
      renamed.insert(old.path)
      return GitChange(old: old, newPath: change.newPath, index: change.index)
    }
    return paired.filter { change in
      change.newPath != nil || change.old.map { !renamed.contains($0.path) } ?? false
    }
  }
}
