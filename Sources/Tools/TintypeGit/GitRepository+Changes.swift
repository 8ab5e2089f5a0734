// SPDX-License-Identifier: MIT

import TintypeBase

extension GitRepository {
  /// Returns the files that differ between a commit and the working tree, sorted by path.
  ///
  /// The result includes files that Git neither tracks nor ignores.
  ///
  /// - Parameters:
  ///   - commit: The name of the commit.
  ///   - pathspecs: The pathspecs that select files.
  /// - Returns: One change for each file.
  /// - Throws: ``GitError`` if Git fails.
  package func changes(
    since commit: String, in pathspecs: [String]
  ) throws(GitError) -> [GitChange] {
    let output = try command.require(
      [
        "-c", "diff.relative=false", "diff", "--raw", "-z", "-M", "-l5000", "--no-abbrev",
        "--no-ext-diff", "--no-textconv", "--no-color", "--ignore-submodules=all",
        // A missing file in the setting “diff.orderFile” would be an error.
        "-O/dev/null", commit, "--",
      ] + pathspecs)
    guard let parsed = GitChange.parse(raw: output.bytes) else {
      throw .unknownOutput(command: "git diff --raw")
    }
    let tracked = parsed.map { change in
      var change = change
      // Git states the object of each file whose index entry is up to date. If the file is missing
      // nevertheless, it is outside of a sparse checkout.
      if let path = change.index?.path.text, FilePath.isOccupied(root + "/" + path) {
        change.index = nil
      }
      return change
    }
    let others = try command.require(
      ["ls-files", "-z", "--others", "--exclude-standard", "--full-name", "--"] + pathspecs)
    // Git lists a nested repository as a directory.
    let untracked = others.bytes.split(separator: 0).filter { $0.last != UInt8(ascii: "/") }
      .map { GitChange(old: nil, newPath: GitPath($0)) }
    return GitChange.united(tracked + untracked).sorted { one, other in
      switch (one.newPath ?? one.old?.path, other.newPath ?? other.old?.path) {
      case (let one?, let other?): one < other
      default: false
      }
    }
  }

  /// Returns the files below a directory of a commit, by path.
  ///
  /// - Parameters:
  ///   - directory: The path of a directory or of a file, from the root of the working tree.
  ///   - commit: The name of the commit.
  /// - Returns: The files; none if there is no such directory.
  /// - Throws: ``GitError`` if Git fails.
  package func files(
    at directory: String, in commit: String
  ) throws(GitError) -> [GitPath: GitChange.File] {
    // Each entry is `<mode> <type> <object>`, a tab and the path.
    try files(
      listedBy: ["ls-tree", "-r", "-z", "--full-tree", commit, "--", directory], objectIndex: 2)
  }

  /// Returns the files below a directory of the index, by path.
  ///
  /// - Parameter directory: The path of a directory, from the root of the working tree.
  /// - Returns: The files; none if there is no such directory.
  /// - Throws: ``GitError`` if Git fails.
  package func indexedFiles(at directory: String) throws(GitError) -> [GitPath: GitChange.File] {
    // Each entry is `<mode> <object> <stage>`, a tab and the path.
    try files(
      listedBy: ["ls-files", "-s", "-z", "--full-name", "--", ":(top,literal)\(directory)"],
      objectIndex: 1)
  }

  /// Returns the files that a command of Git lists, by path.
  private func files(
    listedBy arguments: [String], objectIndex: Int
  ) throws(GitError) -> [GitPath: GitChange.File] {
    var files: [GitPath: GitChange.File] = [:]
    for entry in try command.require(arguments).bytes.split(separator: 0) {
      guard let file = GitChange.File(listed: entry, objectIndex: objectIndex) else {
        throw .unknownOutput(command: "git \(arguments.first ?? "")")
      }
      files[file.path] = file
    }
    return files
  }
}

extension GitChange.File {
  /// Parses an entry of `git ls-tree` or `git ls-files`; returns `nil` for any other text.
  ///
  /// - Parameters:
  ///   - entry: Three words, of which the first is the mode, a tab, and the path.
  ///   - objectIndex: The index of the word that is the object.
  fileprivate init?(listed entry: ArraySlice<UInt8>, objectIndex: Int) {
    guard let tab = entry.firstIndex(of: 0x09) else { return nil }
    let words = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
    guard words.count == 3, words.indices.contains(objectIndex),
      let object = GitRepository.objectName(words[objectIndex])
    else { return nil }
    self.init(
      path: GitPath(entry[(tab + 1)...]), object: object, isRegular: GitChange.isRegular(words[0]))
  }
}

extension GitChange {
  /// Parses the output of `git diff --raw -z`; returns `nil` for any other text.
  static func parse(raw bytes: [UInt8]) -> [GitChange]? {
    var fields = bytes.split(separator: 0, omittingEmptySubsequences: false)[...]
    // The last field ends with a zero byte, too.
    if fields.last?.isEmpty == true { fields.removeLast() }
    var changes: [GitChange] = []
    while let head = fields.popFirst() {
      // `:<old mode> <new mode> <old object> <new object> <status>`
      let words = String(decoding: head, as: UTF8.self).split(separator: " ")
      guard words.count == 5, head.first == UInt8(ascii: ":"),
        let object = GitRepository.objectName(words[2]),
        let newObject = GitRepository.objectName(words[3]), let status = words[4].first,
        let first = fields.popFirst()
      else { return nil }
      let old = File(
        path: GitPath(first), object: object, isRegular: isRegular(words[0].dropFirst()))
      let isInCommit = object.contains { $0 != "0" }
      // Zeros mean the contents in the working tree.
      let isIndexed = newObject.contains { $0 != "0" }
      func index(_ path: GitPath) -> File? {
        isIndexed ? File(path: path, object: newObject, isRegular: isRegular(words[1])) : nil
      }
      switch status {
      case "A":
        changes.append(GitChange(old: nil, newPath: old.path, index: index(old.path)))
      case "D": changes.append(GitChange(old: old, newPath: nil))
      // An unmerged file has the contents that the merge left in the working tree.
      case "M", "T", "U":
        changes.append(
          GitChange(old: isInCommit ? old : nil, newPath: old.path, index: index(old.path)))
      case "R", "C":
        guard let second = fields.popFirst().map({ GitPath($0) }) else { return nil }
        changes.append(
          GitChange(old: status == "R" ? old : nil, newPath: second, index: index(second)))
      default: return nil
      }
    }
    return changes
  }

  /// Returns whether a file mode denotes a regular file.
  static func isRegular(_ mode: some StringProtocol) -> Bool {
    mode == "100644" || mode == "100755" || mode == "100664"
  }

  /// Merges changes into one entry for each path.
  ///
  /// For a file that was removed from the index and still exists, `git diff` reports a deletion,
  /// and `git ls-files` an untracked file.
  static func united(_ changes: [GitChange]) -> [GitChange] {
    var deleted: [GitPath: File] = [:]
    for change in changes where change.newPath == nil {
      if let old = change.old { deleted[old.path] = old }
    }
    var existing: Set<GitPath> = []
    let united = changes.compactMap { change -> GitChange? in
      guard let path = change.newPath, existing.insert(path).inserted else { return nil }
      guard change.old == nil, let old = deleted[path] else { return change }
      return GitChange(old: old, newPath: path, index: change.index)
    }
    let gone = changes.filter { change in
      change.newPath == nil && change.old.map { !existing.contains($0.path) } ?? false
    }
    return united + gone
  }
}
