// SPDX-License-Identifier: MIT

/// The characters that a software keyboard offers.
public enum KeyboardType: String, Hashable, Codable, Sendable, CaseIterable {
  /// The letters of the language.
  case `default`
  /// Latin letters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Letters, and the characters of URLs.
  case url
  /// Digits; on a tablet digits and punctuation, as for all pads.
  case numberPad
  /// Digits, and the characters of telephone numbers.
  case phonePad
  /// The letters of the language, for names and telephone numbers.
  case namePhonePad
  /// Letters, and the characters of email addresses.
  case emailAddress
  /// Digits and the decimal separator of the locale.
  case decimalPad
  /// Letters, at signs and number signs.
  case twitter
  /// Letters and a full stop, with a return key that searches.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad

  /// A Boolean value that indicates whether the keyboard of a phone has large digits.
  var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// A Boolean value that indicates whether sentences begin with a capital letter by default.
  var capitalizes: Bool { self != .url && self != .emailAddress && !isPad }
}

/// The properties of a text input that its software keyboard shows.
package struct TextInputTraits: Hashable, Sendable {
  /// The label of the return key.
  package enum ReturnKey: String, Hashable, Sendable, CaseIterable {
    case `return`, done, go, send, join, route, search, next, `continue`

    /// A Boolean value that indicates whether the key has the color of a prominent action.
    var isProminent: Bool { self != .return && self != .next && self != .continue }
  }

  /// The words that begin with a capital letter.
  package enum Capitalization: Hashable, Sendable { case never, words, sentences, characters }

  /// The characters of the keyboard.
  package var type = KeyboardType.default
  /// The label of the return key; `nil` for that of the type.
  package var returnKey: ReturnKey?
  /// The words that begin with a capital letter; `nil` for those of the type.
  package var capitalization: Capitalization?
  /// The colors of the keyboard; `nil` for those of the screen.
  package var colorScheme: ColorScheme?
  /// A Boolean value that indicates whether the keyboard suggests words.
  package var suggestsWords = true

  /// Creates the properties of a text field without modifiers.
  package init() {}

  /// Returns whether the next letter after a text is a capital letter.
  func capitalizes(after text: String) -> Bool {
    let last = text.last { $0 != " " }
    switch capitalization ?? (type.capitalizes ? .sentences : .never) {
    case .never: return false
    case .characters: return true
    case .words: return text.last.map { $0.isWhitespace } ?? true
    case .sentences:
      guard let last, let end = text.last else { return true }
      return last.isNewline || end.isWhitespace && ".!?".contains(last)
    }
  }
}

private enum TextInputTraitsKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
  /// The properties of text inputs that their software keyboard shows.
  package var textInput: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }
}

extension Component {
  /// Sets the type of the software keyboard for the text inputs inside the component.
  public func keyboardType(_ type: KeyboardType) -> some Component {
    environment(\.textInput.type, type)
  }
}
