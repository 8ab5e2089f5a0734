// SPDX-License-Identifier: MIT

import Foundation

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
open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags
  /// A Boolean value that indicates whether the command replaces those of the system.
  open var wantsPriorityOverSystemBehavior = false
  /// A Boolean value that indicates whether the key depends on the keyboard.
  open var allowsAutomaticLocalization = true
  /// A Boolean value that indicates whether the key is mirrored in a right-to-left layout.
  open var allowsAutomaticMirroring = true

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The key with an arrow up.
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The key with an arrow down.
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The key with an arrow to the left.
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The key with an arrow to the right.
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The key that cancels.
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
  /// The key that goes a page up.
  public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
  /// The key that goes a page down.
  public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
  /// The key that goes to the start.
  public nonisolated class var inputHome: String { "UIKeyInputHome" }
  /// The key that goes to the end.
  public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
  /// The key that deletes.
  public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
  /// The key F1.
  public nonisolated class var f1: String { "UIKeyInputF1" }
  /// The key F2.
  public nonisolated class var f2: String { "UIKeyInputF2" }
  /// The key F3.
  public nonisolated class var f3: String { "UIKeyInputF3" }
  /// The key F4.
  public nonisolated class var f4: String { "UIKeyInputF4" }
  /// The key F5.
  public nonisolated class var f5: String { "UIKeyInputF5" }
  /// The key F6.
  public nonisolated class var f6: String { "UIKeyInputF6" }
  /// The key F7.
  public nonisolated class var f7: String { "UIKeyInputF7" }
  /// The key F8.
  public nonisolated class var f8: String { "UIKeyInputF8" }
  /// The key F9.
  public nonisolated class var f9: String { "UIKeyInputF9" }
  /// The key F10.
  public nonisolated class var f10: String { "UIKeyInputF10" }
  /// The key F11.
  public nonisolated class var f11: String { "UIKeyInputF11" }
  /// The key F12.
  public nonisolated class var f12: String { "UIKeyInputF12" }
}
