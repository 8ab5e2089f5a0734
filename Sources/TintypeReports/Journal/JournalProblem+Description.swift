// SPDX-License-Identifier: MIT

import TintypeSnapshots

extension JournalProblem: CustomStringConvertible {
  /// The problem in words: where, what, and what to do next.
  public var description: String {
    guard let file else { return reason.description }
    guard let line else { return "\(file): \(reason)" }
    return "\(file), line \(line): \(reason)"
  }
}

extension JournalProblem.Reason: CustomStringConvertible {
  /// The reason in words, and what to do next.
  public var description: String {
    switch self {
    case .unreadable(let trouble):
      "The journal cannot be read: \(trouble). What it says is missing from this report."
    case .truncated:
      """
      The last line is cut off: the test process ended while it was writing. Look for a crash in \
      the test log; the snapshot of that line is missing from this report.
      """
    case .notJSON:
      "This line is not JSON, so its snapshot is missing from this report. Run the tests again."
    case .notARecord(nil):
      "This line is JSON, but no journal record. Run the tests again."
    case .notARecord(let field?):
      """
      This record lacks a valid “\(field)”, so its snapshot is missing from this report. Run the \
      tests again.
      """
    case .newerVersion(let version):
      """
      This record has format version \(version); this report reads version \
      \(JournalRecord.currentVersion). Update tintype to the version that the tests use.
      """
    case .notEnded:
      """
      The test process that wrote this journal did not come to its end. Look for a crash in the \
      test log; snapshots that it had not taken yet are missing from this report.
      """
    case .twoPictures(let name, let first, let second):
      """
      “\(name)” showed two different pictures in one run, at \(first.file):\(first.line) and at \
      \(second.file):\(second.line). Give each picture a name of its own; if the call is the \
      same, what it shows changes from one call to the next.
      """
    case .partsMissing(let count, let total, let first):
      """
      Of \(Numbers.grouped(total)) parts of this run, \
      \(count == 1 ? "one is" : "\(Numbers.grouped(count)) are") missing: \
      \(ShortText.list(first.map(String.init), of: count)). What their tests found is not in this \
      report. Look at the jobs of these parts, and merge again.
      """
    case .merge(let problem): problem.description
    }
  }
}
