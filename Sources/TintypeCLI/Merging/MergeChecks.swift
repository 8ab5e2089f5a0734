// SPDX-License-Identifier: MIT

import Foundation
import TintypeComparison
import TintypeReports
import TintypeSnapshots

/// What is wrong with the parts that were given, beside those that are missing.
struct MergeChecks {
  var inputs: [MergeInput]
  /// How many parts were announced.
  var expected: Int?

  /// How many parts there should be; `nil` where nothing speaks of parts.
  var total: Int? {
    (totals.map(\.0) + [expected].compactMap(\.self)).max()
  }

  /// The problems in an order that does not depend on that of the directories.
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
    return problems + unmarked
  }

  /// The numbers of parts that are spoken of, with the directories that do.
  private var totals: [(Int, [String])] {
    var totals: [Int: Set<String>] = [:]
    for input in inputs {
      for piece in input.pieces {
        if let total = piece.shard?.total { totals[total, default: []].insert(input.name) }
      }
    }
    return totals.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }

  /// Parts that are there more than once with their latest attempt.
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
      // Those without a part are told one by one.
      guard names.count > 1, isLatest, let shard = piece.shard else { return nil }
      return .partTwice(shard.description, attempt: piece.attempt, directories: names)
    }
  }

  /// Directories that do not say which part they are, though there is more than one.
  private var unmarked: [MergeProblem] {
    let unmarked = inputs.filter { $0.pieces.contains { $0.shard == nil } || $0.pieces.isEmpty }
    let isSplit = inputs.count > unmarked.count || (expected ?? 1) > 1
    // A whole run may have been repeated.
    let attempts = unmarked.flatMap { $0.pieces.map(\.attempt) }
    guard isSplit || Set(attempts).count < unmarked.count else { return [] }
    return unmarked.map(\.name).sorted().map { .unmarked(directory: $0) }
  }
}

/// The directory that a merged run is written to.
struct MergeDestination {
  var output: OutputDirectory

  /// Makes room: there is nothing, or an earlier merge, whose files are removed.
  ///
  /// Only files that the earlier merge says it has written are touched.
  func prepare() throws(MergeError) {
    guard Directory.exists(at: output.path) else { return }
    let names: [String]
    do {
      names = try Directory.names(in: output.path)
    } catch {
      throw .cannotWrite(path: output.path, trouble: error)
    }
    guard !names.isEmpty else { return }
    let reader = JournalReader(output: output)
    guard let run = try? reader.latestRun(),
      let note = (try? reader.read(run: run, allowsEmpty: true))?.merge
    else { throw .destinationInUse(path: output.path) }
    let files = ContainedFiles(root: output.path)
    for file in note.files where file.hasPrefix("pending/") { files.remove(file) }
    let directory = "runs/\(run)"
    let journals = (try? Directory.names(in: output.path + "/" + directory)) ?? []
    for name in journals where name.hasSuffix(".jsonl") || name == MergeNote.fileName {
      files.remove(directory + "/" + name)
    }
    rmdir(output.path + "/" + directory)
    // From here on it is no merge until it is one again.
    files.remove("latest")
  }

  /// Writes a file.
  func write(_ bytes: [UInt8], to file: String) throws(MergeError) {
    let path = output.path + "/" + file
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .cannotWrite(path: path, trouble: error)
    }
  }
}

/// The files below `pending` that tell changes, by the new file that they speak of.
struct PendingIndex {
  /// The path of the telling file and what it tells, by the path of the new file.
  private var changes: [String: (file: String, change: PendingChange)] = [:]

  /// The largest telling file that is read, in bytes: 16 MiB.
  private static let limit = 16 << 20
  /// How deep directories are looked into.
  private static let depth = 40

  /// Looks through an output directory; what cannot be read tells nothing.
  init(_ output: OutputDirectory) {
    collect("pending", in: ContainedFiles(root: output.path), depth: 0)
  }

  /// What tells the change that a record speaks of.
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
