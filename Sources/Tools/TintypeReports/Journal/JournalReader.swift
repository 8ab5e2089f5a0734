// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// A reader of the journals of a run's test processes.
package struct JournalReader: Hashable, Sendable {
  /// The output directory with the runs.
  package var output: OutputDirectory

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
  ///   - keeping: The records to keep in memory; by default all.
  /// - Returns: The records, and a problem for every line or file that could not be read. Unless
  ///   `allowsEmpty` is `true`, at least one of the two lists is not empty.
  /// - Throws: ``ReportError`` if there is no output directory, no such run, or the run is empty.
  package func read(
    run: RunName? = nil, allowsEmpty: Bool = false, keeping: Keeping = .all
  ) throws(ReportError) -> RunJournal {
    try scan(run: run, allowsEmpty: allowsEmpty, keeping: keeping).journal
  }

  /// A run with what a merge needs to know about its files.
  package struct ScannedRun {
    /// The run.
    package var journal: RunJournal
    /// The name of the file of each record in ``journal``, relative to the output directory.
    package var sources: [String]
    /// The names of all journals, relative to the output directory, in ascending order.
    package var files: [String]
    /// The number of bytes that were read of each file, by name; without files that cannot be read.
    package var sizes: [String: Int]
    /// The references of all records; empty unless they were requested.
    package var used: UsedReferences
  }

  /// Reads one run; see ``read(run:allowsEmpty:keeping:)``.
  ///
  /// - Parameters:
  ///   - run: The run; the latest by default.
  ///   - allowsEmpty: A Boolean value that indicates whether a run without records is valid.
  ///   - keeping: The records to keep in memory; by default all.
  ///   - findingReferences: Whether the references of all records are collected.
  /// - Returns: The run.
  /// - Throws: ``ReportError`` if there is no output directory, no such run, or the run is empty.
  package func scan(
    run: RunName? = nil, allowsEmpty: Bool = false, keeping: Keeping = .all,
    findingReferences: Bool = false
  ) throws(ReportError) -> ScannedRun {
    guard Directory.exists(at: output.path) else {
      throw .outputDirectoryMissing(path: output.path)
    }
    let run = if let run { run } else { try latestRun() }
    let directory = output.run(run.description)
    guard Directory.exists(at: directory) else {
      throw .runMissing(run: run, output: output.path, available: available())
    }

    var scan = JournalScan(
      of: output, keeping: keeping, findingReferences: findingReferences)
    let files = try names(in: directory).filter { $0.hasSuffix(".jsonl") }
    for name in files { scan.read(directory + "/" + name, named: "runs/\(run)/\(name)") }
    let result: JournalScan.Result
    do {
      result = try scan.finish(run)
    } catch {
      throw .unreadable(path: directory, error: error)
    }
    var journal = result.journal
    addNote(to: &journal)
    guard
      allowsEmpty || !journal.records.isEmpty || !journal.known.isEmpty
        || journal.matches.count > 0 || !journal.problems.isEmpty || journal.merge != nil
    else {
      throw .noRecords(run: run, directory: directory)
    }
    return ScannedRun(
      journal: journal, sources: result.sources, files: files.map { "runs/\(run)/\($0)" },
      sizes: scan.sizes, used: result.used)
  }

  /// Returns the size of the journals of a run, in bytes; 0 if there are none.
  ///
  /// - Parameter run: The run; the latest by default.
  /// - Returns: The size.
  package func size(of run: RunName? = nil) -> Int {
    guard let run = try? run ?? latestRun() else { return 0 }
    return StoredRun(named: run.description, in: output)?.size ?? 0
  }

  /// Returns the records that a page displays of a run.
  ///
  /// A run above ``RunHistory/sizeLimit`` has no history, so that only the names of its matches are
  /// displayed.
  ///
  /// - Parameter run: The run; the latest by default.
  /// - Returns: The records.
  package func keepingForPage(of run: RunName? = nil) -> Keeping {
    size(of: run) > RunHistory.sizeLimit ? .named : .all
  }

  /// Returns the note about the merge that wrote a run; `nil` if there is none.
  package func note(of run: RunName) -> MergeNote? {
    var journal = RunJournal(run: run, records: [])
    addNote(to: &journal)
    return journal.merge
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
  package func addNote(to journal: inout RunJournal) {
    let file = "runs/\(journal.run)/\(MergeNote.fileName)"
    do throws(FileError) {
      let data = try ConfinedPath.bytes(
        of: output.path + "/" + file, in: output.path, limit: MergeNote.limit)
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
