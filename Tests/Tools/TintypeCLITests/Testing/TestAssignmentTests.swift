// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI
@testable import TintypeReports

/// Properties of the division of tests among shards, for many suites of fixed seeds.
struct TestAssignmentTests {
  /// A suite of tests, with durations that vary as those of real tests: a few are long.
  private struct Suite {
    var tests: [String]
    var timings = TestTimings()

    init(count: Int, seed: UInt64, isTimed: Bool) throws {
      var generator = SeededGenerator(seed: seed)
      tests = (0..<count).map { "UITests.Suite\($0 % 7)/test\($0 &* 7919 % 1_000)_\(seed)_\($0)()" }
      guard isTimed else { return }
      let lines = tests.map { test in
        let scale = [5, 20, 40, 90, 300, 2_500][generator.below(6)]
        return "\(generator.below(scale) + 1) \(test.dropLast(2))"
      }
      timings = try TestTimings(parsing: lines.joined(separator: "\n"))
    }

    func duration(_ test: String) -> Int { timings.isEmpty ? 1 : timings.milliseconds(of: test) }

    func divided(_ total: Int) -> TestAssignment {
      TestAssignment(of: tests, total: total, timings: timings)
    }
  }

  private static let sizes = [0, 1, 2, 5, 44, 200, 1_003]
  private static let totals = [1, 2, 3, 4, 7, 16]

  /// Calls a closure with suites of each size, with and without durations.
  private func forEachSuite(_ body: (Suite) throws -> Void) throws {
    for count in Self.sizes {
      for seed in 1...6 as ClosedRange<UInt64> {
        try body(Suite(count: count, seed: seed, isTimed: seed.isMultiple(of: 2)))
      }
    }
  }

  @Test("Each test is in exactly one shard, in any order of the list", arguments: totals)
  func partition(total: Int) throws {
    try forEachSuite { suite in
      let divided = suite.divided(total)
      #expect(divided.shards.flatMap(\.self).sorted() == suite.tests.sorted())
      var other = suite
      other.tests = suite.tests.reversed() + suite.tests.prefix(3)
      #expect(other.divided(total) == divided)
    }
  }

  @Test("Without durations, the numbers of tests differ by at most 1", arguments: totals)
  func counts(total: Int) throws {
    for count in Self.sizes {
      let shards = try Suite(count: count, seed: 1, isTimed: false).divided(total).shards
      let numbers = shards.map(\.count)
      #expect(numbers.reduce(0, +) == count)
      let most = try #require(numbers.max())
      #expect(most <= (count + total - 1) / total)
    }
  }

  @Test(
    "No shard takes more than 5 % longer than the best division, or a third if there are few tests",
    arguments: totals + [100])
  func durations(total: Int) throws {
    for count in try nonEmpty(Array(Self.sizes.dropFirst())) {
      for seed in try nonEmpty([2, 4, 6] as [UInt64]) {
        let suite = try Suite(count: count, seed: seed, isTimed: true)
        let most = Self.leastMakespan(suite.tests.map(suite.duration), total: total)
        let factor = count < 8 * total ? 4.0 / 3 : 1.05
        for shard in try nonEmpty(suite.divided(total).shards) {
          #expect(Double(shard.map(suite.duration).reduce(0, +)) <= factor * most)
        }
      }
    }
  }

  @Test("20,000 tests on 500 machines take at most 5 % longer than the best division")
  func manyMachines() throws {
    let suite = try Suite(count: 20_000, seed: 2, isTimed: true)
    let most = Self.leastMakespan(suite.tests.map(suite.duration), total: 500)
    let loads = suite.divided(500).shards.map { $0.map(suite.duration).reduce(0, +) }
    #expect(Double(loads.max() ?? 0) <= 1.05 * most)
  }

  /// Returns a time that no division is faster than: an equal share, the longest test, or, of the
  /// longest tests, two that must be in one shard.
  private static func leastMakespan(_ durations: [Int], total: Int) -> Double {
    let sorted = durations.sorted(by: >)
    let share = Double(sorted.reduce(0, +)) / Double(total)
    let pair = sorted.count > total ? sorted[total - 1] + sorted[total] : 0
    return max(share, Double(sorted.first ?? 0), Double(pair))
  }

  @Test("Long tests are on different shards, and the others fill these up")
  func longTests() throws {
    let long = ["T.S/a", "T.S/b", "T.S/c"]
    let short = (0..<100).map { "T.S/short\($0)" }
    let lines = ["9000 T.S/a", "8000 T.S/b", "2000 T.S/c"] + short.map { "100 \($0)" }
    let timings = try TestTimings(parsing: lines.joined(separator: "\n"))
    let shards = TestAssignment(of: long + short, total: 3, timings: timings).shards
    let loads = shards.map { $0.reduce(0) { $0 + timings.milliseconds(of: $1) } }
    #expect(loads.reduce(0, +) == 29_000)
    #expect(!shards.contains { $0.contains("T.S/a") && $0.contains("T.S/b") })
    // A boundary is at most half of a shorter test away from an equal share.
    #expect(loads.allSatisfy { abs($0 - 29_000 / 3) <= 100 }, "\(loads)")
  }

  @Test("A new test moves at most one other test at each boundary", arguments: totals)
  func addedTest(total: Int) throws {
    try forEachSuite { suite in
      let before = suite.divided(total)
      for number in 0..<10 {
        var larger = suite
        let added = "UITests.New/added\(number)()"
        larger.tests.append(added)
        let after = larger.divided(total)
        #expect(moved(from: before, to: after) <= total - 1)
        #expect(after.identity != before.identity)
      }
    }
  }

  /// Returns the number of tests that are in another shard than before.
  private func moved(from before: TestAssignment, to after: TestAssignment) -> Int {
    var places: [String: Int] = [:]
    for (index, shard) in before.shards.enumerated() { for test in shard { places[test] = index } }
    return after.shards.enumerated().reduce(0) { sum, shard in
      sum + shard.element.count { places[$0].map { $0 != shard.offset } ?? false }
    }
  }

  @Test("A shard of a great number has no tests, and the division is equal on each machine")
  func fixedDivision() throws {
    let tests = ["T.S/a", "T.S/b", "T.S/c", "T.S/d", "T.S/e"]
    let last = try #require(Shard(index: 1_000_000, total: 1_000_000))
    #expect(TestShard(last, of: tests).tests.isEmpty)
    #expect(TestShard(last, of: []).tests.isEmpty)
    let divided = TestAssignment(of: tests, total: 2, timings: TestTimings())
    #expect(divided.shards == [["T.S/c", "T.S/d"], ["T.S/a", "T.S/b", "T.S/e"]])
    #expect(divided.identity == "8a3eddb19457")
  }
}
