// SPDX-License-Identifier: MIT

public import Foundation

/// The modifier keys of a command.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates modifier keys from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// Shift.
  public static let shift = Self(rawValue: 1 << 17)
  /// Control.
  public static let control = Self(rawValue: 1 << 18)
  /// Option.
  public static let alternate = Self(rawValue: 1 << 19)
  /// Command.
  public static let command = Self(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = Self(rawValue: 1 << 21)
}

/// A command of a keyboard, which is never performed.
@MainActor @preconcurrency
open class UIKeyCommand: UIMenuElement {
  /// The key.
  public let input: String?
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags
  /// The action.
  public let action: Selector?
  /// The title that the system shows.
  open var discoverabilityTitle: String?
  /// A Boolean value that indicates whether the command replaces those of the system.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    self.discoverabilityTitle = discoverabilityTitle
    super.init()
    self.title = title
    self.image = image
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The up arrow.
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The down arrow.
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The left arrow.
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The right arrow.
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The escape key.
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
}

/// A pressed key; there are none in snapshots.
@MainActor @preconcurrency
open class UIPress: NSObject {}

/// An event of keys; there are none in snapshots.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {}
