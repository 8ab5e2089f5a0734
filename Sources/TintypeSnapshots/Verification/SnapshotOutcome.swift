// SPDX-License-Identifier: MIT

/// The result of comparing a snapshot with its reference; every verdict but `matched` fails the test.
package enum Verdict: Sendable {
  /// It equals the reference.
  case matched
  /// A reference was written; the difference is known if the two were compared before.
  case recorded(replacing: (any SnapshotDifference)?)
  /// There is no reference, and none was to be written.
  case missing
  /// It differs from the reference.
  case changed(any SnapshotDifference)
  /// No comparison was possible.
  case failed(any Error)

  /// The verdict as the journal names it.
  var outcome: JournalRecord.Outcome {
    switch self {
    case .matched: .matched
    case .recorded: .recorded
    case .missing: .missing
    case .changed: .changed
    case .failed: .failed
    }
  }

  /// The difference that was found, if there was one.
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
  /// Whether all references are recorded again.
  var recordsAll = false
  /// The bytes of the reference, if they were read.
  var old: [UInt8]?
  /// The bytes of the new file in full, if they were made.
  var new: [UInt8]?
  /// The form in which the new file is kept, if it is not the full one.
  var stored: StoredReference?
  /// Remarks for the journal that are no failure.
  var notes: [String] = []
  /// The call that used this name for another value before, where that is no error.
  var namesake: CallSite?
}

/// A verdict with everything that a test reports.
package struct Verification: Sendable {
  /// The verdict.
  package var verdict: Verdict
  /// The snapshot's identity; `nil` if it has none.
  package var name: SnapshotName?
  /// The message with which the test fails; `nil` if it passes.
  package var message: String?
  /// The files that show a difference, to attach to the test.
  package var attachments: [Attachment]

  /// A file that shows a difference.
  package struct Attachment: Hashable, Sendable {
    /// The file's name.
    package var name: String
    /// Its bytes.
    package var bytes: [UInt8]
  }
}
