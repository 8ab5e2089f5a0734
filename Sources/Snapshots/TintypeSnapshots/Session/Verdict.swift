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
