// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// What a run was merged from, as the file `merge.json` beside its journals tells.
package struct MergeNote: Codable, Hashable, Sendable {
  /// The version of the format, that of ``JournalRecord/currentVersion``.
  package var version = JournalRecord.currentVersion
  /// How many parts there should be; `nil` for a run that was not split.
  package var total: Int?
  /// What was merged, in the order of parts and attempts.
  package var parts: [Part]
  /// What is wrong with it.
  package var problems: [MergeProblem]
  /// The files that were copied besides the journals, relative to the output directory, sorted.
  package var files: [String]

  /// Creates a note.
  package init(total: Int?, parts: [Part], problems: [MergeProblem], files: [String] = []) {
    self.total = total
    self.parts = parts
    self.problems = problems
    self.files = files
  }

  /// One output directory that was merged.
  package struct Part: Codable, Hashable, Sendable {
    /// The directory as it was given, or the last part of its path.
    package var directory: String
    /// The run that was taken of it.
    package var run: String
    /// The parts that it holds, each with its attempt.
    package var pieces: [Piece]

    package init(directory: String, run: String, pieces: [Piece]) {
      self.directory = directory
      self.run = run
      self.pieces = pieces
    }
  }

  /// A part of a run at one attempt.
  package typealias Piece = JournalProblem.Piece

  /// The file's name.
  package static let fileName = "merge.json"
  /// The longest file that is read, in bytes: 64 MiB.
  package static let limit = 64 << 20

  /// The file's bytes.
  package var bytes: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try Array(encoder.encode(self)) + [0x0A]
    }
  }
}

extension RunJournal {
  /// What the run did, by part and attempt, in rising order.
  package var pieces: [MergeNote.Piece] {
    let pieces =
      records.map { MergeNote.Piece(shard: $0.shard, attempt: $0.attempt) }
      + events.map { MergeNote.Piece(shard: $0.shard, attempt: $0.attempt) }
    return Set(pieces).sorted()
  }
}

/// Why the parts that were merged do not make one run; each names directories as they were given.
package enum MergeProblem: Codable, Hashable, Sendable {
  /// A part, such as `2/4`, is there more than once, with the same attempt.
  case partTwice(String, attempt: Int, directories: [String])
  /// The parts do not agree on how many they are: the directories, by number of parts.
  case partsDisagree([Claim])
  /// There are more or fewer parts than were announced.
  case otherTotal(expected: Int, found: Int)
  /// It does not say which part it is, while others are there as well.
  case unmarked(directory: String)
  /// Nothing can be read of a directory, for this reason.
  case unreadable(directory: String, reason: String)
  /// Files that its records name could not be copied, the first one for this reason.
  case filesNotCopied(directory: String, count: Int, first: String, reason: String)

  /// How many parts there are, as some directories say.
  package struct Claim: Codable, Hashable, Sendable {
    /// The number of parts.
    package var total: Int
    /// Who says so.
    package var directories: [String]

    /// Creates a claim.
    package init(total: Int, directories: [String]) {
      self.total = total
      self.directories = directories
    }
  }
}

extension MergeProblem: CustomStringConvertible {
  /// The problem in words: which directory, what, and what to do next.
  package var description: String {
    switch self {
    case .partTwice(let part, let attempt, let directories):
      """
      Part \(part), attempt \(attempt), is there \(directories.count) times: in \
      \(Self.list(directories)). Give each part its own number, and each repetition another \
      --attempt, and merge again.
      """
    case .partsDisagree(let claims):
      """
      The parts do not agree on how many they are: \
      \(claims.map { "\($0.total) according to \(Self.list($0.directories))" }.joined(separator: "; ")). \
      Merge only what belongs to one run.
      """
    case .otherTotal(let expected, let found):
      """
      --shards announces \(Numbers.counted(expected, "part")), and the journals speak of \(found). \
      Correct --shards, or look at how the tests were split.
      """
    case .unmarked(let directory):
      """
      “\(ShortText.line(directory))” does not say which part it is. Run its tests with “tintype \
      test --shard”, or set TINTYPE_SHARD for them, and merge again.
      """
    case .unreadable(let directory, let reason):
      """
      Nothing was taken from “\(ShortText.line(directory))”. \(reason)
      """
    case .filesNotCopied(let directory, let count, let first, let reason):
      """
      \(Numbers.counted(count, "file")) of “\(ShortText.line(directory))” \
      \(count == 1 ? "was" : "were") not copied, \(count == 1 ? "" : "first ")\
      “\(ShortText.line(first))”: \(reason). Check that the whole output directory was passed on.
      """
    }
  }

  private static func list(_ directories: [String]) -> String {
    ShortText.list(directories.map { "“\(ShortText.line($0))”" }, limit: 5)
  }
}
