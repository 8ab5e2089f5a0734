// SPDX-License-Identifier: MIT

import Testing
import TintypeReports

@testable import TintypeBenchmarks

@Suite("The division of simulated tests") struct ShardBenchmarkTests {
  @Test("The slowest of 20 machines has at most 5 % more work than an equal share of 5,000 tests")
  func excess() throws {
    let tests = ShardBenchmark.tests(5_000)
    let timings = try ShardBenchmark.timings(of: tests)
    let division = TestAssignment(of: tests, total: 20, timings: timings)
    let ratio = try ShardBenchmark.excess(of: division, timings, tests)
    #expect((1...1.05).contains(ratio), "\(ratio)")
    #expect(Set(tests.map(timings.milliseconds)).count > 50)
  }

  @Test("A division with a missing test is not measured")
  func missingTest() throws {
    let tests = ShardBenchmark.tests(100)
    let timings = try ShardBenchmark.timings(of: tests)
    let division = TestAssignment(of: tests.dropLast(), total: 4, timings: timings)
    #expect(throws: BenchmarkError.self) {
      try ShardBenchmark.excess(of: division, timings, tests)
    }
  }
}
