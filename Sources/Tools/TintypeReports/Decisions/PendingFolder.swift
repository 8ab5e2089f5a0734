// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// The folder of pending changes.
package struct PendingFolder: Sendable {
  /// The output directory of the tests.
  package let output: OutputDirectory

  /// Creates a folder without accessing the file system.
  package init(output: OutputDirectory) { self.output = output }

  /// The size limit of a change's description: 16 MiB.
  package static let sizeLimit = 16 << 20
  /// The maximum depth of nested folders.
  private static let depthLimit = 64

  /// Returns the pending changes, sorted by name, without reading their files.
  ///
  /// Links to folders are not followed, to avoid cycles and paths outside of the output directory.
  ///
  /// - Throws: ``DecisionError/unreadable(path:error:)`` for a folder that cannot be listed.
  package func files() throws(DecisionError) -> [PendingFile] {
    var found: [PendingFile] = []
    var folders = [(path: "pending", depth: 0)]
    while let (folder, depth) = folders.popLast() {
      let (files, inner) = try entries(of: folder)
      found += files
      if depth < Self.depthLimit { folders += inner.map { (folder + "/" + $0, depth + 1) } }
    }
    return found.sorted()
  }

  /// Returns the pending changes of one suite, sorted by name, without reading other folders.
  ///
  /// - Parameter suite: The target and the suite, such as `FormTests/LoginTests`.
  /// - Returns: The changes; none if there is no such folder.
  /// - Throws: ``DecisionError/unreadable(path:error:)`` if it cannot be listed.
  func files(of suite: String) throws(DecisionError) -> [PendingFile] {
    let folder = "pending/" + suite
    // A link could lead to the folder of another suite.
    guard ConfinedPath.staysInside(folder),
      let path = FilePath.resolved(output.path + "/" + folder),
      let root = FilePath.resolved(output.path), path == root + "/" + folder
    else { return [] }
    return try entries(of: folder).files.sorted()
  }

  /// Returns the number of pending changes.
  ///
  /// - Throws: ``DecisionError/unreadable(path:error:)`` for a folder that cannot be listed.
  package func count() throws(DecisionError) -> Int {
    var count = 0
    var folders = [(path: "pending", depth: 0)]
    while let (folder, depth) = folders.popLast() {
      let inner = try walk(folder) { _ in count += 1 }
      if depth < Self.depthLimit { folders += inner.map { (folder + "/" + $0, depth + 1) } }
    }
    return count
  }

  /// Returns the changes in a folder, and its subfolders.
  private func entries(
    of folder: String
  ) throws(DecisionError) -> (files: [PendingFile], folders: [String]) {
    var files: [PendingFile] = []
    let folders = try walk(folder) { name in
      let name = String(decoding: name, as: UTF8.self)
      if let file = PendingFile(path: folder + "/" + name) { files.append(file) }
    }
    return (files, folders)
  }

  /// Calls a closure with the names of the files in a folder that describe changes.
  ///
  /// Most files are images, whose names are not converted to strings, to keep decisions fast among
  /// many pending changes.
  ///
  /// - Returns: The names of the subfolders.
  private func walk(
    _ folder: String, _ body: (Slice<UnsafeRawBufferPointer>) -> Void
  ) throws(DecisionError) -> [String] {
    let path = output.path + "/" + folder
    guard !ConfinedPath.leaves(path, output.path) else {
      throw .unreadable(path: path, error: .link)
    }
    guard let stream = opendir(path) else {
      // Nothing is pending, or a test that matches has just removed its files.
      if errno == ENOENT { return [] }
      throw .unreadable(path: path, error: .system(code: errno))
    }
    defer { closedir(stream) }
    var folders: [String] = []
    while true {
      // Only `errno` distinguishes the end of the directory from an error.
      errno = 0
      guard let entry = readdir(stream) else { break }
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        let end = bytes.firstIndex(of: 0) ?? bytes.count
        let name = bytes[..<end]
        guard name.contains(UInt8(ascii: ".")) else {
          // The components of a snapshot's name that are folders contain no dot.
          folders.append(String(decoding: name, as: UTF8.self))
          return
        }
        if Self.namesChange(name) { body(name) }
      }
    }
    guard errno == 0 else { throw .unreadable(path: path, error: .system(code: errno)) }
    return folders.filter { isFolder(folder + "/" + $0) }
  }

  /// Returns whether a file's name is that of a change's description.
  ///
  /// The second or third part of such a name, separated by dots, is the marker.
  private static func namesChange(_ name: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard name.suffix(5).elementsEqual(".json".utf8) else { return false }
    var rest = name[...]
    for _ in 1...2 {
      guard let dot = rest.firstIndex(of: UInt8(ascii: ".")) else { return false }
      rest = name[(dot + 1)...]
      if rest.starts(with: "change.".utf8) {
        return PendingFile(path: "pending/t/s/" + String(decoding: name, as: UTF8.self)) != nil
      }
    }
    return false
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(output.path + "/" + path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Reads a change's description, and rejects changes that cannot be decided.
  package func read(_ file: PendingFile) throws(PendingError) -> PendingItem {
    let path = try place(of: file.path)
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path, limit: Self.sizeLimit)
    } catch {
      throw .unreadable(error)
    }
    let change = try PendingError.decoded(Data(bytes))
    return try PendingItem(file: file, change: change, bytes: bytes)
  }

  /// Returns the absolute path of a change's file, with links resolved.
  ///
  /// - Throws: ``PendingError/leavesOutputDirectory(_:)`` if it is outside, directly or through
  ///   links; ``PendingError/unreadable(_:)`` if it does not exist.
  func place(of path: String) throws(PendingError) -> String {
    guard ConfinedPath.staysInside(path) else { throw .leavesOutputDirectory(path) }
    guard let root = FilePath.resolved(output.path),
      let place = FilePath.resolved(output.path + "/" + path)
    else { throw .unreadable(.missing) }
    guard ConfinedPath.contains(place, in: root) else { throw .leavesOutputDirectory(path) }
    return place
  }

  /// Returns the text of a change's file, with replacement characters for bytes that are not UTF-8.
  ///
  /// - Parameter path: The path, relative to the output directory.
  /// - Returns: The text.
  /// - Throws: ``PendingError`` if it cannot be read, or is outside of the directory.
  package func text(at path: String) throws(PendingError) -> String {
    do {
      return String(
        decoding: try RegularFile.bytes(of: try place(of: path), limit: Self.sizeLimit),
        as: UTF8.self)
    } catch let error as PendingError {
      throw error
    } catch let error as FileError {
      throw .unreadable(error)
    } catch {
      throw .unreadable(.missing)
    }
  }

  /// Removes a pending change, its description first, so that the remaining files are not a change.
  ///
  /// - Parameters:
  ///   - file: The change.
  ///   - item: The contents of the description; `nil` for a change that cannot be read. If the
  ///     description has changed since it was read, a test has found another difference, and
  ///     nothing is removed.
  /// - Throws: The file that could not be removed, and the reason.
  package func remove(_ file: PendingFile, read item: PendingItem?) throws(Refusal) {
    if let item {
      let now = (try? place(of: file.path)).flatMap {
        try? RegularFile.bytes(of: $0, limit: Self.sizeLimit)
      }
      guard let now else { return }
      guard now == item.bytes else { throw .foundAgain }
    }
    var paths = [file.path]
    for path in (item?.artifacts.paths ?? []) + file.siblings where !paths.contains(path) {
      paths.append(path)
    }
    // Folders may be links, so check them; unlinking a file never follows a link.
    guard let root = FilePath.resolved(output.path),
      let folder = FilePath.resolved(output.path + "/" + file.directory)
    else { return }
    guard ConfinedPath.contains(folder, in: root) else {
      throw .pending(.leavesOutputDirectory(file.path))
    }
    for path in paths {
      let absolute = folder + "/" + FilePath.name(of: path)
      guard unlink(absolute) != 0, ![ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno) else {
        continue
      }
      throw .cannotRemove(path: absolute, error: .system(code: errno))
    }
  }
}
