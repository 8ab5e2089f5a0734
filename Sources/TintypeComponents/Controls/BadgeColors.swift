// SPDX-License-Identifier: MIT

extension ControlColors {
  /// A pale fill in a colour, as it looks on the system's background.
  package func pale(_ color: Color, in environment: EnvironmentValues) -> Color {
    mixed(.systemBackground, with: color, share: environment.colorScheme == .dark ? 0.22 : 0.12)
  }

  /// A colour for icons on an opaque fill.
  package func mark(_ color: Color, on fill: Color, in environment: EnvironmentValues) -> Color {
    readable(color, on: fill.resolve(in: environment), ratio: 3)
  }
}

extension Color {
  /// Text of second rank in bars, cards and messages: darker than `secondary`, so that it keeps a
  /// contrast of 4.5 on the grey backgrounds of groups as well.
  package static let supporting = Color(
    "supporting",
    light: Color(hex: 0x3C3C43, opacity: 0.76),
    dark: Color(hex: 0xEBEBF5, opacity: 0.66),
    lightHighContrast: Color(hex: 0x3C3C43, opacity: 0.95),
    darkHighContrast: Color(hex: 0xEBEBF5, opacity: 0.85))
}
