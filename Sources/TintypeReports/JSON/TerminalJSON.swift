// SPDX-License-Identifier: MIT

/// JSON that a terminal can show: what it would obey, or hide, is escaped.
enum TerminalJSON {
  /// The same document; only strings can hold such characters.
  static func visible(_ json: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      // What an encoder leaves below is the layout between the strings.
      guard scalar.value >= 0x7F, VisibleText.isHidden(scalar) else {
        result.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u".unicodeScalars)
        result.append(contentsOf: repeatElement("0", count: 4 - digits.count))
        result.append(contentsOf: digits.unicodeScalars)
      }
    }
    return String(result)
  }
}
