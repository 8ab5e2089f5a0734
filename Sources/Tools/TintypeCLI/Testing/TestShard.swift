// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeRuns
import TintypeSnapshots

/// The tests of a package that a shard runs.
struct TestShard: Hashable, Sendable {
  /// The tests of the shard, as `swift test list` prints them, sorted.
  var tests: [String]

  /// The maximum length of an argument, in bytes: some systems allow at most 128 kB.
  static let argumentLimit = 100_000

  /// Digits that are equal for shards of the same division of tests.
  let assignment: String

  /// Selects the tests of a shard.
  ///
  /// - Parameters:
  ///   - shard: The shard.
  ///   - tests: The tests of all shards, in any order.
  ///   - timings: The durations of an earlier run, which must be the same for all shards.
  init(_ shard: Shard, of tests: [String], timings: TestTimings = TestTimings()) {
    let assignment = TestAssignment(of: tests, total: shard.total, timings: timings)
    self.tests =
      assignment.shards.indices.contains(shard.index - 1) ? assignment.shards[shard.index - 1] : []
    self.assignment = assignment.identity
  }

  /// Returns options for `swift test` that select exactly these tests.
  ///
  /// Tests with the same prefix share it, which makes the patterns shorter and faster.
  func filters(limit: Int = argumentLimit) -> [String] {
    var patterns: [String] = []
    var alternatives: [String] = []
    var size = 0
    func finish() {
      guard !alternatives.isEmpty else { return }
      patterns.append(Self.opening + alternatives.joined(separator: "|") + Self.ending)
      (alternatives, size) = ([], 0)
    }
    for (start, ends) in groups {
      let escaped = TestSpecifier.escaped(start)
      var chunk: [String] = []
      for end in ends.map(TestSpecifier.escaped) {
        let needed = end.utf8.count + 1
        let group = escaped.utf8.count + 5
        if size + group + needed > limit - Self.opening.utf8.count - Self.ending.utf8.count {
          if !chunk.isEmpty { alternatives.append(Self.group(escaped, chunk)) }
          chunk = []
          finish()
        }
        if chunk.isEmpty { size += group }
        chunk.append(end)
        size += needed
      }
      if !chunk.isEmpty { alternatives.append(Self.group(escaped, chunk)) }
    }
    finish()
    return patterns.flatMap { ["--filter", $0] }
  }

  private static func group(_ start: String, _ ends: [String]) -> String {
    "\(start)(?:\(ends.joined(separator: "|")))"
  }

  /// The tests, grouped by the prefix before the last slash, or before the first dot without a
  /// slash.
  private var groups: [(String, [String])] {
    var groups: [(String, [String])] = []
    for test in tests {
      let cut = (test.lastIndex(of: "/") ?? test.firstIndex(of: ".")).map { test.index(after: $0) }
      let start = String(test[..<(cut ?? test.startIndex)])
      let end = String(test[(cut ?? test.startIndex)...])
      if groups.last?.0 == start {
        groups[groups.count - 1].1.append(end)
      } else {
        groups.append((start, [end]))
      }
    }
    return groups
  }

  private static let opening = "^(?:"
  /// Swift Testing appends the source location of a test to its name.
  private static let ending = ")(?:/[^/]+:[0-9]+:[0-9]+)?$"

  /// Returns the tests in the output of `swift test list`, which may contain other lines.
  static func tests(in list: String) -> [String] {
    list.split(separator: "\n").map(String.init).filter { line in
      guard let dot = line.firstIndex(of: ".") else { return false }
      let module = line[..<dot]
      let rest = line[line.index(after: dot)...]
      let isModule =
        !module.isEmpty && module.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      return isModule && (rest.contains("/") || rest.hasSuffix(")"))
    }
  }
}
