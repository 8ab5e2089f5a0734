// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Appends what this process did to a file of its own: one record a line, one `write` a record.
///
/// A line is there whole or not at all, so the journal of a process that crashed can be read.
final class Journal: Sendable {
  private let output: OutputDirectory
  private let run: String
  /// Whether the run has its directory, and is named as the latest.
  private let isBegun = Atomic(false)

  init(output: OutputDirectory, run: String) {
    self.output = output
    self.run = run
  }

  /// The file of this process.
  var path: String { output.run(run) + "/\(getpid()).jsonl" }

  /// Appends a record; the first one names the run as the latest.
  func append(_ record: JournalRecord) throws(SnapshotError) {
    do {
      let line = try record.line
      if isBegun.load(ordering: .relaxed), Directory.exists(at: output.run(run)) {
        return try Self.append(line, to: path)
      }
      try Directory.create(at: output.run(run))
      try Self.append(line, to: path)
      try AtomicFile.write(Array(run.utf8) + [0x0A], to: output.latest)
      isBegun.store(true, ordering: .relaxed)
    } catch let trouble as FileTrouble {
      throw .unwritableOutput(path: path, trouble: trouble)
    } catch {
      // A record holds strings and integers, which always encode.
      throw .unwritableOutput(path: path, trouble: .notARegularFile)
    }
  }

  private static func append(_ bytes: [UInt8], to path: String) throws(FileTrouble) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(code: errno) }
    defer { close(descriptor) }
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count == bytes.count else { throw .system(code: count < 0 ? errno : ENOSPC) }
  }
}
