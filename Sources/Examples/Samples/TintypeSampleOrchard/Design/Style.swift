// SPDX-License-Identifier: MIT

import SwiftUI

extension ShapeStyle where Self == Color {
  /// The color of leaves, which buttons and links have.
  static var orchard: Color { Color("Leaf") }
}

extension EnvironmentValues {
  /// The day whose year the app shows.
  @Entry var today = Date.now
}

extension Text {
  /// Creates a text with a weight in kilograms.
  init(kilograms: Double) {
    self.init(
      Measurement(value: kilograms, unit: UnitMass.kilograms),
      format: .measurement(
        width: .abbreviated, usage: .asProvided,
        numberFormatStyle: .number.precision(.fractionLength(0...1))))
  }
}

/// A row whose parts are below each other if the text is large.
struct AdaptiveRow<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var size
  @ViewBuilder var content: Content

  var body: some View {
    let layout =
      size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
      : AnyLayout(HStackLayout(spacing: 12))
    layout { content }
  }
}
