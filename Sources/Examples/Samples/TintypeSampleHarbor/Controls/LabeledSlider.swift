// SPDX-License-Identifier: MIT

import SwiftUI

/// A slider with a title, the formatted value, and labels of the ends.
public struct LabeledSlider: View {
  @Binding var value: Double
  let title: LocalizedStringKey
  let range: ClosedRange<Double>
  let step: Double
  let format: FloatingPointFormatStyle<Double>

  public init(
    _ title: LocalizedStringKey, value: Binding<Double>, in range: ClosedRange<Double>,
    step: Double = 1, format: FloatingPointFormatStyle<Double> = .number
  ) {
    self.title = title
    _value = value
    self.range = range
    self.step = step
    self.format = format
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: .spaceXS) {
      HStack(alignment: .firstTextBaseline) {
        Text(title)
          .textRole(.label)
        Spacer()
        Text(value, format: format)
          .font(.harborNumber)
          .foregroundStyle(.ink)
      }
      Slider(value: $value, in: range, step: step) {
        Text(title)
      } minimumValueLabel: {
        Text(range.lowerBound, format: format)
          .textRole(.caption)
      } maximumValueLabel: {
        Text(range.upperBound, format: format)
          .textRole(.caption)
      }
      .tint(.harborTint)
    }
  }
}

/// A number with buttons to change it.
public struct QuantityStepper: View {
  let title: LocalizedStringKey
  @Binding var quantity: Int
  let range: ClosedRange<Int>

  public init(
    _ title: LocalizedStringKey, quantity: Binding<Int>, in range: ClosedRange<Int> = 0...9
  ) {
    self.title = title
    _quantity = quantity
    self.range = range
  }

  public var body: some View {
    HStack(spacing: .spaceM) {
      Text(title)
        .textRole(.body)
      Spacer()
      Button {
        quantity -= 1
      } label: {
        Image(systemName: "minus.circle.fill")
      }
      .disabled(quantity <= range.lowerBound)
      .accessibilityLabel(Text("Fewer \(Text(title))"))
      Text(quantity, format: .number)
        .font(.harborNumber)
        .foregroundStyle(.ink)
        .frame(minWidth: 24)
      Button {
        quantity += 1
      } label: {
        Image(systemName: "plus.circle.fill")
      }
      .disabled(quantity >= range.upperBound)
      .accessibilityLabel(Text("More \(Text(title))"))
    }
    .font(.title2)
    .tint(.harborTint)
  }
}

/// The number of passengers and the length of a vehicle.
public struct CrossingDetails: View {
  @State private var length = 4.5
  @State private var adults = 2
  @State private var children = 0

  public init() {}

  private var price: Decimal {
    Decimal(adults) * 12.5 + Decimal(children) * 6 + (length > 5 ? 28 : 19)
  }

  public var body: some View {
    VStack(spacing: .spaceL) {
      QuantityStepper("Adults", quantity: $adults, in: 1...6)
      QuantityStepper("Children", quantity: $children)
      Divider()
      LabeledSlider(
        "Length of the vehicle", value: $length, in: 3...7, step: 0.5,
        format: .number.precision(.fractionLength(1))
      )
      .accessibilityIdentifier("vehicle-length")
      HStack {
        Text("Total")
          .textRole(.headline)
        Spacer()
        PriceTag(price)
      }
    }
    .card()
  }
}

#Preview("Details") {
  CrossingDetails()
    .padding()
}
