// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// A reader of the journals of a run's test processes.
package struct JournalReader: Hashable, Sendable {
  /// The output directory with the runs.
  package var output: OutputDirectory

  /// The maximum size of a journal, in bytes: 256 MiB.
  package static let journalLimit = 256 << 20

  /// Creates a reader without accessing the file system.
  package init(output: OutputDirectory) { self.output = output }

  /// Reads one run: its `.jsonl` files in ascending order of names, each line by line.
  ///
  /// A problem of an attempt is dropped if a later attempt of the same shard ran all tests to their
  /// end.
  ///
  /// - Parameters:
  ///   - run: The run; the latest by default.
  ///   - allowsEmpty: A Boolean value that indicates whether a run without records is valid.
  /// - Returns: The records, and a problem for every line or file that could not be read. Unless
  ///   `allowsEmpty` is `true`, at least one of the two lists is not empty.
  /// - Throws: ``ReportError`` if there is no output directory, no such run, or the run is empty.
  package func read(
    run: RunName? = nil, allowsEmpty: Bool = false
  ) throws(ReportError) -> RunJournal {
    guard Directory.exists(at: output.path) else {
      throw .outputDirectoryMissing(path: output.path)
    }
    let run = if let run { run } else { try latestRun() }
    let directory = output.run(run.description)
    guard Directory.exists(at: directory) else {
      throw .runMissing(run: run, output: output.path, available: available())
    }

    var files: [JournalContents] = []
    for name in try names(in: directory) where name.hasSuffix(".jsonl") {
      files.append(
        JournalContents(path: directory + "/" + name, in: output, file: "runs/\(run)/\(name)"))
    }
    var journal = RunJournal(run: run, files: files)
    readMerge(
      directory + "/" + MergeNote.fileName, named: "runs/\(run)/\(MergeNote.fileName)",
      into: &journal)
    guard
      allowsEmpty || !journal.records.isEmpty || !journal.known.isEmpty
        || !journal.problems.isEmpty || journal.merge != nil
    else {
      throw .noRecords(run: run, directory: directory)
    }
    return journal
  }

  /// Returns the run in the output directory's `latest` file.
  ///
  /// - Throws: ``ReportError/noRuns(output:)`` without such a file,
  ///   ``ReportError/runNameRefused(name:source:)`` if its text is not a valid name of a run.
  package func latestRun() throws(ReportError) -> RunName {
    let data: [UInt8]
    do {
      data = try ConfinedPath.bytes(of: output.latest, in: output.path, limit: 4096)
    } catch {
      throw error == .missing
        ? .noRuns(output: output.path) : .unreadable(path: output.latest, error: error)
    }
    let name = String(decoding: data, as: UTF8.self)
    return try RunName(
      name.trimmingCharacters(in: .whitespacesAndNewlines), from: .file(output.latest))
  }

  private func names(in directory: String) throws(ReportError) -> [String] {
    do {
      return try ConfinedPath.names(in: directory, of: output.path)
    } catch {
      throw .unreadable(path: directory, error: error)
    }
  }

  /// Returns the available runs, for the error about a missing run.
  private func available() -> [String] {
    let names = (try? ConfinedPath.names(in: output.runs, of: output.path)) ?? []
    return names.filter { Directory.exists(at: output.run($0)) }
  }

  /// Reads the note about a merge; does nothing if there is none.
  private func readMerge(_ path: String, named file: String, into journal: inout RunJournal) {
    do throws(FileError) {
      let data = try ConfinedPath.bytes(of: path, in: output.path, limit: MergeNote.limit)
      guard let note = try? JSONDecoder().decode(MergeNote.self, from: Data(data)),
        note.version == JournalRecord.currentVersion
      else {
        journal.problems.append(JournalProblem(file: file, reason: .notARecord(field: nil)))
        return
      }
      journal.merge = note
    } catch .missing {
      return
    } catch {
      journal.problems.append(JournalProblem(file: file, reason: .unreadable(error)))
    }
  }
}
