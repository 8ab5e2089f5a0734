// SPDX-License-Identifier: MIT

import SwiftUI

extension Bundle {
  /// The resources of the app.
  static var hearth: Bundle { .module }
}

extension ShapeStyle where Self == Color {
  /// The default color of buttons and links.
  static var ember: Color { Color("Ember", bundle: .hearth) }
  /// The color of plants and savings.
  static var moss: Color { Color("Moss", bundle: .hearth) }
}

/// The color scheme that a user has selected.
enum Theme: String, CaseIterable, Identifiable, Sendable {
  case system, light, dark

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .system: "Like the System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// The colors from which a user selects that of buttons and links.
enum Accent: String, CaseIterable, Identifiable, Sendable {
  case ember, moss, ocean, plum, custom

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .ember: "Ember"
    case .moss: "Moss"
    case .ocean: "Ocean"
    case .plum: "Plum"
    case .custom: "Your Color"
    }
  }

  @MainActor
  func color(in palette: Palette) -> Color {
    switch self {
    case .ember: .ember
    case .moss: .moss
    case .ocean: .teal
    case .plum: .purple
    case .custom: palette.custom
    }
  }
}

/// A white symbol on a colored square before the title of a row.
struct TileLabelStyle: LabelStyle {
  @ScaledMetric(relativeTo: .body) private var size = 29.0
  let color: Color

  init(_ color: Color) { self.color = color }

  func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.title
    } icon: {
      configuration.icon
        .symbolVariant(.fill)
        .font(.system(size: size * 0.52, weight: .medium))
        .foregroundStyle(.white)
        .frame(width: size, height: size)
        .background(color, in: .rect(cornerRadius: size * 0.24))
    }
  }
}

extension LabelStyle where Self == TileLabelStyle {
  /// A white symbol on a square of a color.
  static func tile(_ color: Color) -> TileLabelStyle { TileLabelStyle(color) }
}
