// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// The folder of what differs and waits for a decision.
package struct PendingFolder: Sendable {
  /// Where the tests wrote.
  package let output: OutputDirectory

  /// Creates a folder without touching the file system.
  package init(output: OutputDirectory) {
    self.output = output
  }

  /// More than the description of any change needs: 16 MiB.
  package static let sizeLimit = 16 << 20
  /// More folders within each other than any suite has.
  private static let depthLimit = 64

  /// The changes that wait, by name; no file is read for that.
  ///
  /// Links to folders are not followed, so that none leads out of the output directory or round in
  /// a circle.
  ///
  /// - Throws: ``DecisionError/unreadable(path:trouble:)`` for a folder that cannot be listed.
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

  /// The changes of one suite that wait, by name; no other folder is looked at.
  ///
  /// - Parameter suite: The target and the suite, such as `FormTests/LoginTests`.
  /// - Returns: The changes; none where there is no such folder.
  /// - Throws: ``DecisionError/unreadable(path:trouble:)`` where it cannot be listed.
  func files(of suite: String) throws(DecisionError) -> [PendingFile] {
    let folder = "pending/" + suite
    // By way of a link it would be a suite of somebody else.
    guard ConfinedPath.staysInside(folder),
      let path = FilePath.resolved(output.path + "/" + folder),
      let root = FilePath.resolved(output.path), path == root + "/" + folder
    else { return [] }
    return try entries(of: folder).files.sorted()
  }

  /// How many changes wait.
  ///
  /// - Throws: ``DecisionError/unreadable(path:trouble:)`` for a folder that cannot be listed.
  package func count() throws(DecisionError) -> Int {
    var count = 0
    var folders = [(path: "pending", depth: 0)]
    while let (folder, depth) = folders.popLast() {
      let inner = try walk(folder) { _ in count += 1 }
      if depth < Self.depthLimit { folders += inner.map { (folder + "/" + $0, depth + 1) } }
    }
    return count
  }

  /// The changes in a folder, and the folders in it.
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

  /// Calls a closure with the names of files in a folder that tell of changes.
  ///
  /// Most of what lies there are pictures, whose names are not even made a text: whoever accepts a
  /// change should not wait for the others.
  ///
  /// - Returns: The names of the folders in it.
  private func walk(
    _ folder: String, _ body: (Slice<UnsafeRawBufferPointer>) -> Void
  ) throws(DecisionError) -> [String] {
    let path = output.path + "/" + folder
    guard let stream = opendir(path) else {
      // Nothing waits, or a test that matches has just tidied up.
      if errno == ENOENT { return [] }
      throw .unreadable(path: path, trouble: .system(code: errno))
    }
    defer { closedir(stream) }
    var folders: [String] = []
    while true {
      // Only `errno` tells the end of the directory from a failure.
      errno = 0
      guard let entry = readdir(stream) else { break }
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        let end = bytes.firstIndex(of: 0) ?? bytes.count
        let name = bytes[..<end]
        guard name.contains(UInt8(ascii: ".")) else {
          // The parts of a snapshot's name that are folders have no dot in them.
          folders.append(String(decoding: name, as: UTF8.self))
          return
        }
        if Self.tellsOfChange(name) { body(name) }
      }
    }
    guard errno == 0 else { throw .unreadable(path: path, trouble: .system(code: errno)) }
    return folders.filter { isFolder(folder + "/" + $0) }
  }

  /// Whether a file is called as one that tells of a change: the second or third part between its
  /// dots is the mark.
  private static func tellsOfChange(_ name: Slice<UnsafeRawBufferPointer>) -> Bool {
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

  /// Reads what a file tells, and refuses what cannot be decided on.
  package func read(_ file: PendingFile) throws(PendingTrouble) -> PendingItem {
    let path = try place(of: file.path)
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path, limit: Self.sizeLimit)
    } catch {
      throw .unreadable(error)
    }
    let change = try PendingTrouble.decoded(Data(bytes))
    return try PendingItem(file: file, change: change, bytes: bytes)
  }

  /// The absolute path of a file that a change names, without links.
  ///
  /// - Throws: ``PendingTrouble/leavesOutputDirectory(_:)`` where it lies elsewhere, or is reached by
  ///   links that lead out; ``PendingTrouble/unreadable(_:)`` where there is none.
  func place(of path: String) throws(PendingTrouble) -> String {
    guard ConfinedPath.staysInside(path) else { throw .leavesOutputDirectory(path) }
    guard let root = FilePath.resolved(output.path),
      let place = FilePath.resolved(output.path + "/" + path)
    else { throw .unreadable(.missing) }
    guard ConfinedPath.contains(place, in: root) else { throw .leavesOutputDirectory(path) }
    return place
  }

  /// A text that a change has left behind, with what is no UTF-8 in it replaced.
  ///
  /// - Parameter path: Its path, relative to the output directory.
  /// - Returns: The text.
  /// - Throws: ``PendingTrouble`` where it cannot be read, or lies elsewhere.
  package func text(at path: String) throws(PendingTrouble) -> String {
    do {
      return String(
        decoding: try RegularFile.bytes(of: try place(of: path), limit: Self.sizeLimit),
        as: UTF8.self)
    } catch let trouble as PendingTrouble {
      throw trouble
    } catch let trouble as FileTrouble {
      throw .unreadable(trouble)
    } catch {
      throw .unreadable(.missing)
    }
  }

  /// Removes what waits: first the file that tells of it, so that what is left is no change.
  ///
  /// - Parameters:
  ///   - file: The change.
  ///   - item: What was read of it. Where the file tells something else by now, everything stays: a
  ///     test has found another difference. `nil` for a change that cannot be read.
  /// - Throws: Which file could not be removed, and why.
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
    // Links among the folders may lead anywhere; a name that is unlinked is only a name.
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
      throw .cannotRemove(path: absolute, trouble: .system(code: errno))
    }
  }
}
