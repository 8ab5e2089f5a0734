// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Gauges")
struct GaugeTests {
  @Test("The accessibility value is the text of the current value, or else a percentage")
  func values() {
    for (value, text) in [(42.5, "25%"), (-1, "0%"), (200, "100%"), (.nan, "0%")] {
      let gauge = Gauge(value: value, in: 0...170) { Text("Pulse") }
      #expect(accessibility(of: gauge) == "Pulse: \(text).")
    }
    #expect(accessibility(of: Gauge(value: 3, in: 3...3) { Text("A") }) == "A: 0%.")
    for style in [Pulse.Style.linear, .dial, .ring, .marker, .small] {
      #expect(accessibility(of: Pulse(style: style)) == "Pulse: 67 bpm.")
    }
  }

  @Test(
    "The labels of the bounds of a circular gauge have the same size", arguments: [9, 170, 2000])
  func bounds(maximum: Int) throws {
    let gauge = Gauge(value: 0.5) {
      Text("P")
    } currentValueLabel: {
      Text("5")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text(verbatim: "M\(maximum)")
    }
    let host = try ViewHost(gauge.gaugeStyle(.accessoryCircular), layout: .sizeThatFits)
    let first = try textFrame(of: "0", in: host)
    let second = try textFrame(of: "M\(maximum)", in: host)
    #expect(first.height == second.height)
    #expect(first.maxX <= second.minX)
  }

  @Test("The text in a circular gauge is scaled to 40 points in a dial, and to 38 in a ring")
  func circularText() throws {
    for isDial in [false, true] {
      let gauge = Gauge(value: 0.5) {
        Text("P")
      } currentValueLabel: {
        Text("123456")
      }
      let view =
        isDial
        ? AnyView(gauge.gaugeStyle(.accessoryCircular))
        : AnyView(gauge.gaugeStyle(.accessoryCircularCapacity))
      let host = try ViewHost(view, layout: .sizeThatFits)
      // The inner diameter of the ring is 46 points.
      let frame = try textFrame(of: "123456", in: host)
      let width: Double = isDial ? 40 : 38
      #expect(frame.width <= width && frame.width > 25)
      #expect(frame.minX >= 29 - width / 2 && frame.maxX <= 29 + width / 2)
    }
  }

  @Test("A linear gauge has the label of its value before a bar of 8 points")
  func linearValue() throws {
    let gauge = Gauge(value: 0.5) {
      Text("P")
    } currentValueLabel: {
      Text("68")
    }
    let host = try ViewHost(
      gauge.gaugeStyle(.accessoryLinear), layout: .fixed(width: 100, height: 40))
    let value = try textFrame(of: "68", in: host)
    #expect(value.minX == 0 && value.width > 20)
  }

