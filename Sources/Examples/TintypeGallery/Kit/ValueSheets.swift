// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Sliders: values, labels and states.
  package struct SliderSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sliders with labels.
    package var body: some Component {
      SnapshotSheet("Slider") {
        LabeledVariant("At 0, 40 and 100%") {
          ForEach([0, 0.4, 1], id: \.self) { Slider("Volume", value: .constant($0)) }
        }
        LabeledVariant("Labels") {
          Slider(value: .constant(18), in: 10...30, step: 1) {
            Text("Temperature: 18°")
          } minimumValueLabel: {
            Text("10°")
          } maximumValueLabel: {
            Text("30°")
          }
        }
        LabeledVariant("Icons") {
          Slider(value: .constant(0.7)) {
          } minimumValueLabel: {
            Symbol("sun.max")
          } maximumValueLabel: {
            Symbol("sun.max.fill")
          }
        }
        LabeledVariant("Pressed") {
          Slider("Volume", value: .constant(0.5)).controlState(.highlighted)
        }
        LabeledVariant("Focused") {
          Slider("Volume", value: .constant(0.5)).controlState(.focused)
        }
        LabeledVariant("Disabled") { Slider("Volume", value: .constant(0.5)).disabled(true) }
        LabeledVariant("Small, tinted") {
          Slider("Volume", value: .constant(0.5)).controlSize(.small).tint(.orange)
        }
      }
    }
  }

  /// Steppers: within their range, at its bounds, disabled.
  package struct StepperSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The steppers with labels.
    package var body: some Component {
      SnapshotSheet("Stepper") {
        LabeledVariant("Within the range") {
          Stepper("Guests: 3", value: .constant(3), in: 1...8)
        }
        LabeledVariant("At the lower and at the upper bound") {
          Stepper("Guests: 1", value: .constant(1), in: 1...8)
          Stepper("Guests: 8", value: .constant(8), in: 1...8)
        }
        LabeledVariant("A long title") {
          Stepper(
            "Minutes that pass before the screen locks itself: 5", value: .constant(5), in: 1...30)
        }
        LabeledVariant("Focused") {
          Stepper("Guests: 3", value: .constant(3), in: 1...8).controlState(.focused)
        }
        LabeledVariant("Disabled") {
          Stepper("Guests: 3", value: .constant(3), in: 1...8).disabled(true)
        }
      }
    }
  }

  /// Progress views: bars and rings, with and without a value.
  package struct ProgressViewSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The progress views with labels.
    package var body: some Component {
      SnapshotSheet("ProgressView") {
        LabeledVariant("Nothing known: mini to large") {
          HStack(spacing: 16) {
            ForEach(ControlSize.allCases, id: \.self) { ProgressView().controlSize($0) }
          }
        }
        LabeledVariant("Nothing known: a title") { ProgressView("Loading") }
        LabeledVariant("Bar: 0, 1, 40 and 100%") {
          VStack(spacing: 12) {
            ForEach([0, 0.01, 0.4, 1], id: \.self) { ProgressView(value: $0) }
          }
        }
        LabeledVariant("Bar: labels") {
          ProgressView(value: 3, total: 8) {
            Text("Copying")
          } currentValueLabel: {
            Text("3 of 8 files")
          }
        }
        LabeledVariant("Bar: nothing known, small, tinted") {
          VStack(spacing: 12) {
            ProgressView(value: nil).progressViewStyle(.linear)
            ProgressView(value: 0.6).controlSize(.small).tint(.green)
          }
        }
        LabeledVariant("Ring: 0, 25, 60 and 100%") {
          HStack(spacing: 16) {
            ForEach([0, 0.25, 0.6, 1], id: \.self) { ProgressView(value: $0) }
            ProgressView(value: 0.6).controlSize(.large).tint(.orange)
          }
          .progressViewStyle(.circular)
        }
        LabeledVariant("Ring: labels") {
          ProgressView(value: 0.75) {
            Text("Syncing")
          } currentValueLabel: {
            Text("75%")
          }
          .progressViewStyle(.circular)
          .controlSize(.large)
        }
        LabeledVariant("Disabled") { ProgressView("Paused", value: 0.5).disabled(true) }
      }
    }
  }
}
