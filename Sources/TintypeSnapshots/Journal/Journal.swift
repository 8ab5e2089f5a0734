// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Appends what this process did to a file of its own: one record a line, one `write` a record.
///
/// A line is there whole or not at all, so the journal of a process that crashed can be read. The
/// first line says that the process has begun, the last one that it has come to its end.
final class Journal: Sendable {
  private let output: OutputDirectory
  /// The run's name.
  let run: String
  private let labels: RunLabels
  /// Whether the run has its directory, and is named as the latest.
  private let isBegun = Atomic(false)

  init(output: OutputDirectory, run: String, labels: RunLabels = RunLabels()) {
    self.output = output
    self.run = run
    self.labels = labels
  }

  /// The file of this process.
  var path: String { output.run(run) + "/\(getpid()).jsonl" }

  /// Appends a record; the first one names the run as the latest.
  func append(_ record: JournalRecord) throws(SnapshotError) {
    var record = record
    (record.attempt, record.shard) = (labels.attempt, labels.shard)
    do {
      let line = try record.line
      if isBegun.load(ordering: .relaxed), Directory.exists(at: output.run(run)) {
        return try JournalFile.append(line, to: path)
      }
      try Directory.create(at: output.run(run))
      try JournalFile.begin(path, first: event(.began), last: event(.ended))
      try JournalFile.append(line, to: path)
      try AtomicFile.write(Array(run.utf8) + [0x0A], to: output.latest)
      isBegun.store(true, ordering: .relaxed)
    } catch let trouble as FileTrouble {
      throw .unwritableOutput(path: path, trouble: trouble)
    } catch {
      // A record holds strings and integers, which always encode.
      throw .unwritableOutput(path: path, trouble: .notARegularFile)
    }
  }

  private func event(_ kind: JournalEvent.Kind) throws -> [UInt8] {
    try JournalEvent(kind, attempt: labels.attempt, shard: labels.shard).line
  }
}
