// SPDX-License-Identifier: MIT

/// The press of a key of a hardware keyboard.
public struct KeyPress: Sendable {
  /// The phases of the press of a key.
  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    /// The bits of the phases.
    public let rawValue: Int

    /// Creates phases from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]

    /// The names of the phases.
    public var debugDescription: String {
      let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
        .filter { contains($0.0) }.map(\.1)
      return "[\(names.joined(separator: ", "))]"
    }
  }

  /// The result of an action.
  public enum Result: Sendable {
    /// The press was handled.
    case handled
    /// The press was not handled; it is passed to the views that contain the view.
    case ignored
  }

  /// The phase.
  public let phase: KeyPress.Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key enters with the modifier keys.
  public let characters: String
  /// The modifier keys.
  public let modifiers: EventModifiers
}

extension KeyPress: CustomDebugStringConvertible {
  /// The phase, the characters and the modifier keys.
  public var debugDescription: String {
    "KeyPress(phase: \(phase), characters: \(characters.debugDescription), "
      + "modifiers: \(modifiers.rawValue))"
  }
}
