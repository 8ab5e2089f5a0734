// SPDX-License-Identifier: MIT

/// How a snapshot compares with its reference; every verdict but `matched` fails the test.
public enum Verdict: Sendable {
  /// It equals the reference.
  case matched
  /// A reference was written; what it replaced is told where the two were compared.
  case recorded(replacing: Difference?)
  /// There is no reference, and none was to be written.
  case missing
  /// It differs from the reference.
  case changed(Difference)
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
  var difference: Difference? {
    switch self {
    case .recorded(let difference): difference
    case .changed(let difference): difference
    case .matched, .missing, .failed: nil
    }
  }
}

/// A verdict with all that a test needs to tell it.
public struct Verification: Sendable {
  /// The verdict.
  public var verdict: Verdict
  /// The snapshot's identity; `nil` where it has none.
  public var name: SnapshotName?
  /// What the test fails with; `nil` when it passes.
  public var message: String?
  /// The files that show a difference, for attaching them to the test.
  public var attachments: [Attachment]

  /// A file for people to look at.
  public struct Attachment: Hashable, Sendable {
    /// The file's name.
    public var name: String
    /// Its bytes.
    public var bytes: [UInt8]
  }
}
