// SPDX-License-Identifier: MIT

import SwiftUI

/// A temperature in the unit of the settings.
struct Temperature: View {
  @AppStorage("usesFahrenheit") private var usesFahrenheit = false
  private let celsius: Double

  init(_ celsius: Double) { self.celsius = celsius }

  var body: some View {
    let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...1))
    if usesFahrenheit {
      Text("\(celsius * 1.8 + 32, format: number) °F")
    } else {
      Text("\(celsius, format: number) °C")
    }
  }
}

/// The name of a row with a value, above a slider.
struct SliderRow<Value: View, Control: View>: View {
  private let title: LocalizedStringKey
  private let value: Value
  private let control: Control

  init(
    _ title: LocalizedStringKey, @ViewBuilder control: () -> Control,
    @ViewBuilder value: () -> Value
  ) {
    self.title = title
    self.value = value()
    self.control = control()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      LabeledContent(title) { value.monospacedDigit() }
        .accessibilityHidden(true)
      control
    }
  }
}
