// SPDX-License-Identifier: MIT

import SwiftUI

struct Gauges: View {
  private let value: Float = 67

  var body: some View {
    VStack {
      Gauge(value: 0.5) { Text("Battery") }
      Gauge(value: value, in: 0...170) {
        Text("Pulse")
      } currentValueLabel: {
        Text("67")
      }
      Gauge(value: value, in: 0...170) {
        Image(systemName: "heart.fill")
      } currentValueLabel: {
        Text("67")
      } markedValueLabels: {
        Text("High").tag(120)
      }
      Gauge(value: value, in: 0...170) {
        Text("Pulse")
      } currentValueLabel: {
        Text("67")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("170")
      }
      Gauge(value: value, in: 0...170) {
        Text("Pulse")
      } currentValueLabel: {
        Text("67")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("170")
      } markedValueLabels: {
        Text("High").tag(120)
      }
    }
    .tint(Gradient(colors: [.green, .yellow, .red]))
  }
}

struct GaugeStyles: View {
  private var gauge: some View { Gauge(value: 0.5) { Text("Battery") } }

  var body: some View {
    gauge.gaugeStyle(.automatic)
    gauge.gaugeStyle(.linearCapacity)
    gauge.gaugeStyle(.accessoryLinear)
    gauge.gaugeStyle(.accessoryLinearCapacity)
    gauge.gaugeStyle(.accessoryCircular)
    gauge.gaugeStyle(.accessoryCircularCapacity)
    gauge.gaugeStyle(DefaultGaugeStyle())
    gauge.gaugeStyle(LinearCapacityGaugeStyle())
    gauge.gaugeStyle(AccessoryLinearGaugeStyle())
    gauge.gaugeStyle(AccessoryLinearCapacityGaugeStyle())
    gauge.gaugeStyle(AccessoryCircularGaugeStyle())
    gauge.gaugeStyle(AccessoryCircularCapacityGaugeStyle())
    gauge.gaugeStyle(Speed())
  }
}

private struct Speed: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        configuration.currentValueLabel
        configuration.maximumValueLabel
      }
      Circle().trim(from: 0, to: configuration.value).stroke()
    }
  }
}
