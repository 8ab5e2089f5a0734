// SPDX-License-Identifier: MIT

#if os(Linux)
  import Testing

  @testable import TintypeBenchmarks

  @Suite("The benchmark of previews") struct PreviewsTests {
    private func row(_ subject: String, _ name: String, _ median: Double) -> BenchmarkReport.Row {
      BenchmarkReport.Row(
        suite: "previews", subject: subject, name: name, by: "any", median: median, least: median)
    }

    @Test("The time after a save is compared with 1.3 times that of the build, plus 0.2 seconds")
    func saves() {
      #expect(PreviewGoals.limit(ofBuild: 4000) == 5400)
      var report = BenchmarkReport(machine: .current)
      let subject = WatchBenchmark.subject
      report.rows = [
        row(subject, WatchBenchmark.build, 4000), row(subject, WatchBenchmark.image, 4050),
        row(subject, WatchBenchmark.end, 5940),
      ]
      let goals = PreviewGoals.all(of: report)
      #expect(goals.map(\.measured) == [0.75, 1.1, nil, nil, nil])
      #expect(goals.map(\.isMet) == [true, false, false, false, false])
    }

    @Test("The catalog is compared with rendering alone, and its page with limits of time")
    func catalog() {
      var report = BenchmarkReport(machine: .current)
      let subject = CatalogBenchmark.subject
      report.rows = [
        row(subject, CatalogBenchmark.rendering, 20_000),
        row(subject, CatalogBenchmark.catalog, 21_000), row(subject, PageMeter.answer, 450),
        row(subject, PageMeter.slowest, 51),
      ]
      let goals = PreviewGoals.all(of: report)
      #expect(goals.map(\.measured) == [nil, nil, 1.05, 0.45, 51])
      #expect(goals.map(\.atMost) == [1, 1, 1.1, 1, 50])
      #expect(goals.map(\.isMet) == [false, false, true, true, false])
    }
  }
#endif
