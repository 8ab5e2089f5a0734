// SPDX-License-Identifier: MIT

/// The keyboard of a text field.
@nonexhaustive(warn)
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the language.
  case `default` = 0
  /// Characters of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Characters of URLs.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Characters of telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Characters of email addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Characters of social networks.
  case twitter = 9
  /// Characters of searches.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// The earlier name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The automatic capitalization of a text field.
@nonexhaustive(warn)
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// Words.
  case words = 1
  /// Sentences.
  case sentences = 2
  /// All characters.
  case allCharacters = 3
}

/// The automatic correction of a text field.
@nonexhaustive(warn)
public enum UITextAutocorrectionType: Int, Sendable {
  /// The type that the system chooses.
  case `default` = 0
  /// No correction.
  case no = 1
  /// Correction.
  case yes = 2
}

/// The spell checking of a text field.
@nonexhaustive(warn)
public enum UITextSpellCheckingType: Int, Sendable {
  /// The type that the system chooses.
  case `default` = 0
  /// No spell checking.
  case no = 1
  /// Spell checking.
  case yes = 2
}

/// The label of the return key.
@nonexhaustive(warn)
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// The appearance of the keyboard.
@nonexhaustive(warn)
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance that the system chooses.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The earlier name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}
