// SPDX-License-Identifier: MIT

import Charts
import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Errors of charts")
struct ChartErrorTests {
  private func bars(_ values: [Double]) -> some View {
    Chart(values.indices, id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", values[$0]))
    }
  }

  @Test("Values that are not finite are reported", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    #expect(issues(of: bars([1, value])).contains("value of the y axis that is not finite"))
    let sector = Chart { SectorMark(angle: .value("Angle", value)) }
    #expect(issues(of: sector).contains("not finite"))
  }

  @Test("Values of different kinds on one axis are reported")
  func mixedValues() {
    let chart = Chart {
      PointMark(x: .value("x", "a"), y: .value("y", 1))
      PointMark(x: .value("x", 2), y: .value("y", 1))
    }
    #expect(issues(of: chart).contains("different kinds, categories and a number"))
  }

  @Test("Negative sectors are reported")
  func negativeSectors() {
    let chart = Chart { SectorMark(angle: .value("Angle", -1)) }
    #expect(issues(of: chart).contains("A sector of a chart has a negative value"))
  }

  @Test("Invalid domains and scale types are reported")
  func scales() {
    #expect(issues(of: bars([1]).chartYScale(domain: 0...Double.infinity)).contains("domain"))
    #expect(issues(of: bars([1]).chartYScale(domain: [Int]())).contains("domain"))
    #expect(issues(of: bars([-1]).chartYScale(type: .log)).contains("logarithmic scale"))
    #expect(issues(of: bars([1]).chartYScale(type: .category)).contains("category scale"))
  }

  @Test("A stride that gives too many axis marks is reported")
  func strides() {
    let chart = bars([1]).chartYAxis { AxisMarks(values: .stride(by: 1e-6)) }
    #expect(issues(of: chart).contains("only 500 are shown"))
  }

  @Test(
    "Unusual data is shown without errors",
    arguments: [
      [], [0], [5], [-5], [5, 5], [1e300], [1e-300], [-1e300, 1e300], [.greatestFiniteMagnitude],
      [0, .leastNonzeroMagnitude],
    ] as [[Double]])
  func unusualData(values: [Double]) {
    #expect(issues(of: bars(values)) == "")
    #expect(
      issues(of: bars(values).chartYScale(domain: .automatic(includesZero: false))) == "")
    let lines = Chart(values.indices, id: \.self) {
      LineMark(x: .value("x", values[$0]), y: .value("y", values[$0]))
        .interpolationMethod([.monotone, .catmullRom, .cardinal][$0 % 3])
    }
    #expect(issues(of: lines) == "")
    let sectors = Chart(values.indices, id: \.self) {
      SectorMark(
        angle: .value("Angle", abs(values[$0])), innerRadius: .inset(500), angularInset: 900)
    }
    #expect(issues(of: sectors) == "")
  }

  @Test("Domains and ranges without length, and dimensions that are not finite, have no errors")
  func unusualOptions() {
    #expect(issues(of: bars([1, 2]).chartYScale(domain: 3...3)) == "")
    #expect(issues(of: bars([1, 2]).chartXScale(range: .plotDimension(padding: 900))) == "")
    #expect(issues(of: bars([1, 2]).frame(width: 0, height: 0)) == "")
    let chart = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 1), width: .fixed(.infinity))
        .cornerRadius(.nan).offset(x: .nan).opacity(.nan).zIndex(.nan).symbolSize(-1)
      PointMark(x: .value("x", "a"), y: .value("y", 1)).symbolSize(.nan)
      RuleMark(xStart: .nan, xEnd: 3, y: .value("y", 1))
    }
    #expect(issues(of: chart) == "")
  }
}
