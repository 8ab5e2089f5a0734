// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// Reads the journals that a run's test processes have left behind.
public struct JournalReader: Hashable, Sendable {
  /// Where the runs are.
  public var output: OutputDirectory

  /// The longest journal that is read, in bytes: 256 MiB.
  public static let journalLimit = 256 << 20

  /// Creates a reader without touching the file system.
  public init(output: OutputDirectory) {
    self.output = output
  }

  /// Reads one run: its `.jsonl` files in ascending order of names, each line by line.
  ///
  /// What was wrong with an attempt is not told where a later one was seen to its end: that one has
  /// done all of it again.
  ///
  /// - Parameters:
  ///   - run: The run; by default the one that wrote last.
  ///   - allowsEmpty: Whether a run that compared nothing is read as well.
  /// - Returns: The records, and a problem for every line or file that could not be read. Unless it
  ///   was allowed to be empty, at least one of the two lists has members.
  /// - Throws: ``ReportError`` where there is no output directory, no such run, or nothing in it.
  public func read(
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

    var journal = RunJournal(run: run, records: [])
    var files: [Journal] = []
    for name in try names(in: directory) where name.hasSuffix(".jsonl") {
      files.append(read(directory + "/" + name, named: "runs/\(run)/\(name)", into: &journal))
    }
    journal.problems = Self.current(files)
    readMerge(
      directory + "/" + MergeNote.fileName, named: "runs/\(run)/\(MergeNote.fileName)",
      into: &journal)
    guard
      allowsEmpty || !journal.records.isEmpty || !journal.problems.isEmpty || journal.merge != nil
    else {
      throw .noRecords(run: run, directory: directory)
    }
    return journal
  }

  /// The run that the output directory's `latest` file names.
  ///
  /// - Throws: ``ReportError/noRuns(output:)`` without such a file,
  ///   ``ReportError/runNameRefused(name:source:)`` if it holds no run's name.
  public func latestRun() throws(ReportError) -> RunName {
    let data: Data
    do {
      data = try RegularFile.contents(of: output.latest, limit: 4096)
    } catch {
      throw error == .missing
        ? .noRuns(output: output.path) : .unreadable(path: output.latest, trouble: error)
    }
    let name = String(decoding: data, as: UTF8.self)
    return try RunName(
      name.trimmingCharacters(in: .whitespacesAndNewlines), from: .file(output.latest))
  }

  private func names(in directory: String) throws(ReportError) -> [String] {
    do {
      return try Directory.names(in: directory)
    } catch {
      throw .unreadable(path: directory, trouble: error)
    }
  }

  /// The runs that are there, for the message that one is not.
  private func available() -> [String] {
    let names = (try? Directory.names(in: output.runs)) ?? []
    return names.filter { Directory.exists(at: output.run($0)) }
  }

  /// What one file holds besides its records.
  private struct Journal {
    var problems: [JournalProblem] = []
    var pieces: Set<MergeNote.Piece> = []
    /// The attempts that were seen to their end with no test left out.
    var finished: Set<MergeNote.Piece> = []
  }

  /// The problems that no later attempt has made good.
  private static func current(_ files: [Journal]) -> [JournalProblem] {
    let finished = files.reduce(into: Set<MergeNote.Piece>()) { $0.formUnion($1.finished) }
    return files.flatMap { file in
      let isMadeGood =
        !file.pieces.isEmpty
        && file.pieces.allSatisfy { piece in
          finished.contains { $0.shard == piece.shard && $0.attempt > piece.attempt }
        }
      return isMadeGood ? [] : file.problems
    }
  }

  private func read(
    _ path: String, named file: String, into journal: inout RunJournal
  ) -> Journal {
    var result = Journal()
    let data: Data
    do {
      data = try RegularFile.contents(of: path, limit: Self.journalLimit)
    } catch {
      result.problems.append(JournalProblem(file: file, reason: .unreadable(error)))
      return result
    }
    let newline = UInt8(ascii: "\n")
    var balance = 0
    let lines = data.split(separator: newline, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy(Self.isBlank) {
      switch JournalLine(line, isTerminated: index < lines.count - 1) {
      case .record(let record):
        journal.records.append(record)
        result.pieces.insert(MergeNote.Piece(shard: record.shard, attempt: record.attempt))
      case .event(let event):
        journal.events.append(event)
        let piece = MergeNote.Piece(shard: event.shard, attempt: event.attempt)
        result.pieces.insert(piece)
        if event.event == .tested, event.isWhole == true { result.finished.insert(piece) }
        balance += event.event == .began ? 1 : event.event == .ended ? -1 : 0
      case .problem(let reason):
        result.problems.append(JournalProblem(file: file, line: index + 1, reason: reason))
      }
    }
    if balance > 0 { result.problems.append(JournalProblem(file: file, reason: .notEnded)) }
    return result
  }

  /// Reads what the run was merged from, where it was.
  private func readMerge(_ path: String, named file: String, into journal: inout RunJournal) {
    do throws(FileTrouble) {
      let data = try RegularFile.contents(of: path, limit: MergeNote.limit)
      guard let note = try? JSONDecoder().decode(MergeNote.self, from: data),
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

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
