// SPDX-License-Identifier: MIT

import TintypeRuns

/// The result of comparing a snapshot with its reference; every verdict but `matched` fails the
/// test.
///
/// The cases are those of `JournalRecord.Outcome`, with the differences and errors of messages.
package enum Verdict: Sendable {
  /// The value equals the reference.
  case matched
  /// A reference was written; the difference is known if the value was compared with the old one.
  case recorded(replacing: (any SnapshotDifference)?)
  /// The reference is missing, and the record mode does not allow writing it.
  case missing
  /// The value differs from the reference.
  case changed(any SnapshotDifference)
  /// No comparison was possible.
  case failed(any Error)

  /// The verdict as the journal stores it.
  package var outcome: JournalRecord.Outcome {
    switch self {
    case .matched: .matched
    case .recorded: .recorded
    case .missing: .missing
    case .changed: .changed
    case .failed: .failed
    }
  }

  /// The difference, if one was found.
  package var difference: (any SnapshotDifference)? {
    switch self {
    case .recorded(let difference): difference
    case .changed(let difference): difference
    case .matched, .missing, .failed: nil
    }
  }
}

/// The result of a comparison, from which the message, the attachments and the journal are made.
struct SnapshotOutcome {
  var verdict: Verdict
  /// A Boolean value that indicates whether all references are recorded.
  var recordsAll = false
  /// The bytes of the reference, if they were read.
  var old: [UInt8]?
  /// The bytes of the new file in full, if they were made.
  var new: [UInt8]?
  /// The form in which the new file is stored, if it is not the full form.
  var stored: StoredReference?
  /// Notes for the journal that are not failures.
  var notes: [String] = []
  /// The call that used this name for another value before, if that is not an error.
  var namesake: CallSite?
}

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
