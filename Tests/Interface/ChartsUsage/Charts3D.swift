// SPDX-License-Identifier: MIT

import Charts
import SwiftUI

struct Chart3DUsage: View {
  let data: [Measurement] = []
  @State private var pose = Chart3DPose(azimuth: .degrees(30), inclination: .degrees(20))

  var body: some View {
    Chart3D {
      SurfacePlot(x: "X", y: "Y", z: "Z") { x, z in sin(x) * cos(z) }
        .foregroundStyle(.heightBased)
        .roughness(0.3)
      SurfacePlot(x: "X", y: "Y", z: "Z") { x, z in x * z }
        .foregroundStyle(.heightBased(Gradient(colors: [.red, .blue]), yRange: 0...1))
      if data.isEmpty {
        SurfacePlot(x: "X", y: "Y", z: "Z") { _, _ in 0 }.foregroundStyle(Color.red)
      }
    }
    .chartXScale(domain: -2...2)
    .chartYScale(domain: -1...1)
    .chartZScale(domain: -2...2)
    .chartZAxis(.hidden)
    .chart3DPose($pose)
    .chart3DCameraProjection(.perspective)
    Chart3D(data) { point in
      PointMark(
        x: .value("X", point.value), y: .value("Y", point.value), z: .value("Z", point.value)
      )
      .foregroundStyle(by: .value("City", point.city))
      .symbolSize(4)
    }
    .chart3DPose(.front)
  }
}
