// SPDX-License-Identifier: MIT

import SwiftUI

extension Bundle {
  /// The resources of the app.
  static var sketchbook: Bundle { .module }
}

extension ShapeStyle where Self == Color {
  /// The color of buttons and links.
  static var studio: Color { Color("Studio", bundle: .sketchbook) }
  /// The background of screens.
  static var desk: Color { Color("Desk", bundle: .sketchbook) }
  /// The background of cards.
  static var sheetCard: Color { Color("Card", bundle: .sketchbook) }
}

extension View {
  /// Places the view on a card.
  func card() -> some View {
    padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.sheetCard, in: .rect(cornerRadius: 20))
      .shadow(color: .black.opacity(0.06), radius: 10, y: 4)
  }

  /// Sets the background of a screen and of its bars.
  func screenBackground() -> some View {
    background(.desk)
      .toolbarBackground(.desk, for: .navigationBar, .bottomBar)
  }

  /// Sets the background of a list or a form and of its bars.
  func formBackground() -> some View {
    scrollContentBackground(.hidden)
      .screenBackground()
  }
}

/// The title of a part of a screen.
struct SectionTitle: View {
  let title: LocalizedStringKey

  init(_ title: LocalizedStringKey) { self.title = title }

  var body: some View {
    Text(title)
      .font(.headline)
      .accessibilityAddTraits(.isHeader)
  }
}

/// A selectable circle of a color.
struct Swatch: View {
  let ink: Ink
  var isSelected = false
  var diameter = 30.0

  var body: some View {
    Circle()
      .fill(ink.color)
      .overlay { Circle().strokeBorder(.primary.opacity(0.15)) }
      .frame(width: diameter, height: diameter)
      .padding(4)
      .overlay {
        if isSelected { Circle().strokeBorder(.studio, lineWidth: 2.5) }
      }
      .contentShape(.circle)
      .accessibilityElement()
      .accessibilityLabel(ink.hex)
      .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }
}
