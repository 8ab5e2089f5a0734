// SPDX-License-Identifier: MIT

import SwiftUI

/// A slider from 0 to 1 on a track with a gradient.
struct GradientSlider: View {
  @Environment(\.layoutDirection) private var layoutDirection
  @GestureState private var isDragging = false
  @Binding private var value: Double
  private let title: LocalizedStringKey
  private let colors: [Color]

  init(_ title: LocalizedStringKey, value: Binding<Double>, colors: [Color]) {
    self.title = title
    _value = value
    self.colors = colors
  }

  var body: some View {
    GeometryReader { proxy in
      let length = max(proxy.size.width - 28, 1)
      ZStack(alignment: .leading) {
        Capsule()
          .fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
          .overlay { Capsule().strokeBorder(.primary.opacity(0.12)) }
          .environment(\.layoutDirection, .leftToRight)
          .flipsForRightToLeftLayoutDirection(true)
          .frame(height: 22)
        Circle()
          .fill(.white)
          .shadow(color: .black.opacity(0.3), radius: 3, y: 1)
          .frame(width: 28, height: 28)
          .scaleEffect(isDragging ? 1.2 : 1)
          .padding(.leading, length * value)
      }
      .frame(maxHeight: .infinity)
      .contentShape(.rect)
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($isDragging) { _, isDragging, _ in isDragging = true }
          .onChanged { drag in
            let share = min(max((drag.location.x - 14) / length, 0), 1)
            value = layoutDirection == .rightToLeft ? 1 - share : share
          })
    }
    .frame(height: 32)
    .accessibilityElement()
    .accessibilityLabel(title)
    .accessibilityValue(Text(value, format: .percent.precision(.fractionLength(0))))
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: value = min(value + 0.1, 1)
      case .decrement: value = max(value - 0.1, 0)
      @unknown default: break
      }
    }
  }
}
