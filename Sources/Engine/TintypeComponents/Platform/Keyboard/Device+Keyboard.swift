// SPDX-License-Identifier: MIT

/// The time at which a device shows its software keyboard.
public enum KeyboardVisibility: String, Hashable, Codable, Sendable, CaseIterable {
  /// Never.
  case hidden
  /// While a text input is focused.
  case whileEditing
  /// Always.
  case visible
}

extension Device {
  /// Returns the device with a software keyboard in front of the screen.
  ///
  /// The keyboard is part of the safe area at the bottom. It has the type and the return key of the
  /// focused text input, the letters of the locale's language, and an empty bar for suggestions.
  ///
  /// - Parameters:
  ///   - visibility: The time at which the keyboard is shown; always by default.
  ///   - type: The type; `nil`, the default, for that of the focused text input.
  /// - Returns: The device.
  public func keyboard(
    _ visibility: KeyboardVisibility = .visible, type: KeyboardType? = nil
  ) -> Device {
    var device = self
    device.traits = device.traits.merging(
      .environment(\.keyboard, KeyboardOption(visibility: visibility, type: type)))
    return device
  }
}

/// The option of a device to show a software keyboard.
package struct KeyboardOption: Hashable, Sendable {
  /// The time at which the keyboard is shown.
  package var visibility = KeyboardVisibility.hidden
  /// The type; `nil` for that of the focused text input.
  package var type: KeyboardType?
}

/// A focused text input.
package struct FocusedInput: Hashable, Sendable {
  /// The properties of the input.
  package var traits: TextInputTraits
  /// A Boolean value that indicates whether the next letter is a capital letter.
  package var isShifted: Bool
}

/// The first focused text input that is resolved in a layout.
///
/// `@unchecked`: the input is only accessed while components are resolved, by one thread.
package final class FocusedInputReader: @unchecked Sendable {
  /// The input; `nil` for none.
  package fileprivate(set) var input: FocusedInput?

  /// Creates a reader without an input.
  package init() {}
}

private enum KeyboardOptionKey: EnvironmentKey {
  static var defaultValue: KeyboardOption { KeyboardOption() }
}

private enum FocusedInputKey: EnvironmentKey {
  static var defaultValue: FocusedInput? { nil }
}

private enum FocusedInputReaderKey: EnvironmentKey {
  static var defaultValue: FocusedInputReader? { nil }
}

extension EnvironmentValues {
  /// The option of the device to show a software keyboard.
  package var keyboard: KeyboardOption {
    get { self[KeyboardOptionKey.self] }
    set { self[KeyboardOptionKey.self] = newValue }
  }

  /// The input that was focused when the views were evaluated before; `nil` for none.
  package var focusedInput: FocusedInput? {
    get { self[FocusedInputKey.self] }
    set { self[FocusedInputKey.self] = newValue }
  }

  /// The object that receives the focused input; `nil` if the device never shows a keyboard.
  package var focusedInputReader: FocusedInputReader? {
    get { self[FocusedInputReaderKey.self] }
    set { self[FocusedInputReaderKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the keyboard is known to be shown.
  package var isKeyboardShown: Bool {
    switch keyboard.visibility {
    case .hidden: false
    case .whileEditing: focusedInput != nil
    case .visible: true
    }
  }

  /// Stores the properties of a text input if it is focused.
  func readFocus(
    of text: String, returnKey: TextInputTraits.ReturnKey? = nil, capitalizes: Bool = true
  ) {
    guard let reader = focusedInputReader, reader.input == nil, isEnabled,
      controlState.contains(.focused)
    else { return }
    var traits = textInput
    traits.returnKey = traits.returnKey ?? returnKey
    if !capitalizes { traits.capitalization = .never }
    reader.input = FocusedInput(
      traits: traits, isShifted: traits.capitalizes(after: text))
  }
}
