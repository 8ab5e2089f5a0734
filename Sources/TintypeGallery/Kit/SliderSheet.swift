// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Sliders: values, labels and states.
  package struct SliderSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sliders under their labels.
    package var body: some Component {
      SnapshotSheet("Slider") {
        LabeledVariant("At 0, 40 and 100 %") {
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
}
