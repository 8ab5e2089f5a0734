// SPDX-License-Identifier: MIT

/// A key of a keyboard shortcut.
public struct KeyEquivalent: Hashable, Sendable {
  /// The character of the key.
  public var character: Character

  /// Creates a key from its character.
  public init(_ character: Character) { self.character = character }

  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")
  /// Delete forward.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates a key from its character.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
}

/// Modifier keys.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the keys.
  public let rawValue: Int

  /// Creates a set from the bits of its keys.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// The function key.
  @available(*, deprecated, message: "The system reserves the function key.")
  public static let function = EventModifiers(rawValue: 1 << 6)
  /// All modifier keys.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
