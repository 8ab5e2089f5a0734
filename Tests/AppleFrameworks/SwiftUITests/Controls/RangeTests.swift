// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Sliders, steppers and progress views")
struct RangeTests {
  @Test("A slider changes its value in steps, and reports each edit")
  func slider() throws {
    let host = try ViewHost(Volume())
    #expect(accessibility(of: host).hasPrefix("Volume: 50%. Adjustable."))
    try host.adjust("Volume", by: 2)
    #expect(accessibility(of: host).contains("Value 8, true, false, true, false"))
    try host.adjust("Volume", by: 3)
    #expect(accessibility(of: host).contains("Value 10"))
  }

  @Test("A stepper is limited by its range, and disables the button at its bound")
  func stepper() throws {
    let host = try ViewHost(Guests())
    try host.adjust("Guests", by: 1)
    #expect(accessibility(of: host).contains("Guests: 3."))
    #expect(throws: Never.self) { try host.adjust("Guests", by: 1) }
    #expect(accessibility(of: host).contains("Guests: 3."))
    try host.adjust("Guests", by: -2)
    #expect(accessibility(of: host).contains("Guests: 1."))
  }

  @Test("A step beyond the range of a type ends at the bound of the stepper")
  func unsignedStepper() throws {
    let host = try ViewHost(SmallNumber())
    try host.adjust("Number", by: -1)
    #expect(accessibility(of: host).contains("Number: 0."))
  }

  @Test("The value of a stepper is formatted")
  func formattedStepper() {
    let stepper = Stepper(
      "Share", value: .constant(0.5), step: 0.1,
      format: .percent.locale(Locale(identifier: "en_US")))
    #expect(accessibility(of: stepper).hasPrefix("Share: 50%."))
  }

  @Test("The fraction of a progress view is limited to its total")
  func fractions() {
    for (value, text) in [(0.25, "25%"), (-1, "0%"), (2, "100%"), (.nan, "0%")] {
      #expect(accessibility(of: ProgressView("Files", value: value)).hasPrefix("Files: \(text)"))
    }
    #expect(
      accessibility(of: ProgressView("Files", value: nil as Double?)).contains("In progress"))
  }

  @Test("The spokes of a progress view have its tint, and are gray without one")
  func spokes() {
    assertSnapshot(
      of: HStack {
        ProgressView()
        ProgressView().tint(.red)
        ProgressView().progressViewStyle(.circular).tint(.green)
      }
      .padding(), as: .image)
  }

  @Test("A progress view for a time interval shows its start")
  func timer() {
    let start = Date(timeIntervalSince1970: 0)
    let interval = start...start.addingTimeInterval(3725)
    #expect(accessibility(of: ProgressView(timerInterval: interval)).contains("1:02:05"))
    #expect(
      accessibility(of: ProgressView(timerInterval: interval, countsDown: false)).contains("0:00"))
  }

  @Test("A custom style of a progress view receives its fraction and its labels")
  func progressStyle() {
    struct Percent: ProgressViewStyle {
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text("\(Int((configuration.fractionCompleted ?? 0) * 100)), \(isEnabled)")
          Text(configuration.currentValueLabel == nil ? "none" : "some")
        }
      }
    }
    let text = outline(of: ProgressView("Files", value: 0.5).progressViewStyle(Percent()))
    for part in ["\"Files\"", "\"50, true\"", "\"none\""] { #expect(text.contains(part)) }
  }
}

private struct Volume: View {
  @State private var value = 5.0
  @State private var edits: [Bool] = []

  var body: some View {
    VStack {
      Slider(value: $value, in: 0...10, step: 2) {
        Text("Volume")
      } onEditingChanged: {
        edits.append($0)
      }
      Text("Value \(Int(value)), \(edits.map { "\($0)" }.joined(separator: ", "))")
    }
  }
}

private struct Guests: View {
  @State private var count = 2

  var body: some View { Stepper("Guests", value: $count, in: 1...3) }
}

private struct SmallNumber: View {
  @State private var number: UInt8 = 3

  var body: some View { Stepper("Number", value: $number, in: 0...255, step: 10) }
}
