// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeComparison
import TintypeReports
import TintypeRuns

/// The checks of the inputs of a merge, except for missing shards.
struct MergeChecks {
  var inputs: [MergeInput]
  /// The expected number of shards.
  var expected: Int?

  /// The number of shards; `nil` if nothing states one.
  var total: Int? { (totals.map(\.0) + [expected].compactMap(\.self)).max() }

  /// The problems, in an order that does not depend on the order of the directories.
  var problems: [MergeProblem] {
    var problems = twice
    let claims = totals
    if claims.count > 1 {
      problems.append(
        .partsDisagree(claims.map { MergeProblem.Claim(total: $0, directories: $1) }))
    }
    if let expected, let found = claims.map(\.0).max(), found != expected {
      problems.append(.otherTotal(expected: expected, found: found))
    }
    let assignments = differing { $0.assignment }
    if claims.count <= 1, !assignments.isEmpty { problems.append(.assignmentsDiffer(assignments)) }
    let commits = differing { $0.variables.flatMap(RunOrigin.commit(of:)) }
    if !commits.isEmpty { problems.append(.commitsDiffer(commits)) }
    return problems + unmarked
  }

  /// Returns the directories for each value of a property of the latest attempts at shards; empty
  /// unless the values differ.
  ///
  /// A shard that a test process states by itself has no such values.
  private func differing(_ property: (JournalEvent) -> String?) -> [[String]] {
    let latest = inputs.flatMap(\.pieces).reduce(into: [Shard: Int]()) { latest, piece in
      guard let shard = piece.shard else { return }
      latest[shard] = max(latest[shard] ?? 0, piece.attempt)
    }
    var directories: [String: Set<String>] = [:]
    for input in inputs {
      for event in input.events {
        guard let value = property(event), let shard = event.shard,
          event.attempt ?? 1 == latest[shard]
        else { continue }
        directories[value, default: []].insert(input.name)
      }
    }
    guard directories.count > 1 else { return [] }
    return directories.values.map { $0.sorted() }.sorted { ($0.first ?? "") < ($1.first ?? "") }
  }

  /// The stated numbers of shards, with the directories that state them.
  private var totals: [(Int, [String])] {
    var totals: [Int: Set<String>] = [:]
    for input in inputs {
      for piece in input.pieces {
        if let total = piece.shard?.total { totals[total, default: []].insert(input.name) }
      }
    }
    return totals.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }

  /// The shards whose latest attempt is in several directories.
  private var twice: [MergeProblem] {
    var directories: [MergeNote.Piece: [String]] = [:]
    for input in inputs {
      for piece in input.pieces { directories[piece, default: []].append(input.name) }
    }
    return directories.keys.sorted().compactMap { piece in
      let names = directories[piece, default: []].sorted()
      let isLatest = !directories.keys.contains {
        $0.shard == piece.shard && $0.attempt > piece.attempt
      }
      // Directories without a shard are reported individually.
      guard names.count > 1, isLatest, let shard = piece.shard else { return nil }
      return .partTwice(shard.description, attempt: piece.attempt, directories: names)
    }
  }

  /// Directories that do not state their shard, although there are several.
  private var unmarked: [MergeProblem] {
    let unmarked = inputs.filter { $0.pieces.contains { $0.shard == nil } || $0.pieces.isEmpty }
    let isSplit = inputs.count > unmarked.count || (expected ?? 1) > 1
    // A run without shards may have been repeated.
    let attempts = unmarked.flatMap { $0.pieces.map(\.attempt) }
    guard isSplit || Set(attempts).count < unmarked.count else { return [] }
    return unmarked.map(\.name).sorted().map { .unmarked(directory: $0) }
  }
}

/// The output directory of a merged run.
struct MergeDestination {
  var output: OutputDirectory

  /// Prepares the directory, which must be missing, empty, or the output of an earlier merge.
  ///
  /// Only files of the earlier merge are removed.
  func prepare() throws(MergeError) {
    guard Directory.exists(at: output.path) else { return }
    let names: [String]
    do {
      names = try Directory.names(in: output.path)
    } catch {
      throw .cannotWrite(path: output.path, error: error)
    }
    guard !names.isEmpty else { return }
    let reader = JournalReader(output: output)
    guard let run = try? reader.latestRun(),
      let note = reader.note(of: run)
    else { throw .destinationInUse(path: output.path) }
    let files = ContainedFiles(root: output.path)
    for file in note.files where file.hasPrefix("pending/") { files.remove(file) }
    let directory = "runs/\(run)"
    let journals = (try? Directory.names(in: output.path + "/" + directory)) ?? []
    for name in journals where name.hasSuffix(".jsonl") || name == MergeNote.fileName {
      files.remove(directory + "/" + name)
    }
    rmdir(output.path + "/" + directory)
    // Until a merge has finished, the directory must not look like one.
    files.remove("latest")
  }

  /// Creates a directory, which may exist.
  func create(_ directory: String) throws(MergeError) {
    let path = output.path + "/" + directory
    do {
      try Directory.create(at: path)
    } catch {
      throw .cannotWrite(path: path, error: error)
    }
  }

  /// Writes a file.
  func write(_ bytes: [UInt8], to file: String) throws(MergeError) {
    let path = output.path + "/" + file
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .cannotWrite(path: path, error: error)
    }
  }
}

/// The files below `pending` that describe changes, by the paths of the new images.
struct PendingIndex {
  /// The description of a change with its file, by the path of the new image.
  private var changes: [String: (file: String, change: PendingChange)] = [:]

  /// The size limit of a description file: 16 MiB.
  private static let limit = 16 << 20
  /// The maximum depth of the directories.
  private static let depth = 40

  /// Indexes an output directory; files that cannot be read are skipped.
  init(_ output: OutputDirectory) {
    collect("pending", in: ContainedFiles(root: output.path), depth: 0)
  }

  /// Returns the description of a record's change.
  func change(of record: JournalRecord) -> (file: String, change: PendingChange)? {
    guard let actual = record.artifacts?.actual, let found = changes[actual],
      found.change.record.snapshot == record.snapshot,
      found.change.record.digests == record.digests
    else { return nil }
    return found
  }

  private mutating func collect(_ folder: String, in files: ContainedFiles, depth: Int) {
    guard depth < Self.depth, let path = files.path(of: folder),
      let names = try? Directory.names(in: path)
    else { return }
    for name in names {
      let file = folder + "/" + name
      if name.hasSuffix(".json"), name.contains(PendingChange.marker) {
        guard let path = files.path(of: file),
          let data = try? RegularFile.contents(of: path, limit: Self.limit),
          let change = try? JSONDecoder.journal.decode(PendingChange.self, from: data),
          change.version == JournalRecord.currentVersion,
          let actual = change.record.artifacts?.actual
        else { continue }
        changes[actual] = (file, change)
      } else if Directory.exists(at: path + "/" + name) {
        collect(file, in: files, depth: depth + 1)
      }
    }
  }
}
