// SPDX-License-Identifier: MIT

import Charts
import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Charts in three dimensions")
struct Chart3DTests {
  @Test("A chart in three dimensions is a placeholder with its frame, and a warning")
  func placeholder() throws {
    let chart = Chart3D {
      SurfacePlot(x: "X", y: "Y", z: "Z") { x, z in x * z }.foregroundStyle(.heightBased)
    }
    .chartZScale(domain: 0...1)
    let host = try ViewHost(
      chart.id("chart").padding(10), layout: .fixed(width: 120, height: 100))
    #expect(try host.frame(of: "chart") == CGRect(x: 10, y: 10, width: 100, height: 80))
    var outline = ""
    Snapshotting<ViewHost, String>.outline.snapshot(host).run { outline = $0 }
    #expect(outline.contains("warning"), "\(outline)")
    #expect(outline.contains("Chart3D cannot be shown"), "\(outline)")
  }

  @Test("Angles are in degrees or radians")
  func angles() {
    #expect(Angle2D.degrees(180).radians == .pi)
    #expect(Angle2D(radians: .pi / 2).degrees == 90)
    #expect(Chart3DPose.top.inclination == .degrees(90))
  }
}
