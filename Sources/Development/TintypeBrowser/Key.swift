// SPDX-License-Identifier: MIT

/// What is held while a key is pressed.
package struct Modifiers: OptionSet, Hashable, Sendable {
  /// The browser's own number.
  package let rawValue: Int

  /// Creates a set from the browser's own number.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Alt or Option key.
  package static let alt = Modifiers(rawValue: 1)
  /// The Control key.
  package static let control = Modifiers(rawValue: 2)
  /// The Command or Windows key.
  package static let meta = Modifiers(rawValue: 4)
  /// The Shift key.
  package static let shift = Modifiers(rawValue: 8)
}

/// A key of a keyboard with the American layout.
struct Key: Hashable {
  /// What the page hears as `key`.
  var name: String
  /// What it hears as `code`: which key it is, whatever it writes.
  var code: String
  /// What it hears as `keyCode`.
  var number: Int
  /// What the key writes; `nil` for nothing.
  var text: String?
  /// What must be held for that.
  var modifiers: Modifiers = []

  /// The key of a name, or the one that writes a character.
  init(_ name: String) throws(BrowserError) {
    if let known = Self.named[name] {
      (self.name, code, number, text) = (name, known.code ?? name, known.number, known.text)
    } else if name.utf8.count == 1, let byte = name.utf8.first, let key = Self.writing(byte) {
      (self.name, code, number, text) = (name, key.code, key.number, name)
      modifiers = key.isShifted ? .shift : []
    } else {
      throw .unknownKey(name)
    }
  }

  private static let named: [String: (number: Int, code: String?, text: String?)] = [
    "Enter": (13, nil, "\r"), "Tab": (9, nil, nil), "Escape": (27, nil, nil),
    "Backspace": (8, nil, nil), "Delete": (46, nil, nil), "Home": (36, nil, nil),
    "End": (35, nil, nil), "PageUp": (33, nil, nil), "PageDown": (34, nil, nil),
    "ArrowLeft": (37, nil, nil), "ArrowUp": (38, nil, nil), "ArrowRight": (39, nil, nil),
    "ArrowDown": (40, nil, nil), " ": (32, "Space", " "), "Alt": (18, "AltLeft", nil),
    "Shift": (16, "ShiftLeft", nil), "Control": (17, "ControlLeft", nil),
  ]

  /// The keys beside letters and digits: what each writes, and what it writes with Shift.
  private static let others: [(plain: String, shifted: String, code: String, number: Int)] = [
    ("-", "_", "Minus", 189), ("=", "+", "Equal", 187), ("[", "{", "BracketLeft", 219),
    ("]", "}", "BracketRight", 221), ("\\", "|", "Backslash", 220), (";", ":", "Semicolon", 186),
    ("'", "\"", "Quote", 222), ("`", "~", "Backquote", 192), (",", "<", "Comma", 188),
    (".", ">", "Period", 190), ("/", "?", "Slash", 191),
  ]

  /// What the digits write with Shift, from 0.
  private static let aboveDigits = Array(")!@#$%^&*(".utf8)

  private static func writing(_ byte: UInt8) -> (code: String, number: Int, isShifted: Bool)? {
    let character = String(UnicodeScalar(byte))
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      let upper = byte & ~0x20
      return ("Key" + String(UnicodeScalar(upper)), Int(upper), byte == upper)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return ("Digit" + character, Int(byte), false)
    default:
      if let digit = aboveDigits.firstIndex(of: byte) {
        return ("Digit\(digit)", Int(UInt8(ascii: "0")) + digit, true)
      }
      return others.first { $0.plain == character || $0.shifted == character }
        .map { ($0.code, $0.number, $0.shifted == character) }
    }
  }
}
