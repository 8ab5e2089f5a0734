// SPDX-License-Identifier: MIT

/// A light or dark appearance.
public enum ColorScheme: String, Hashable, Codable, Sendable, CaseIterable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

/// The contrast between colors and their backgrounds.
public enum ColorSchemeContrast: String, Hashable, Codable, Sendable, CaseIterable {
  /// The standard contrast.
  case standard
  /// The increased contrast of the accessibility setting.
  case increased
}

/// The weight of text, according to the accessibility setting for bold text.
public enum LegibilityWeight: String, Hashable, Codable, Sendable, CaseIterable {
  /// The standard weight.
  case regular
  /// A heavier weight, defined by `Font.resolved(in:)`.
  case bold
}

/// The direction in which text and layout run.
public enum LayoutDirection: String, Hashable, Codable, Sendable, CaseIterable {
  /// From left to right, as in Latin script.
  case leftToRight
  /// From right to left, as in Arabic or Hebrew script.
  case rightToLeft
}

/// The available space along an axis.
public enum UserInterfaceSizeClass: String, Hashable, Codable, Sendable, CaseIterable {
  /// Compact space, such as the width of a phone in portrait orientation.
  case compact
  /// Regular space, such as the width of a tablet.
  case regular
}

/// The kind of device that a component is shown on.
public enum UserInterfaceIdiom: String, Hashable, Codable, Sendable, CaseIterable {
  /// An unspecified kind; the value for a canvas without a device.
  case unspecified
  /// A phone of any manufacturer.
  case phone
  /// A tablet of any manufacturer.
  case pad
  /// A television.
  case tv
  /// A watch.
  case watch
  /// A window on a desktop of any manufacturer.
  case mac
}
