// SPDX-License-Identifier: MIT

/// A combination of keys that performs the action of a control.
public struct KeyboardShortcut: Sendable {
  /// The adaptation of a shortcut to the keyboard layout.
  public struct Localization: Sendable {
    fileprivate enum Kind {
      case automatic, withoutMirroring, custom
    }

    fileprivate let kind: Kind

    /// The system adapts the key, and mirrors it in right-to-left layouts.
    public static let automatic = Localization(kind: .automatic)
    /// The system adapts the key, but does not mirror it.
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    /// The system does not adapt the key.
    public static let custom = Localization(kind: .custom)
  }

  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers
  /// The adaptation to the keyboard layout.
  public var localization: KeyboardShortcut.Localization

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a shortcut with an adaptation to the keyboard layout.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The return key, which performs the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key, which cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut: Hashable {
  /// Returns whether two shortcuts have the same keys and the same adaptation.
  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.key == rhs.key && lhs.modifiers == rhs.modifiers
      && lhs.localization.kind == rhs.localization.kind
  }

  /// Adds the keys and the adaptation to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
    hasher.combine(localization.kind)
  }
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the controls of the view; `nil` for none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Sets the keyboard shortcut of the controls of the view, which a snapshot does not show.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the keyboard shortcut of the controls of the view, which a snapshot does not show.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets the keyboard shortcut of the controls of the view, which a snapshot does not show.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    transformingEnvironment { $0.keyboardShortcut = shortcut }
  }

  /// Sets the keyboard shortcut of the controls of the view, which a snapshot does not show; `nil`
  /// for none.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    transformingEnvironment { $0.keyboardShortcut = shortcut }
  }
}
