// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeSnapshots

/// A change that waits, with what its file tells of it.
package struct PendingItem: Hashable, Sendable {
  /// The file that tells of it.
  package let file: PendingFile
  /// The run that found it.
  package let run: RunName
  /// What the run's journal says of it.
  package let record: JournalRecord
  /// The reference that it would become, relative to the package's root.
  package let reference: String
  /// The files of the change, relative to the output directory.
  package let artifacts: JournalRecord.Artifacts
  /// The digests of the reference, `nil` where there was none, and of the new file.
  package let digests: JournalRecord.Digests
  /// The whole of the file, for noticing that another one has taken its place.
  let bytes: [UInt8]

  /// The snapshot's name.
  package var name: String { record.snapshot.description }

  /// The name and the extension, which together no other change has.
  package var fullName: String {
    file.pathExtension.isEmpty ? name : name + "." + file.pathExtension
  }

  /// The change as a report has it.
  package var entry: ReportEntry { ReportEntry(record) }

  /// Whether the change is a new snapshot.
  package var isNew: Bool { digests.reference == nil }

  /// Checks what a file tells.
  ///
  /// - Throws: ``PendingTrouble`` for what contradicts itself or leaves something out. Where the
  ///   reference lies is not asked here; see ``ReferenceGuard``.
  init(file: PendingFile, change: PendingChange, bytes: [UInt8]) throws(PendingTrouble) {
    let record = change.record
    guard record.outcome == .changed || record.outcome == .missing else {
      throw .nothingToDecide(record.outcome)
    }
    guard let run = try? RunName(change.run) else { throw .incomplete(field: "run") }
    guard let reference = record.reference else { throw .incomplete(field: "reference") }
    guard let digests = record.digests else { throw .incomplete(field: "digests") }
    guard let artifacts = record.artifacts else { throw .incomplete(field: "artifacts") }
    for digest in [digests.reference, digests.actual].compactMap(\.self)
    where SHA256Digest(hexadecimal: digest) == nil { throw .incomplete(field: "digests") }
    guard Self.isOf(record.snapshot, file) else {
      throw .otherSnapshot(record.snapshot.description)
    }
    for path in [artifacts.reference, artifacts.actual, artifacts.difference].compactMap(\.self)
    where FilePath.parent(of: path) != file.directory { throw .otherFolder(path) }
    self.file = file
    self.run = run
    self.record = record
    self.reference = reference
    self.artifacts = artifacts
    self.digests = JournalRecord.Digests(
      reference: digests.reference?.lowercased(), actual: digests.actual.lowercased())
    self.bytes = bytes
  }

  /// Whether a file is called as that of a snapshot is: who names a change decides on no other.
  private static func isOf(_ snapshot: SnapshotName, _ file: PendingFile) -> Bool {
    if snapshot.description == file.name { return true }
    guard file.mayBeShortened else { return false }
    return "pending/\(snapshot.target)/\(snapshot.suite)" == file.directory
      && snapshot.description.utf8.count >= file.name.utf8.count
  }
}
