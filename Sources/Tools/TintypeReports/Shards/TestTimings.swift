// SPDX-License-Identifier: MIT

import TintypeRuns

/// The durations of tests in an earlier run, by which tests are divided among shards.
package struct TestTimings: Hashable, Sendable {
  /// The durations in milliseconds by the normalized name of a test, such as
  /// `AppTests.CardTests/light`.
  private var byName: [String: Int] = [:]
  /// The durations of functions without their suite, by normalized name.
  private var byFunction: [String: [Int]] = [:]

  /// The maximum size of a file, in bytes: 256 MiB.
  package static let sizeLimit = 256 << 20
  /// The range of durations in milliseconds, from the duration of an unknown test to a day.
  private static let range = 1...86_400_000

  /// Creates a list without durations.
  package init() {}

  /// Reads a file that ``RecordedTimings`` has written.
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

  /// A Boolean value that indicates whether no duration is known.
  package var isEmpty: Bool { byName.isEmpty }

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
    let duration = Self.limited(milliseconds)
    byName[SnapshotName.fileName(title)] = duration
    guard let dot = title.firstIndex(of: "."), let slash = title.lastIndex(of: "/") else { return }
    let function = title[title.index(after: slash)...]
    byFunction[SnapshotName.fileName("\(title[..<dot]).\(function)"), default: []].append(duration)
  }

  /// Returns the milliseconds, limited to the valid range.
  static func limited(_ milliseconds: Int) -> Int {
    min(max(milliseconds, range.lowerBound), range.upperBound)
  }
}
