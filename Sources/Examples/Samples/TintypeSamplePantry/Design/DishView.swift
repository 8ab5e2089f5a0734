// SPDX-License-Identifier: MIT

import SwiftUI

/// The artwork of a recipe.
enum Dish: Sendable {
  case shakshuka, spaghetti, soup, bowl, pancakes, curry, cake
}

/// A drawn plate on a table.
struct DishView: View {
  let dish: Dish

  var body: some View {
    let palette = dish.palette
    GeometryReader { proxy in
      let diameter = min(proxy.size.width, proxy.size.height) * 0.82
      ZStack {
        LinearGradient(
          colors: palette.table.map { Color(hex: $0) }, startPoint: .topLeading,
          endPoint: .bottomTrailing)
        Circle()
          .fill(.white.opacity(0.16))
          .frame(width: diameter * 1.7)
          .offset(x: proxy.size.width * 0.32, y: -proxy.size.height * 0.34)
        plate(palette)
          .frame(width: diameter, height: diameter)
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .clipped()
    // The artwork is the same in languages that are written from right to left.
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityHidden(true)
  }

  private func plate(_ palette: DishPalette) -> some View {
    GeometryReader { proxy in
      let size = proxy.size.width
      ZStack {
        Circle()
          .fill(Color(hex: 0xFFFDF8))
          .shadow(color: .black.opacity(0.22), radius: size * 0.06, y: size * 0.04)
        Circle()
          .strokeBorder(Color(hex: 0xE9E2D6), lineWidth: size * 0.015)
          .padding(size * 0.07)
        Circle()
          .fill(
            RadialGradient(
              colors: palette.food.map { Color(hex: $0) }, center: UnitPoint(x: 0.4, y: 0.35),
              startRadius: 0, endRadius: size * 0.42)
          )
          .padding(size * 0.12)
        ForEach(Array(palette.toppings.enumerated()), id: \.offset) { index, topping in
          ToppingLayer(topping: topping, layer: index, size: size)
        }
      }
    }
  }
}

/// The parts of a kind, which are arranged as the seeds of a sunflower.
private struct ToppingLayer: View {
  let topping: Topping
  let layer: Int
  let size: Double

  var body: some View {
    ZStack {
      ForEach(0..<topping.count, id: \.self) { number in
        topping.view(size: size)
          .rotationEffect(.degrees(Double(number * 77 + layer * 40)))
          .offset(offset(of: number))
      }
    }
  }

  private func offset(of number: Int) -> CGSize {
    let angle = Double(number) * 2.399 + Double(layer) * 0.9
    let share = (Double(number) + 0.5) / Double(topping.count)
    let radius = size * topping.spread * share.squareRoot()
    return CGSize(width: cos(angle) * radius, height: sin(angle) * radius)
  }
}

/// The colors of a dish.
private struct DishPalette {
  var table: [UInt32]
  var food: [UInt32]
  var toppings: [Topping]
}

/// Parts of the same kind on a plate.
private struct Topping {
  enum Form { case round, leaf, egg, strand, slice }

  var form: Form
  var color: UInt32
  var count: Int
  /// The diameter as a share of the plate's.
  var scale: Double
  /// The largest distance to the center as a share of the plate's diameter.
  var spread = 0.3

  @MainActor
  @ViewBuilder
  func view(size: Double) -> some View {
    let length = size * scale
    switch form {
    case .round:
      Circle()
        .fill(Color(hex: color).gradient)
        .shadow(color: .black.opacity(0.18), radius: length * 0.1, y: length * 0.08)
        .frame(width: length, height: length)
    case .leaf:
      Ellipse()
        .fill(Color(hex: color).gradient)
        .frame(width: length, height: length * 0.45)
    case .egg:
      Circle()
        .fill(Color(hex: 0xFFF9EA))
        .overlay { Circle().fill(Color(hex: color).gradient).padding(length * 0.28) }
        .frame(width: length, height: length)
    case .strand:
      Circle()
        .trim(from: 0, to: 0.55)
        .stroke(
          Color(hex: color), style: StrokeStyle(lineWidth: length * 0.12, lineCap: .round)
        )
        .frame(width: length, height: length)
    case .slice:
      Circle()
        .trim(from: 0, to: 0.5)
        .fill(Color(hex: color).gradient)
        .frame(width: length, height: length)
    }
  }
}

extension Dish {
  fileprivate var palette: DishPalette {
    switch self {
    case .shakshuka:
      DishPalette(
        table: [0x2F4858, 0x1B2B36], food: [0xF0642F, 0xC4361B, 0x9E2413],
        toppings: [
          Topping(form: .round, color: 0xE8442A, count: 9, scale: 0.12, spread: 0.32),
          Topping(form: .egg, color: 0xFFB627, count: 3, scale: 0.24, spread: 0.24),
          Topping(form: .leaf, color: 0x4F9D4A, count: 12, scale: 0.07, spread: 0.34),
        ])
    case .spaghetti:
      DishPalette(
        table: [0xF6C453, 0xE89B2E], food: [0xFFF0B8, 0xF5D67B, 0xE2B44E],
        toppings: [
          Topping(form: .strand, color: 0xF2CD6C, count: 16, scale: 0.26, spread: 0.24),
          Topping(form: .strand, color: 0xFBE4A0, count: 14, scale: 0.2, spread: 0.2),
          Topping(form: .slice, color: 0xFFE347, count: 3, scale: 0.17, spread: 0.26),
          Topping(form: .leaf, color: 0x5B8C3A, count: 7, scale: 0.08, spread: 0.26),
        ])
    case .soup:
      DishPalette(
        table: [0x9C5B3C, 0x6B3524], food: [0xF9A13B, 0xE9792A, 0xC85A17],
        toppings: [
          Topping(form: .strand, color: 0xFFE7C2, count: 3, scale: 0.3, spread: 0.12),
          Topping(form: .leaf, color: 0x4F8A3C, count: 9, scale: 0.08, spread: 0.26),
          Topping(form: .round, color: 0xB8421A, count: 8, scale: 0.03, spread: 0.32),
        ])
    case .bowl:
      DishPalette(
        table: [0x8CC084, 0x4E8F61], food: [0xCBE3A0, 0x86B556, 0x5A8F3C],
        toppings: [
          Topping(form: .leaf, color: 0x3F7F3A, count: 18, scale: 0.2, spread: 0.32),
          Topping(form: .slice, color: 0xD9E88A, count: 6, scale: 0.2, spread: 0.24),
          Topping(form: .round, color: 0xE5533D, count: 6, scale: 0.1, spread: 0.3),
        ])
    case .pancakes:
      DishPalette(
        table: [0xF3B7B0, 0xD97F86], food: [0xFFF7EC, 0xFFF3E0],
        toppings: [
          Topping(form: .round, color: 0xC98138, count: 1, scale: 0.66, spread: 0),
          Topping(form: .round, color: 0xDE9B4E, count: 1, scale: 0.6, spread: 0),
          Topping(form: .round, color: 0xF1BE73, count: 1, scale: 0.53, spread: 0),
          Topping(form: .round, color: 0x44518F, count: 9, scale: 0.09, spread: 0.2),
        ])
    case .curry:
      DishPalette(
        table: [0x4B3F72, 0x2C2350], food: [0xFFD36B, 0xF2B134, 0xD98E1A],
        toppings: [
          Topping(form: .round, color: 0xF7E3B0, count: 7, scale: 0.13, spread: 0.27),
          Topping(form: .round, color: 0xE2703A, count: 6, scale: 0.1, spread: 0.3),
          Topping(form: .leaf, color: 0x5B9A48, count: 10, scale: 0.1, spread: 0.32),
        ])
    case .cake:
      DishPalette(
        table: [0xB79FD1, 0x7E63A6], food: [0xFBE3B5, 0xEDBE78, 0xD3964A],
        toppings: [
          Topping(form: .slice, color: 0x7B2D52, count: 16, scale: 0.16, spread: 0.32),
          Topping(form: .round, color: 0xFFFFFF, count: 14, scale: 0.02, spread: 0.33),
        ])
    }
  }
}
