// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeReports

/// The time that the slowest of many machines needs for its shard, compared with an equal share.
///
/// The durations are simulated, and the division is that of `tintype test --shard --timings`.
enum ShardBenchmark {
  static let suite = "shards"

  /// A number of tests with simulated durations, and a number of machines.
  struct Run {
    var tests: Int
    var machines: Int
  }

  static let run = Run(tests: 1_000_000, machines: 1_000)

  static func run(_ report: inout BenchmarkReport) throws {
    let clock = ContinuousClock()
    let tests = tests(run.tests)
    let timings = try timings(of: tests)
    let start = clock.now
    let division = TestAssignment(of: tests, total: run.machines, timings: timings)
    let time = start.duration(to: clock.now)
    let ratio = try excess(of: division, timings, tests)
    let subject =
      "\(MeasuredNumbers.significant(Double(run.tests))) tests on "
      + "\(MeasuredNumbers.significant(Double(run.machines))) machines"
    print(
      """
      \(suite)  \(subject): \(MeasuredNumbers.fixed(ratio, 4)) × the share, divided in \
      \(MeasuredNumbers.time(time.inMilliseconds))
      """)
    report.add(
      BenchmarkReport.Goal(
        suite: suite, name: "\(subject): slowest shard ÷ equal share", atMost: 1.05,
        measured: ratio))
  }

  /// Returns the names of tests, as `swift test list` prints them.
  static func tests(_ count: Int) -> [String] {
    (0..<count).map { "AppTests.Screen\($0 / 100)Tests/test\($0 % 100)()" }
  }

  /// Returns durations whose logarithms are normally distributed, as those of real tests are
  /// approximately: half of them take less than 20 ms, and one in a thousand takes more than 0.6 s.
  static func timings(of tests: [String]) throws -> TestTimings {
    var generator = SeededGenerator(seed: 1)
    let lines = tests.map { test in
      // The transformation of G. E. P. Box and M. E. Muller, 1958.
      let (first, second) = (uniform(&generator), uniform(&generator))
      let normal = (-2 * log(first)).squareRoot() * cos(2 * .pi * second)
      return "\(max(1, Int(20 * exp(1.1 * normal)))) \(test.dropLast(2))"
    }
    return try TestTimings(parsing: lines.joined(separator: "\n"))
  }

  /// Returns a number above 0, up to 1.
  private static func uniform(_ generator: inout SeededGenerator) -> Double {
    Double(generator.below(1 << 30) + 1) / Double(1 << 30)
  }

  /// Returns the longest duration of a shard, as a multiple of an equal share.
  static func excess(
    of division: TestAssignment, _ timings: TestTimings, _ tests: [String]
  ) throws -> Double {
    let loads = division.shards.map { $0.reduce(0) { $0 + timings.milliseconds(of: $1) } }
    let count = division.shards.reduce(0) { $0 + $1.count }
    guard count == tests.count, let most = loads.max() else {
      throw BenchmarkError.mismatch("\(count) of \(tests.count) tests are in a shard.")
    }
    return Double(most) * Double(loads.count) / Double(loads.reduce(0, +))
  }
}
