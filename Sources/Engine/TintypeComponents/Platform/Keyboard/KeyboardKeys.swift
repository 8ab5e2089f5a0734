// SPDX-License-Identifier: MIT

#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// A key of a software keyboard.
struct KeyboardKey: Hashable {
  /// The appearance of a key.
  enum Kind: Hashable {
    /// A key that enters its characters.
    case letter
    /// A darker key with another function.
    case function
    /// The return key of a prominent action.
    case prominent
    /// A key without a cap, as beside the zero.
    case plain
    /// The distance between the keys at the ends of a row and those in its middle.
    case space
  }

  /// The width of a key.
  enum Width: Hashable {
    /// That of a letter, multiplied by a number.
    case letters(Double)
    /// An equal share of the rest.
    case rest
  }

  var text = ""
  /// The name of a symbol in place of the text.
  var symbol: String?
  /// A second, smaller line.
  var detail = ""
  var kind = Kind.letter
  var width = Width.letters(1)

  static let space = KeyboardKey(kind: .space, width: .rest)

  static func function(
    _ text: String = "", symbol: String? = nil, _ letters: Double, _ kind: Kind = .function
  ) -> Self {
    KeyboardKey(text: text, symbol: symbol, kind: kind, width: .letters(letters))
  }
}

extension ShownKeyboard {
  /// The rows of keys from the top.
  ///
  /// - Parameter locale: The locale, whose language determines the letters.
  /// - Returns: The rows.
  func rows(for locale: Locale) -> [[KeyboardKey]] {
    let layout = KeyboardLayout(for: locale, isLatin: traits.type == .asciiCapable)
    if traits.type.isPad, !metrics.isTablet { return pad(for: locale) }
    let usesDigits = traits.type == .numbersAndPunctuation || traits.type.isPad
    let digits = metrics.isTablet ? KeyboardLayout.tabletDigits : KeyboardLayout.digits
    let rows = usesDigits ? digits : layout.rows
    return (metrics.isTablet ? tablet : phone)(rows, usesDigits, layout, locale)
  }

  /// A key of a letter of the layout, or of a digit.
  private func keys(_ row: String, _ locale: Locale) -> [KeyboardKey] {
    row.map { character in
      let text = String(character)
      return KeyboardKey(text: isShifted ? text.uppercased(with: locale) : text)
    }
  }

  private func phone(
    _ rows: [String], _ usesDigits: Bool, _ layout: KeyboardLayout, _ locale: Locale
  ) -> [[KeyboardKey]] {
    let letters = rows.map { keys($0, locale) }
    let third = usesDigits ? letters[2].map { $0.widened(to: 1.4) } : letters[2]
    let hasShift = layout.hasCase || usesDigits
    // The keys at the ends are narrower beside many letters.
    let rest = max(letters.map(\.count).max() ?? 10, 10) - third.count
    let width = rest > (hasShift ? 2 : 1) ? 1.3 : 1
    let shift: KeyboardKey =
      usesDigits
      ? .function("#+=", width) : .function(symbol: isShifted ? "shift.fill" : "shift", width)
    let gap: [KeyboardKey] = width > 1 ? [.space] : []
    let row =
      (hasShift ? [shift] + gap : []) + third + gap + [.function(symbol: "delete.left", width)]
    let hasArea = metrics.bottom >= 34
    var last: [KeyboardKey] = [.function(usesDigits ? layout.name : "123", hasArea ? 2.6 : 1.3)]
    if !hasArea { last.append(.function(symbol: "face.smiling", 1.3)) }
    return [letters[0], letters[1], row, last + lastKeys(locale, 2.6)]
  }

  /// The keys to the right of the one that shows digits.
  private func lastKeys(_ locale: Locale, _ width: Double) -> [KeyboardKey] {
    let space = KeyboardKey(text: SystemText.space.string(for: locale), width: .rest)
    func character(_ text: String) -> KeyboardKey { KeyboardKey(text: text) }
    switch traits.type {
    case .emailAddress: return [space, character("@"), character("."), returnKey(locale, width)]
    case .url:
      return [".", "/", ".com"].map { KeyboardKey(text: $0, width: .rest) }
        + [returnKey(locale, width)]
    case .twitter: return [space, character("@"), character("#")]
    case .webSearch: return [space, character("."), returnKey(locale, width)]
    default: return [space, returnKey(locale, width)]
    }
  }

  private func tablet(
    _ rows: [String], _ usesDigits: Bool, _ layout: KeyboardLayout, _ locale: Locale
  ) -> [[KeyboardKey]] {
    let letters = rows.map { keys($0, locale) }
    let shift: KeyboardKey =
      usesDigits ? .function("#+=", 1) : .function(symbol: isShifted ? "shift.fill" : "shift", 1)
    let switcher = KeyboardKey.function(usesDigits ? layout.name : ".?123", 1)
    let isShort = letters[2].count < letters[0].count - 2
    let marks: [KeyboardKey] =
      isShort && !usesDigits ? [",", "."].map { KeyboardKey(text: $0) } : []
    return [
      letters[0] + [KeyboardKey(symbol: "delete.left", kind: .function, width: .rest)],
      [.space] + letters[1]
        + [returnKey(locale, 1.6)],
      [shift] + letters[2] + marks + [
        KeyboardKey(
          text: shift.text, symbol: shift.symbol, kind: .function, width: .rest)
      ],
      [
        switcher, .function(symbol: "face.smiling", 1), .function(symbol: "mic", 1),
        KeyboardKey(width: .rest), .function(switcher.text, 1.3),
        .function(symbol: "keyboard.chevron.compact.down", 1.3),
      ],
    ]
  }

  /// The keys of a phone with large digits.
  private func pad(for locale: Locale) -> [[KeyboardKey]] {
    let groups = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let digits = KeyboardLayout.digits(for: locale, isASCII: traits.type == .asciiCapableNumberPad)
    let hasGroups = traits.type != .decimalPad && digits[1] == "1"
    var rows = (0..<3).map { row in
      (1...3).map { column in
        let number = row * 3 + column
        return KeyboardKey(
          text: digits[number], detail: hasGroups ? groups[number - 1] : "", width: .rest)
      }
    }
    let left: String
    switch traits.type {
    case .decimalPad: left = locale.decimalSeparator ?? "."
    case .phonePad: left = "+ ∗ #"
    default: left = ""
    }
    rows.append([
      KeyboardKey(text: left, kind: .plain, width: .rest),
      KeyboardKey(text: digits[0], width: .rest),
      KeyboardKey(symbol: "delete.left", kind: .plain, width: .rest),
    ])
    return rows
  }

  private func returnKey(_ locale: Locale, _ width: Double) -> KeyboardKey {
    let key = traits.returnKey ?? (traits.type == .webSearch ? .go : .return)
    return .function(
      key.title(for: locale), width, key.isProminent ? .prominent : .function)
  }
}

extension KeyboardKey {
  fileprivate func widened(to letters: Double) -> Self {
    var key = self
    key.width = .letters(letters)
    return key
  }
}
