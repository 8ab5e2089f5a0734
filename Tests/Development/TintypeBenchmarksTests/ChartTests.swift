// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeBase

@testable import TintypeBenchmarks

@Suite("Benchmark charts") struct ChartTests {
  @Test("A chart shows the times of all programs, with one scale per image")
  func chart() throws {
    let data = try #require(ChartData(.example))
    assertSnapshot(
      of: BenchmarkChart(data: data), as: .image(traits: BenchmarkChart.traits))
  }

  @Test("A chart without other programs has only Tintype's bars")
  func alone() throws {
    var report = BenchmarkReport.example
    report.rows = report.rows.filter { !$0.isCompetitor }.map { row in
      var row = row
      row.ratios = []
      return row
    }
    let data = try #require(ChartData(report))
    #expect(data.title == "Comparing two images")
    #expect(data.panels[0].groups[0].bars.map(\.label) == ["0.810 ms", "0.840 ms", "0.830 ms"])
  }

  @Test(
    "A ratio of times is displayed as a speed",
    arguments: [
      (0.015, "67 × faster"), (0.26, "3.8 × faster"), (0.0009, "1,111 × faster"),
      (1.25, "1.3 × slower"), (1, "1.0 × slower"), (0, nil), (.infinity, nil),
    ])
  func speed(ratio: Double, text: String?) {
    #expect(MeasuredNumbers.speed(ratio) == text)
  }

  @Test("The chart of growth has the times of each container, and the former ones of a list")
  func growth() {
    var report = BenchmarkReport.example
    report.rows = [("List", "100", 12.0), ("List", "100,000", 12.5), ("VStack", "1,000", 130)].map {
      BenchmarkReport.Row(
        suite: "growth", subject: "Rows of containers", name: $0.0, by: $0.1, median: $0.2 + 1,
        least: $0.2)
    }
    let curves = GrowthChart.curves(of: report)
    #expect(curves.map(\.title) == ["List", "VStack"])
    #expect(curves[0].points.map(\.x) == [100, 100_000])
    #expect(curves[0].points.map(\.y) == [12, 12.5])
    #expect(curves[0].former.map(\.x) == [100, 1000, 3000])
    #expect(curves[1].former.isEmpty)
  }

  @Test("A report without comparisons has no chart")
  func nothing() {
    var report = BenchmarkReport.example
    report.rows = []
    #expect(ChartData(report) == nil)
  }
}
