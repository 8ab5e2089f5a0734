// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension Bundle {
  /// The resources of the app.
  static var journeys: Bundle { .module }
}

extension ShapeStyle where Self == Color {
  /// The color of buttons and links.
  static var brand: Color { Color("Brand", bundle: .journeys) }
  /// The background of white text on prominent buttons.
  static var brandFill: Color { Color("BrandFill", bundle: .journeys) }
  /// The background of screens.
  static var canvas: Color { Color("Canvas", bundle: .journeys) }
  /// The background of cards.
  static var card: Color { Color("Card", bundle: .journeys) }
}

extension Color {
  /// Creates a color from the hexadecimal notation of its components.
  init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}

extension View {
  /// Places the view on a card.
  func card() -> some View {
    padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.card, in: .rect(cornerRadius: 20))
      .shadow(color: .black.opacity(0.06), radius: 10, y: 4)
  }
}

/// A symbol in a rounded square.
struct SymbolTile: View {
  @ScaledMetric private var size = 40.0
  let name: String
  let color: Color

  var body: some View {
    Image(systemName: name)
      .font(.headline)
      .foregroundStyle(color)
      .frame(width: size, height: size)
      .background(color.opacity(0.15), in: .rect(cornerRadius: size * 0.3))
      .accessibilityHidden(true)
  }
}

/// Two texts with a dot between them, or one below the other if a line is too short for both.
struct PairedText<First: View, Second: View>: View {
  @ViewBuilder let first: First
  @ViewBuilder let second: Second

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 6) {
        first
        Text(verbatim: "·").accessibilityHidden(true)
        second
      }
      .lineLimit(1)
      VStack(alignment: .leading, spacing: 2) {
        first
        second
      }
    }
  }
}

/// The title of a part of a screen.
struct SectionTitle: View {
  let title: LocalizedStringKey

  init(_ title: LocalizedStringKey) { self.title = title }

  var body: some View {
    Text(title)
      .font(.title3.bold())
      .accessibilityAddTraits(.isHeader)
  }
}

extension View {
  /// Sets the background of a screen and of its bars.
  func screenBackground() -> some View {
    background(.canvas)
      .toolbarBackground(.canvas, for: .navigationBar, .bottomBar)
  }

  /// Sets the background of a form and of its bars.
  func formBackground() -> some View {
    scrollContentBackground(.hidden)
      .screenBackground()
  }
}

/// The button that reverts the last change of the journal.
struct UndoButton: View {
  @Environment(Journal.self) private var journal

  var body: some View {
    Button("Undo", systemImage: "arrow.counterclockwise") {
      withAnimation { journal.undo() }
    }
    .disabled(!journal.canUndo)
  }
}
