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
  /// - Parameter run: The run; by default the one that wrote last.
  /// - Returns: The records, and a problem for every line or file that could not be read. At least
  ///   one of the two lists has members.
  /// - Throws: ``ReportError`` where there is no output directory, no such run, or nothing in it.
  public func read(run: RunName? = nil) throws(ReportError) -> RunJournal {
    guard Directory.exists(at: output.path) else {
      throw .outputDirectoryMissing(path: output.path)
    }
    let run = if let run { run } else { try latestRun() }
    let directory = output.run(run.description)
    guard Directory.exists(at: directory) else {
      throw .runMissing(run: run, output: output.path, available: available())
    }

    var journal = RunJournal(run: run, records: [])
    for name in try names(in: directory) where name.hasSuffix(".jsonl") {
      read(directory + "/" + name, named: "runs/\(run)/\(name)", into: &journal)
    }
    guard !journal.records.isEmpty || !journal.problems.isEmpty else {
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

  private func read(_ path: String, named file: String, into journal: inout RunJournal) {
    let data: Data
    do {
      data = try RegularFile.contents(of: path, limit: Self.journalLimit)
    } catch {
      journal.problems.append(JournalProblem(file: file, reason: .unreadable(error)))
      return
    }
    let newline = UInt8(ascii: "\n")
    var balance = 0
    let lines = data.split(separator: newline, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy(Self.isBlank) {
      switch JournalLine(line, isTerminated: index < lines.count - 1) {
      case .record(let record): journal.records.append(record)
      case .event(let event):
        journal.events.append(event)
        balance += event.event == .began ? 1 : event.event == .ended ? -1 : 0
      case .problem(let reason):
        journal.problems.append(JournalProblem(file: file, line: index + 1, reason: reason))
      }
    }
    if balance > 0 { journal.problems.append(JournalProblem(file: file, reason: .notEnded)) }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
