// SPDX-License-Identifier: MIT

import TintypeRuns

/// The durations of the tests of a run, as a file for ``TestTimings``.
package struct RecordedTimings: Hashable, Sendable {
  /// The sums of the durations of snapshots, in microseconds, by test.
  private var sums: [String: Int] = [:]

  /// Sums the durations of the snapshots in each test of a run.
  package init(_ report: Report) {
    for entry in report.entries {
      add(entry.record.microseconds ?? 0, to: entry.record.snapshot)
    }
    guard let names = report.unlisted else { return }
    for row in names.rows { add(Int(row.microseconds), to: names.name(of: row)) }
  }

  private mutating func add(_ microseconds: Int, to name: SnapshotName) {
    let test = ShortText.line("\(name.target).\(name.suite)/\(name.test)", limit: 2_000)
    let (sum, overflows) = sums[test, default: 0].addingReportingOverflow(max(microseconds, 0))
    sums[test] = overflows ? .max : sum
  }

  /// Writes the file in parts: one test in each line, sorted by name.
  package func write(_ write: (String) throws -> Void) rethrows {
    try write("# Milliseconds of each test, for “tintype test --timings”.\n")
    for (test, sum) in sums.sorted(by: { $0.key < $1.key }) {
      let milliseconds = sum / 1_000 + (sum % 1_000 > 0 ? 1 : 0)
      try write("\(TestTimings.limited(milliseconds)) \(test)\n")
    }
  }
}
