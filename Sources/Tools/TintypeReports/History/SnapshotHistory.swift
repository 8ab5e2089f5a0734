// SPDX-License-Identifier: MIT

import TintypeRuns

/// The results of one snapshot in several runs.
package struct SnapshotHistory: Hashable, Sendable {
  /// The result of one assertion in one run.
  package struct Result: Hashable, Sendable {
    /// The name of the run.
    package var run: String
    /// The identity of the test program, see ``TestProgram/identity``; `nil` if it is unknown.
    package var program: String?
    package var outcome: JournalRecord.Outcome
    /// The digest of the reference; `nil` if there was none or it is unknown.
    package var reference: String?
    /// The digest of the new file; `nil` if the snapshot matched or could not be compared.
    package var actual: String?

    /// Creates a result.
    package init(
      run: String, program: String? = nil, outcome: JournalRecord.Outcome,
      reference: String? = nil, actual: String? = nil
    ) {
      self.run = run
      self.program = program
      self.outcome = outcome
      self.reference = reference
      self.actual = actual
    }

    /// Creates the result of a record.
    init(_ record: JournalRecord, run: String, program: String?) {
      self.init(
        run: run, program: program, outcome: record.outcome,
        reference: record.digests?.reference ?? record.matchedDigest,
        actual: record.digests?.actual)
    }

    /// Returns whether the same inputs, the test program and the reference, had another result.
    ///
    /// Two new files must be equal. A program that matched a reference must match it again.
    func contradicts(_ other: Result) -> Bool {
      guard let program, program == other.program, reference == other.reference else {
        return false
      }
      if let actual, let another = other.actual { return actual != another }
      guard reference != nil, outcome != .failed, other.outcome != .failed else { return false }
      return (outcome == .matched) != (other.outcome == .matched)
    }
  }

  /// The results, the latest run first.
  package var results: [Result]

  /// Creates a history.
  ///
  /// - Parameter results: The results, the latest run first.
  package init(_ results: [Result]) { self.results = results }

  /// The latest two results that prove that the snapshot is flaky; `nil` if there is no proof.
  ///
  /// The same inputs had different results.
  package var contradiction: (later: Result, earlier: Result)? {
    for (index, later) in results.enumerated() {
      let earlier = results[(index + 1)...].first { later.contradicts($0) }
      if let earlier { return (later, earlier) }
    }
    return nil
  }

  /// A sentence about the contradiction; `nil` if there is none.
  package var evidence: String? {
    guard let (later, earlier) = contradiction else { return nil }
    let runs = Self.runs(later, earlier)
    if later.actual != nil, earlier.actual != nil {
      return "The same test program created different files in \(runs)."
    }
    return """
      The same test program had different results for the same reference in \(runs): \
      \(later.outcome.rawValue) and \(earlier.outcome.rawValue).
      """
  }

  private static func runs(_ later: Result, _ earlier: Result) -> String {
    later.run == earlier.run
      ? "two tests of the run \(later.run)" : "the runs \(later.run) and \(earlier.run)"
  }
}
