// SPDX-License-Identifier: MIT

import SwiftUI

extension Bundle {
  /// The resources of the app.
  static var bookshop: Bundle { .module }
}

/// The colors and shapes of the app.
struct Theme: Equatable, Sendable {
  var accent: Color
  var highlight: Color
  var cornerRadius: CGFloat = 14
  var titleDesign: Font.Design = .serif

  var titleFont: Font { .system(.title, design: titleDesign, weight: .bold) }
  var headlineFont: Font { .system(.headline, design: titleDesign) }
}

/// The themes that the customer can choose.
enum ThemeName: String, CaseIterable, Identifiable {
  case orchard, inkwell, poppy

  var id: Self { self }

  var theme: Theme {
    switch self {
    case .orchard:
      Theme(
        accent: Color(
          uiColor: UIColor { traits in
            traits.userInterfaceStyle == .dark
              ? UIColor(red: 0.29, green: 0.68, blue: 0.5, alpha: 1)
              : UIColor(red: 0.16, green: 0.47, blue: 0.33, alpha: 1)
          }),
        highlight: Color(red: 0.93, green: 0.66, blue: 0.24))
    case .inkwell:
      Theme(
        accent: Color(.sRGB, red: 0.22, green: 0.3, blue: 0.62, opacity: 1),
        highlight: .teal, cornerRadius: 8, titleDesign: .default)
    case .poppy:
      Theme(
        accent: Color(hue: 0.99, saturation: 0.72, brightness: 0.78), highlight: .orange,
        cornerRadius: 22, titleDesign: .rounded)
    }
  }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = ThemeName.orchard.theme
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  /// The service that loads books.
  @Entry var catalog: any CatalogService = BundledCatalog()

  /// The service that places orders.
  @Entry var orders: any OrderService = LocalOrderService()

  /// The width of the covers in lists.
  @Entry var coverWidth: CGFloat = 56
}

extension View {
  func theme(_ theme: Theme) -> some View {
    environment(\.theme, theme)
      .tint(theme.accent)
  }
}

/// The surface of a group of content.
struct PanelModifier: ViewModifier {
  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background {
        RoundedRectangle(cornerRadius: theme.cornerRadius, style: .continuous)
          .fill(Color(.secondarySystemGroupedBackground))
          .shadow(color: .black.opacity(colorScheme == .dark ? 0 : 0.06), radius: 8, y: 3)
      }
  }
}

extension View {
  func panel() -> some View { modifier(PanelModifier()) }
}
