// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// The inputs of a merged run, as stored in the file `merge.json` next to its journals.
package struct MergeNote: Codable, Hashable, Sendable {
  /// The version of the format, equal to ``JournalRecord/currentVersion``.
  package var version = JournalRecord.currentVersion
  /// The number of shards; `nil` for a run that was not split.
  package var total: Int?
  /// The merged directories, in the order of shards and attempts.
  package var parts: [Part]
  /// The problems of the merge.
  package var problems: [MergeProblem]
  /// The copied files other than journals, relative to the output directory, sorted.
  package var files: [String]

  /// Creates a note.
  package init(total: Int?, parts: [Part], problems: [MergeProblem], files: [String] = []) {
    self.total = total
    self.parts = parts
    self.problems = problems
    self.files = files
  }

  /// A merged output directory.
  package struct Part: Codable, Hashable, Sendable {
    /// The path as the user wrote it, or its last component.
    package var directory: String
    /// The run in that directory.
    package var run: String
    /// The shards in the directory, each with its attempt.
    package var pieces: [Piece]

    package init(directory: String, run: String, pieces: [Piece]) {
      (self.directory, self.run, self.pieces) = (directory, run, pieces)
    }
  }

  /// An attempt of a shard.
  package typealias Piece = JournalProblem.Piece

  /// The name of the file.
  package static let fileName = "merge.json"
  /// The maximum size of the file, in bytes: 64 MiB.
  package static let limit = 64 << 20

  /// The bytes of the file.
  package var bytes: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try Array(encoder.encode(self)) + [0x0A]
    }
  }
}

extension RunJournal {
  /// The shards and attempts of the run, in ascending order.
  package var pieces: [MergeNote.Piece] {
    let pieces =
      records.map { MergeNote.Piece(shard: $0.shard, attempt: $0.attempt) }
      + events.map { MergeNote.Piece(shard: $0.shard, attempt: $0.attempt) }
    return matches.pieces.union(pieces).sorted()
  }
}

/// The reason why merged shards do not form one run.
///
/// Directories have the names that the user wrote.
package enum MergeProblem: Codable, Hashable, Sendable {
  /// A shard, such as `2/4`, is present more than once, with the same attempt.
  case partTwice(String, attempt: Int, directories: [String])
  /// The shards state different totals: the directories, by total.
  case partsDisagree([Claim])
  /// The shards divide the tests differently: the directories of each division.
  case assignmentsDiffer([[String]])
  /// The shards tested different commits: the directories of each commit.
  case commitsDiffer([[String]])
  /// There are more or fewer shards than expected.
  case otherTotal(expected: Int, found: Int)
  /// The directory does not state its shard, although there are other shards.
  case unmarked(directory: String)
  /// A directory cannot be read, for this reason.
  case unreadable(directory: String, reason: String)
  /// Files in the directory's records could not be copied; the reason is that of the first.
  case filesNotCopied(directory: String, count: Int, first: String, reason: String)

  /// A number of shards, with the directories that state it.
  package struct Claim: Codable, Hashable, Sendable {
    /// The number of shards.
    package var total: Int
    /// The directories that state it.
    package var directories: [String]

    /// Creates a claim.
    package init(total: Int, directories: [String]) {
      (self.total, self.directories) = (total, directories)
    }
  }
}

extension MergeProblem: CustomStringConvertible {
  /// The description: the directories, the problem, and the next step.
  package var description: String {
    switch self {
    case .partTwice(let part, let attempt, let directories):
      """
      Shard \(part), attempt \(attempt), exists \(directories.count) times: in \
      \(Self.list(directories)). Give each shard its own number, and each repetition a different \
      --attempt, and merge again.
      """
    case .partsDisagree(let claims):
      """
      The shards state different totals: \
      \(claims.map { "\($0.total) according to \(Self.list($0.directories))" }.joined(separator: "; ")). \
      Merge only the shards of one run.
      """
    case .assignmentsDiffer(let groups):
      """
      The shards divide the tests differently: \(groups.map(Self.list).joined(separator: "; ")). Some \
      tests may not have run. Run all shards of one commit with the same file of --timings and the \
      same arguments, and merge again.
      """
    case .commitsDiffer(let groups):
      """
      The shards tested different commits: \(groups.map(Self.list).joined(separator: "; ")). Merge \
      only the shards of one run.
      """
    case .otherTotal(let expected, let found):
      """
      --shards specifies \(Numbers.counted(expected, "shard")), but the journals state \(found). \
      Correct --shards, or check how the tests were split.
      """
    case .unmarked(let directory):
      """
      “\(ShortText.line(directory))” does not state its shard. Run its tests with “tintype test \
      --shard”, or set TINTYPE_SHARD for them, and merge again.
      """
    case .unreadable(let directory, let reason):
      """
      “\(ShortText.line(directory))” was not merged. \(reason)
      """
    case .filesNotCopied(let directory, let count, let first, let reason):
      """
      \(Numbers.counted(count, "file")) of “\(ShortText.line(directory))” \
      \(count == 1 ? "was" : "were") not copied, \(count == 1 ? "" : "first ")\
      “\(ShortText.line(first))”: \(reason). Check that the whole output directory was copied.
      """
    }
  }

  private static func list(_ directories: [String]) -> String {
    ShortText.list(directories.map { "“\(ShortText.line($0))”" }, limit: 5)
  }
}
