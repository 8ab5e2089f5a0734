// SPDX-License-Identifier: MIT

import Foundation

/// Appends what this process did to a file of its own: one record a line, one `write` a record.
///
/// A line is there whole or not at all, so the journal of a process that crashed can be read.
struct Journal: Sendable {
  let output: OutputDirectory
  let run: String

  /// The file of this process.
  var path: String { output.run(run) + "/\(getpid()).jsonl" }

  /// Appends a record, and names the run as the latest.
  func append(_ record: JournalRecord) throws(SnapshotError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let line = try encoder.encode(record) + [0x0A]
      try Directory.create(at: output.run(run))
      try Self.append(Array(line), to: path)
      if latest() != run { try AtomicFile.write(Array(run.utf8) + [0x0A], to: output.latest) }
    } catch let trouble as FileTrouble {
      throw .unwritableOutput(path: path, trouble: trouble)
    } catch {
      // A record holds strings and integers, which always encode.
      throw .unwritableOutput(path: path, trouble: .notARegularFile)
    }
  }

  /// The run that wrote last.
  private func latest() -> String? {
    guard let bytes = try? RegularFile.contents(of: output.latest, limit: 4096) else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init)
  }

  private static func append(_ bytes: [UInt8], to path: String) throws(FileTrouble) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(code: errno) }
    defer { close(descriptor) }
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count == bytes.count else { throw .system(code: count < 0 ? errno : ENOSPC) }
  }
}
