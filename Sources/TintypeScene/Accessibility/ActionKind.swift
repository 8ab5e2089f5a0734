// SPDX-License-Identifier: MIT

/// What a user can do with a component.
public struct ActionKind: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name.
  public var name: String

  /// Creates a kind of your own, spoken by its name.
  public init(_ name: String) {
    self.name = name
  }

  /// A tap, a click or the press of a key.
  public static let tap = ActionKind("tap")
  /// A long press.
  public static let longPress = ActionKind("longPress")
  /// One step up of something adjustable.
  public static let increment = ActionKind("increment")
  /// One step down of something adjustable.
  public static let decrement = ActionKind("decrement")
  /// Leaving what is shown above the rest.
  public static let dismiss = ActionKind("dismiss")
  /// Entering a text in place of the one that is there.
  public static let enter = ActionKind("enter")
  /// Confirming what was entered.
  public static let submit = ActionKind("submit")

  /// The name.
  public var description: String { name }

  /// Decodes the name.
  public init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
