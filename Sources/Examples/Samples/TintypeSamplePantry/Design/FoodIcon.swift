// SPDX-License-Identifier: MIT

import SwiftUI

/// The drawn image of a food.
struct FoodIcon: View {
  enum Kind: CaseIterable, Sendable {
    case tomato, milk, egg, cheese, box, jar, bag, bottle, berry
  }

  @ScaledMetric private var size = 42.0
  let kind: Kind

  var body: some View {
    shapes
      .frame(width: size * 0.56, height: size * 0.62)
      .frame(width: size, height: size)
      .background(Color(hex: color).opacity(0.16), in: .rect(cornerRadius: size * 0.28))
      .accessibilityHidden(true)
  }

  @ViewBuilder
  private var shapes: some View {
    let fill = Color(hex: color).gradient
    switch kind {
    case .tomato, .berry:
      Circle().fill(fill)
        .overlay(alignment: .top) {
          Capsule().fill(Color(hex: 0x4E8F3A))
            .frame(width: size * 0.26, height: size * 0.08)
        }
    case .egg:
      Ellipse().fill(fill).padding(.horizontal, size * 0.06)
    case .cheese:
      UnevenRoundedRectangle(topLeadingRadius: size * 0.4, bottomLeadingRadius: 3)
        .fill(fill)
        .overlay { Circle().fill(.white.opacity(0.6)).frame(width: size * 0.12) }
        .padding(.vertical, size * 0.08)
    case .milk, .bottle:
      VStack(spacing: 0) {
        RoundedRectangle(cornerRadius: 2).fill(Color(hex: color))
          .frame(width: size * 0.14, height: size * 0.16)
        RoundedRectangle(cornerRadius: size * 0.1).fill(fill)
          .overlay { label.padding(.vertical, size * 0.12) }
      }
      .padding(.horizontal, size * 0.1)
    case .jar:
      VStack(spacing: 1) {
        Capsule().fill(Color(hex: 0x8A6B4F)).frame(height: size * 0.1)
        RoundedRectangle(cornerRadius: size * 0.12).fill(fill)
          .overlay { label.padding(.vertical, size * 0.14) }
      }
      .padding(.horizontal, size * 0.04)
    case .box, .bag:
      RoundedRectangle(cornerRadius: kind == .bag ? size * 0.14 : size * 0.05)
        .fill(fill)
        .overlay { label.padding(.vertical, size * 0.18) }
        .padding(.horizontal, size * 0.04)
    }
  }

  private var label: some View { Rectangle().fill(.white.opacity(0.75)) }

  private var color: UInt32 {
    switch kind {
    case .tomato: 0xE2472F
    case .milk: 0x4D9BD6
    case .egg: 0xD99A5B
    case .cheese: 0xEFB32F
    case .box: 0xC96F3B
    case .jar: 0xE0703C
    case .bag: 0xB99B6B
    case .bottle: 0x7C9440
    case .berry: 0x5361B3
    }
  }
}
