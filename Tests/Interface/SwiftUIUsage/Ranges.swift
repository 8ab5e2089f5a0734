// SPDX-License-Identifier: MIT

import SwiftUI

struct Sliders: View {
  @State private var value = 0.5
  @State private var length: CGFloat = 3

  var body: some View {
    VStack {
      Slider(value: $value)
      Slider(value: $length, in: 0...10)
      Slider(value: $value, in: 0...10) { isEditing in print(isEditing) }
      Slider(value: $value, in: 0...10, step: 0.5)
      Slider(value: $value, in: 0...10, step: 2, onEditingChanged: { _ in })
      Slider(value: $value, in: -1...1, label: { Text("Volume") })
      Slider(value: $value) {
        Text("Volume")
      } onEditingChanged: { _ in
      }
      Slider(value: $value, in: 0...1, step: 0.1) { Text("Volume") }
    }
    VStack {
      Slider(value: $value, in: 0...1) {
        Text("Volume")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      Slider(value: $value, in: 0...100, step: 5) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      } onEditingChanged: { isEditing in
        print(isEditing)
      }
      Slider(value: $value, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) {
        Text("Volume")
      }
      Slider(
        value: $value, in: 0...1, step: 0.5, onEditingChanged: { _ in },
        minimumValueLabel: Text("0"), maximumValueLabel: Text("1")
      ) {
        Text("Volume")
      }
      Slider(value: $value, in: 0...1, onEditingChanged: { _ in }) { Text("Volume") }
    }
  }
}

struct Steppers: View {
  @State private var count = 1
  @State private var value = 0.5
  private let title = "Guests"

  var body: some View {
    VStack {
      Stepper {
        Text("Guests")
      } onIncrement: {
        count += 1
      } onDecrement: {
        count -= 1
      }
      Stepper("Guests", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
      Stepper(title, onIncrement: nil, onDecrement: nil, onEditingChanged: { _ in })
      Stepper("Guests: \(count)", value: $count)
      Stepper(title, value: $count, step: 2)
      Stepper("Guests", value: $count, in: 1...8)
      Stepper(title, value: $count, in: 1...8, step: 2) { _ in }
    }
    VStack {
      Stepper(value: $count) { Text("Guests") }
      Stepper(value: $count, in: 1...8) { Text("Guests") }
      Stepper(value: $value, in: 0...1, step: 0.25) {
        Text("Share")
      } onEditingChanged: { _ in
      }
      Stepper("Share", value: $value, format: .number)
      Stepper(title, value: $value, step: 0.1, format: .percent)
      Stepper("Share", value: $value, in: 0...1, step: 0.1, format: .number)
      Stepper(title, value: $value, in: 0...1, format: .number) { _ in }
      Stepper(value: $value, format: .number) { Text("Share") }
      Stepper(value: $value, in: 0...1, format: .number) { Text("Share") }
      Stepper(onIncrement: { count += 1 }, onDecrement: nil) { Text("Guests") }
    }
  }
}

struct Progresses: View {
  let title = "Loading"
  let now = Date()
  let value: Double? = 0.5

  var body: some View {
    VStack {
      ProgressView()
      ProgressView { Text("Loading") }
      ProgressView("Loading")
      ProgressView(title)
      ProgressView(value: 0.5)
      ProgressView(value: value, total: 2)
      ProgressView(value: Float(3), total: 8) { Text("Files") }
      ProgressView(value: value) {
        Text("Files")
      } currentValueLabel: {
        Text("Half")
      }
      ProgressView("Loading", value: 0.5)
      ProgressView(title, value: value, total: 1)
    }
    VStack {
      ProgressView(Progress(totalUnitCount: 3))
      ProgressView(timerInterval: now...now.addingTimeInterval(60))
      ProgressView(timerInterval: now...now.addingTimeInterval(60), countsDown: false)
      ProgressView(timerInterval: now...now.addingTimeInterval(60)) { Text("Left") }
      ProgressView(timerInterval: now...now.addingTimeInterval(60), countsDown: true) {
        Text("Left")
      } currentValueLabel: {
        Text("1 min")
      }
      ProgressView().progressViewStyle(.circular)
      ProgressView().progressViewStyle(.linear).progressViewStyle(.automatic)
      ProgressView().progressViewStyle(LinearProgressViewStyle())
      ProgressView().progressViewStyle(CircularProgressViewStyle())
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
      ProgressView(value: 0.5).progressViewStyle(PercentStyle())
    }
  }
}

struct PercentStyle: ProgressViewStyle {
  @State private var isShown = true

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      if let fraction = configuration.fractionCompleted { Text("\(Int(fraction * 100))") }
      configuration.currentValueLabel
      ProgressView(configuration)
    }
  }
}
