// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeSnapshots

/// One output directory that is to be merged, as far as it could be read.
struct MergeInput {
  /// What it is called in messages and in the merged run.
  var name: String
  var output: OutputDirectory
  var journal: RunJournal
  /// The parts that it holds, each with its attempt.
  var pieces: [MergeNote.Piece]

  /// Reads a directory.
  ///
  /// - Parameters:
  ///   - name: What it is called in messages.
  ///   - path: Its absolute path.
  ///   - run: The run; by default its latest.
  /// - Throws: ``ReportError`` where there is nothing.
  init(name: String, path: String, run: RunName?) throws(ReportError) {
    self.name = name
    output = OutputDirectory(path: path)
    let reader = JournalReader(output: output)
    journal = try reader.read(run: run, allowsEmpty: true)
    let isEmpty =
      journal.records.isEmpty && journal.problems.isEmpty && journal.events.isEmpty
    guard !isEmpty else {
      throw .noRecords(run: journal.run, directory: output.run(journal.run.description))
    }
    pieces = journal.pieces
  }

  /// What comes first in the merged run: the part, then the attempt.
  var order: (Int, Int, String, String) {
    let first = pieces.first
    return (
      first?.shard?.index ?? 0, first?.attempt ?? 1, journal.run.description, name
    )
  }

  /// Directories by the last parts of their paths, or as they were given where that is no name.
  static func names(_ directories: [String]) -> [String] {
    let short = directories.map { FilePath.name(of: FilePath.withoutSlash($0)) }
    let isClear =
      Set(short).count == short.count && !short.contains { ["", ".", ".."].contains($0) }
    return isClear ? short : directories
  }
}