  @Test("The labels of the bounds have the size and the baseline that were measured on iOS 26")
  func measuredBounds() throws {
    let gauge = Gauge(value: 0.68) {
      EmptyView()
    } currentValueLabel: {
      Text("68")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    let host = try ViewHost(gauge.gaugeStyle(.accessoryCircular), layout: .sizeThatFits)
    let (first, second) = try (textFrame(of: "0", in: host), textFrame(of: "100", in: host))
    // Both have a size of 11 points, and a baseline 23 points below the center of the ring.
    #expect(abs(first.height - 10.48) < 0.5 && first.height == second.height)
    #expect(abs(first.minY - (29 + 23)) < 0.6)
    // The digits extend from 17.3 points before the center to 16.7 after it, with margins of 0.6.
    #expect(abs(first.minX - (29 - 17.9)) < 0.8)
    #expect(abs(second.maxX - (29 + 17.3)) < 0.8)
  }

  @Test("The labels of the bounds of a dial are between the ends of the ring")
  func bounds() throws {
    let gauge = Gauge(value: 68, in: 60...75) {
      Text("P")
    } currentValueLabel: {
      Text("68")
    } minimumValueLabel: {
      Text("60")
    } maximumValueLabel: {
      Text("75")
    }
    let host = try ViewHost(gauge.gaugeStyle(.accessoryCircular), layout: .sizeThatFits)
    // The ends of the ring are circles of 6 points at 150 degrees on a radius of 26 points.
    let end = 26 * 3.0.squareRoot() / 2
    #expect(try textFrame(of: "60", in: host).minX >= 29 - end + 3)
    #expect(try textFrame(of: "75", in: host).maxX <= 29 + end - 3)
  }

  @Test("A custom style receives the fraction and the labels, and keeps the accessibility value")
  func customStyle() {
    struct Plain: GaugeStyle {
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          configuration.minimumValueLabel
          Text("\(configuration.value), \(isEnabled)")
          configuration.maximumValueLabel
        }
      }
    }
    let gauge = Gauge(value: 5, in: 0...10) {
      Text("Speed")
    } currentValueLabel: {
      Text("Five")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    }
    .gaugeStyle(Plain())
    let text = outline(of: gauge)
    for part in ["\"Speed\"", "\"low\"", "\"0.5, true\"", "\"high\""] {
      #expect(text.contains(part))
    }
    #expect(accessibility(of: gauge) == "Speed: Five.")
  }

  @Test("A style that contains a gauge has the appearance of the next style")
  func nestedStyle() {
    struct Padded: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        Gauge(value: configuration.value) { configuration.label }.padding(3)
      }
    }
    let gauge = Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(Padded())
    #expect(outline(of: gauge).contains("padding[0].top: 3"))
    #expect(accessibility(of: gauge) == "Speed: 50%.")
  }

  @Test(
    "The label of the lower bound is at the start of a circular gauge in each layout direction",
    arguments: [false, true])
  func bounds(isRightToLeft: Bool) throws {
    let outline = outline(
      of: Pulse(style: .dial)
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
    let positions = try ["0", "170"].map { text in
      let line = try #require(
        outline.split(separator: "\n").first { $0.contains("text: \"\(text)\"") })
      let frame = try #require(line.split(separator: "  ").dropFirst().first)
      return try #require(frame.split(separator: " ").first.flatMap { Double($0) })
    }
    #expect(positions[0] < positions[1])
  }

  @Test("Gauges have the appearance of iOS", arguments: Appearance.allCases)
  func images(appearance: Appearance) {
    let gauges = VStack(spacing: 16) {
      Pulse(style: .linear)
      Pulse(style: .small)
      Pulse(style: .marker).tint(Gradient(colors: [.green, .yellow, .red]))
      HStack(spacing: 16) {
        Pulse(style: .dial).tint(Gradient(colors: [.green, .yellow, .red]))
        Gauge(value: 0.25) {
          Text("bpm")
        } currentValueLabel: {
          Text("25")
        }
        .gaugeStyle(.accessoryCircular)
        Pulse(style: .ring).tint(.green)
      }
    }
    .padding()
    .frame(width: 260, height: 290)
    .background(Color(uiColor: .systemBackground))
    .environment(\.layoutDirection, appearance == .rightToLeft ? .rightToLeft : .leftToRight)
    assertSnapshot(
      of: gauges,
      as: .image(
        layout: .fixed(width: 260, height: 290),
        traits: UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light)),
      named: appearance.rawValue)
  }

  enum Appearance: String, CaseIterable {
    case light, dark, rightToLeft
  }
}

/// A gauge of heart rates in a style.
private struct Pulse: View {
  enum Style {
    case linear, small, marker, dial, ring
  }

  let style: Style

  var body: some View {
    switch style {
    case .linear: gauge
    case .small: gauge.gaugeStyle(.accessoryLinearCapacity)
    case .marker: gauge.gaugeStyle(.accessoryLinear)
    case .dial: gauge.gaugeStyle(.accessoryCircular)
    case .ring: gauge.gaugeStyle(.accessoryCircularCapacity)
    }
  }

  private var gauge: some View {
    Gauge(value: 67, in: 0...170) {
      Text("Pulse")
    } currentValueLabel: {
      Text("67 bpm")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("170")
    }
  }
}
