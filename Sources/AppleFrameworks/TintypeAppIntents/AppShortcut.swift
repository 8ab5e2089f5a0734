// SPDX-License-Identifier: MIT

/// The shortcuts of an app, which are not offered.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The color of the tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// The default color.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Tells the system that the values of parameters have changed, with no effect.
  public static func updateAppShortcutParameters() {}
}

/// The color of the tiles of shortcuts.
public enum ShortcutTileColor: Sendable {
  /// A color.
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink,
    grayBlue, grayGreen, grayBrown
}

/// An action with phrases that start it.
public struct AppShortcut: Sendable {
  /// Creates a shortcut.
  public init<Intent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource = "",
    systemImageName: String = ""
  ) where Intent: AppIntent {}
}

/// A phrase that starts an action.
public struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation, Sendable
where Intent: AppIntent {
  /// The parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates a phrase without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a literal.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a token.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }

  /// Creates a phrase from a literal.
  public init(stringLiteral value: String) {}
  /// Creates a phrase from an interpolation.
  public init(stringInterpolation: StringInterpolation) {}
}

/// A part of a phrase that the system replaces.
public enum AppShortcutPhraseToken: Sendable {
  /// The name of the app.
  case applicationName
}

/// A result builder of shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Builds shortcuts.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap(\.self)
  }
  /// Builds a shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Builds optional shortcuts.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }
  /// Builds the first branch.
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  /// Builds the second branch.
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  /// Builds shortcuts in an availability check.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }
}
