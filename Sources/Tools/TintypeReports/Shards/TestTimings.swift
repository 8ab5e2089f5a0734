// SPDX-License-Identifier: MIT

import TintypeRuns

/// The durations of tests in an earlier run, by which tests are divided among shards.
package struct TestTimings: Hashable, Sendable {
  /// The durations by test, such as `AppTests.CardTests/light`, in milliseconds.
  private var durations: [String: Int] = [:]
  /// The durations by normalized name.
  private var byName: [String: Int] = [:]
  /// The durations of functions without their suite, by normalized name.
  private var byFunction: [String: [Int]] = [:]

  /// The maximum size of a file, in bytes: 256 MiB.
  package static let sizeLimit = 256 << 20
  /// The range of durations in milliseconds, from the duration of an unknown test to a day.
  private static let range = 1...86_400_000

  /// Creates a list without durations.
  package init() {}

  /// Sums the durations of the snapshots in each test of a run.
  package init(_ report: Report) {
    var sums: [String: (name: SnapshotName, microseconds: Int)] = [:]
    for entry in report.entries {
      let name = entry.record.snapshot
      let known = sums[Self.title(of: name)]?.microseconds ?? 0
      let (sum, overflows) = known.addingReportingOverflow(max(entry.record.microseconds ?? 0, 0))
      sums[Self.title(of: name)] = (name, overflows ? .max : sum)
    }
    for (title, sum) in sums {
      add(sum.microseconds / 1_000 + (sum.microseconds % 1_000 > 0 ? 1 : 0), to: title)
    }
  }

  /// Reads a file that ``text`` has written.
  ///
  /// - Throws: ``Malformed`` for the first line that is not a duration and a test.
  package init(parsing text: String) throws(Malformed) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let first = parts.first, let title = parts.last,
        first.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let duration = Int(first)
      else { throw Malformed(line: index + 1) }
      add(duration, to: String(title))
    }
  }

  /// The first line of a file that is not a duration and a test.
  package struct Malformed: Error, Hashable, Sendable {
    /// The number of the line, counted from 1.
    package var line: Int
  }

  /// The contents of a file: one test in each line, sorted by name.
  package var text: String {
    let lines = durations.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
    return "# Milliseconds of each test, for “tintype test --timings”.\n" + lines.joined()
  }

  /// A Boolean value that indicates whether no duration is known.
  package var isEmpty: Bool { durations.isEmpty }

  /// Returns the duration of a test.
  ///
  /// - Parameter test: The test in the format of `swift test list`.
  /// - Returns: The duration in milliseconds. A test without a recorded snapshot has 1, because most
  ///   tests without a snapshot are short.
  package func milliseconds(of test: String) -> Int {
    if let known = byName[SnapshotName.fileName(test)] { return known }
    // The suite of a snapshot is the name of a file if the test has no suite or is in a class.
    guard let dot = test.firstIndex(of: ".") else { return Self.range.lowerBound }
    let function = test[test.index(after: dot)...].split(separator: "/").last ?? ""
    let sums = byFunction[SnapshotName.fileName("\(test[..<dot]).\(function)")] ?? []
    guard !sums.isEmpty else { return Self.range.lowerBound }
    return max(sums.reduce(0, +) / sums.count, Self.range.lowerBound)
  }

  /// Adds a duration, limited to the valid range.
  private mutating func add(_ milliseconds: Int, to title: String) {
    let duration = min(max(milliseconds, Self.range.lowerBound), Self.range.upperBound)
    durations[title] = duration
    byName[SnapshotName.fileName(title)] = duration
    guard let dot = title.firstIndex(of: "."), let slash = title.lastIndex(of: "/") else { return }
    let function = title[title.index(after: slash)...]
    byFunction[SnapshotName.fileName("\(title[..<dot]).\(function)"), default: []].append(duration)
  }

  private static func title(of name: SnapshotName) -> String {
    ShortText.line("\(name.target).\(name.suite)/\(name.test)", limit: 2_000)
  }
}
