// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// A generated run of any size, whose shards each have an output directory.
struct LargeRun {
  /// The number of shards.
  var shards: Int
  /// The number of snapshots of each shard.
  var entries: Int
  /// A Boolean value that indicates whether the shards ran on several machines, not as processes of one
  /// run.
  var isSplit = true

  /// The number of snapshots.
  var count: Int { shards * entries }

  /// Writes the output directories, each with the journal of one process and one change.
  ///
  /// - Parameter folder: The folder of the directories.
  /// - Returns: The paths of the directories.
  /// - Throws: The reason why a file cannot be written.
  func write(to folder: URL) throws -> [String] {
    try (1...shards).map { index in
      let directory = folder.appendingPathComponent(String(index))
      let run = directory.appendingPathComponent("runs/r")
      try FileManager.default.createDirectory(at: run, withIntermediateDirectories: true)
      try journal(of: index).write(to: run.appendingPathComponent("1.jsonl"))
      try Data("r\n".utf8).write(to: directory.appendingPathComponent("latest"))
      return directory.path
    }
  }

  private func journal(of index: Int) throws -> Data {
    let shard = isSplit ? Shard(index: index, total: shards) : nil
    var data = Data(try JournalEvent(.began, shard: shard).line)
    for entry in 0..<entries {
      // Neighbors in the order of names are in different shards.
      data += try record(entry * shards + index - 1, shard, isChanged: entry == 0).line
    }
    var ended = JournalEvent(.ended, shard: shard)
    ended.lines = entries
    return data + Data(try ended.line)
  }

  /// Writes a package with all references, which are empty files.
  ///
  /// - Parameter folder: The folder of the package.
  /// - Throws: The reason why a file cannot be written.
  func writeReferences(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("// swift-tools-version: 6.0\n".utf8).write(
      to: folder.appendingPathComponent("Package.swift"))
    var directory = ""
    for number in 0..<count {
      let path = "\(folder.path)/\(record(number, nil, isChanged: false).fields.reference ?? "")"
      if FilePath.parent(of: path) != directory {
        directory = FilePath.parent(of: path)
        try Directory.create(at: directory)
      }
      let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw FileError.system(code: errno) }
      close(descriptor)
    }
  }

  private func record(_ number: Int, _ shard: Shard?, isChanged: Bool) -> JournalRecord {
    let name = SnapshotName(
      target: "AppFeature\(number / 100_000)Tests", suite: "Screen\(number / 100)SnapshotTests",
      test: "testShowsItsContents\(number % 100)", identifier: "1")
    return JournalRecord(
      snapshot: name, outcome: isChanged ? .changed : .matched,
      reference: "__Snapshots__/\(name).png",
      matchedDigest: isChanged ? nil : String(repeating: "0a", count: 32),
      location: CallSite(
        file: "Tests/\(name.target)/\(name.suite).swift", line: UInt(number % 100 + 1), column: 5),
      shard: shard, microseconds: 1_000 + number * 7919 % 20_000)
  }
}
