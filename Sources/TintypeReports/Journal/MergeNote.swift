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
