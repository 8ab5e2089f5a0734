// SPDX-License-Identifier: MIT

/// Light or dark.
public enum ColorScheme: String, Hashable, Codable, Sendable, CaseIterable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

/// How far colours stand apart from what is behind them.
public enum ColorSchemeContrast: String, Hashable, Codable, Sendable, CaseIterable {
  /// As designed.
  case standard
  /// Farther, for readers who ask for it.
  case increased
}

/// How heavy text is, for readers who ask for it.
public enum LegibilityWeight: String, Hashable, Codable, Sendable, CaseIterable {
  /// As designed.
  case regular
  /// Heavier; `Font.resolved(in:)` says by how much.
  case bold
}

/// The direction in which lines run.
public enum LayoutDirection: String, Hashable, Codable, Sendable, CaseIterable {
  /// As in Latin script.
  case leftToRight
  /// As in Arabic or Hebrew script.
  case rightToLeft
}

/// Whether there is little or much room along an axis.
public enum UserInterfaceSizeClass: String, Hashable, Codable, Sendable, CaseIterable {
  /// Little room, such as the width of a phone held upright.
  case compact
  /// Much room, such as the width of a tablet.
  case regular
}

/// The kind of machine that a component is shown on.
public enum UserInterfaceIdiom: String, Hashable, Codable, Sendable, CaseIterable {
  /// Nothing is said; what a canvas without a device has.
  case unspecified
  /// A phone, of whatever maker.
  case phone
  /// A tablet, of whatever maker.
  case pad
  /// A television.
  case tv
  /// A watch.
  case watch
  /// A window on a desktop, of whatever maker.
  case mac
}
