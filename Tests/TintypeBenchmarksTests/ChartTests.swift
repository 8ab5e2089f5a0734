// SPDX-License-Identifier: MIT

import Testing
import Tintype

@testable import TintypeBenchmarks

@Suite("A chart") struct ChartTests {
  @Test("shows who took how long for what, on one scale a picture")
  func chart() throws {
    let data = try #require(ChartData(.example))
    assertSnapshot(
      of: BenchmarkChart(data: data), as: .image(traits: BenchmarkChart.traits))
  }

  @Test("without other programs says nothing of them")
  func alone() throws {
    var report = BenchmarkReport.example
    report.rows = report.rows.filter { !$0.isRival }.map { row in
      var row = row
      row.ratios = []
      return row
    }
    let data = try #require(ChartData(report))
    #expect(data.title == "Comparing two pictures")
    #expect(data.panels[0].groups[0].bars.map(\.label) == ["0.810 ms", "0.840 ms", "0.830 ms"])
  }

  @Test("needs comparisons")
  func nothing() {
    var report = BenchmarkReport.example
    report.rows = []
    #expect(ChartData(report) == nil)
  }
}
