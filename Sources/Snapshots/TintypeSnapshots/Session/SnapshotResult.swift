// SPDX-License-Identifier: MIT

import TintypeRuns

/// A verdict with everything that a test reports.
package struct SnapshotResult: Sendable {
  /// The verdict.
  package var verdict: Verdict
  /// The snapshot's identity; `nil` if it has none.
  package var name: SnapshotName?
  /// The message with which the test fails; `nil` if it passes.
  package var message: String?
  /// The failure in the journal; `nil` if the snapshot matched, or could not be recorded there.
  package var failure: RecordedFailure?
  /// The files that show a difference, to attach to the test.
  package var attachments: [Attachment]

  /// A file that shows a difference.
  package struct Attachment: Hashable, Sendable {
    /// The file's name.
    package var name: String
    /// The contents of the file.
    package var bytes: [UInt8]
  }
}

/// The failure of a snapshot that the journal contains.
package struct RecordedFailure: Sendable {
  /// The identity of the failure; see ``JournalRecord/Failure``.
  let id: String
  let journal: Journal
  /// The files of the pending change; `nil` if there is none.
  let pending: PendingFiles?
}
