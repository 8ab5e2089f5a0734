// SPDX-License-Identifier: MIT

import Foundation
import TintypeComparison
import TintypeReports
import TintypeRuns

/// An output directory in the temporary directory.
///
/// It is removed when the object is released.
package final class TemporaryOutput: Sendable {
  /// The path of the directory.
  package let path: String
  /// The directory as the output directory of tests.
  package var directory: OutputDirectory { OutputDirectory(path: path) }
  /// A reader of the journals in the directory.
  package var reader: JournalReader { JournalReader(output: directory) }

  /// Creates an empty directory.
  package init() throws {
    path = FileManager.default.temporaryDirectory.path + "/tintype-reports-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file below the directory and creates the directories above it.
  package func write(_ bytes: Data, to file: String) throws {
    let url = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  /// Writes a text file below the directory and creates the directories above it.
  package func write(_ text: String, to file: String) throws {
    try write(Data(text.utf8), to: file)
  }

  /// Writes the journal of one process and makes its run the latest.
  package func journal(_ lines: [String], run: String = "run", process: String = "1") throws {
    try write(lines.map { $0 + "\n" }.joined(), to: "runs/\(run)/\(process).jsonl")
    try write(run + "\n", to: "latest")
  }

  /// Writes the journal of a process that began, took snapshots and ended.
  package func journal(
    _ records: [JournalRecord], run: String = "run", process: String = "1"
  ) throws {
    try journal(wholeJournal(records), run: run, process: process)
  }

  /// Returns the text of a file below the directory.
  package func text(of file: String) throws -> String {
    try String(contentsOfFile: path + "/" + file, encoding: .utf8)
  }
}

/// Returns the lines of processes that began, took snapshots and ended: one process for each shard
/// and attempt.
package func wholeJournal(_ records: [JournalRecord]) throws -> [String] {
  guard let first = records.first else {
    return [try line(JournalEvent(.began)), try line(JournalEvent(.ended))]
  }
  let (attempt, shard) = (first.attempt, first.shard)
  let process = records.prefix { $0.attempt == attempt && $0.shard == shard }
  let rest = Array(records.dropFirst(process.count))
  var ended = JournalEvent(.ended, attempt: attempt, shard: shard)
  ended.lines = process.count
  return [try line(JournalEvent(.began, attempt: attempt, shard: shard))]
    + (try process.map { try line($0) }) + [try line(ended)]
    + (rest.isEmpty ? [] : try wholeJournal(rest))
}

/// Returns an event as a line of the journal.
package func line(_ event: JournalEvent) throws -> String {
  String(decoding: try event.line.dropLast(), as: UTF8.self)
}

/// Returns a record as a line of the journal.
package func line(_ record: JournalRecord) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(record), as: UTF8.self)
}

/// Returns a record with default values for everything that a test does not set.
package func record(
  _ test: String = "appearance",
  _ outcome: JournalRecord.Outcome = .matched,
  identifier: String = "1",
  suite: String = "LoginTests",
  line: UInt = 12,
  artifacts: JournalRecord.Artifacts? = nil,
  digest: String? = nil,
  message: String? = nil,
  pixels: JournalRecord.PixelSummary? = nil,
  notes: [String] = []
) -> JournalRecord {
  JournalRecord(
    snapshot: SnapshotName(
      target: "FormTests", suite: suite, test: test, identifier: identifier),
    outcome: outcome,
    artifacts: artifacts,
    digests: digest.map { JournalRecord.Digests(actual: $0) },
    location: CallSite(file: "Tests/LoginTests.swift", line: line, column: 3),
    message: message,
    details: pixels.map { ImageDetails(pixels: $0) },
    notes: notes)
}

/// Returns the error that a body throws, or `nil` if it throws none.
package func error<Failure: Error>(_ body: () throws(Failure) -> some Any) -> Failure? {
  do {
    _ = try body()
    return nil
  } catch {
    return error
  }
}

extension Data {
  /// Returns the eight bytes of the PNG signature, followed by bytes that distinguish images.
  package static func image(_ content: String) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(content.utf8)
  }
}
