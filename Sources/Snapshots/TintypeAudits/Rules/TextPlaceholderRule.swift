// SPDX-License-Identifier: MIT

import TintypeScene

/// Text contains no placeholder, such as a format specifier or a key of a string table.
enum TextPlaceholderRule: SceneRule {
  static let rule = AuditRule.textPlaceholder

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    var found: [RuleFinding] = []
    for line in scene.lines where line.isReadable && line.visible.isPlace {
      if let part = placeholder(in: line.line.string) {
        found.append(finding(line.node, line.area, part, "text", line.line.string))
      }
    }
    for element in scene.elements {
      let semantics = element.semantics
      for (kind, text) in [
        ("label", semantics.label), ("value", semantics.value), ("hint", semantics.hint),
      ] {
        // Passwords and what people enter are their own.
        guard let text, !(kind == "value" && semantics.traits.contains(.isTextField)),
          let part = placeholder(in: text), !LabelFileNameRule.isName(text.words)
        else { continue }
        found.append(finding(element.place, element.frame, part, kind, text))
      }
    }
    return found
  }

  private static func finding(
    _ node: Int, _ frame: Rect, _ part: String, _ kind: String, _ text: String
  ) -> RuleFinding {
    RuleFinding(
      rule: rule, node: node, frame: frame, measured: "“\(part)”", required: "no placeholder",
      message: """
        The \(kind) “\(text.excerpt)” contains the placeholder “\(part.excerpt)”. Replace it by its \
        value, or add the translation.
        """)
  }

  /// Returns the first placeholder in a text; `nil` if there is none.
  static func placeholder(in text: String) -> String? {
    guard text.utf8.count <= 20_000 else { return nil }
    let signs = Signs(text)
    if signs.hasPercent, let found = specifier(in: Array(text.utf8)) { return found }
    if signs.hasBracket {
      for (start, end) in [("{{", "}}"), ("${", "}"), ("\\(", ")"), ("Optional(", ")")] {
        guard let found = text.firstPart(from: start, to: end) else { continue }
        return found
      }
    }
    if signs.hasLatin {
      let lower = text.lowercased().words
      for phrase in ["lorem ipsum", "dolor sit amet"] where lower.contains(phrase) { return phrase }
    }
    guard signs.isShort || signs.hasSeparator else { return nil }
    let words = text.words
    if ["TODO", "FIXME", "TBD", "(null)", "undefined", "NaN", "nil"].contains(words) {
      return words
    }
    return isKey(words) ? words : nil
  }

  /// The bytes of a text without which it has no placeholder of a kind, found in one pass.
  private struct Signs {
    /// A percent sign, which starts a specifier.
    var hasPercent = false
    /// A bracket, which an interpolation contains.
    var hasBracket = false
    /// Letters that placeholder texts in Latin contain.
    var hasLatin = false
    /// A dot or an underscore, which a key contains.
    var hasSeparator = false
    /// At most as many letters as “undefined”.
    var isShort = false

    init(_ text: String) {
      var text = text
      text.withUTF8 { bytes in
        // A loop over the indices of a buffer is slow without optimization.
        let count = bytes.count
        var (index, letters) = (0, 0)
        while index < count {
          let byte = bytes[index]
          index += 1
          switch byte {
          case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"): continue
          case UInt8(ascii: "%"): hasPercent = true
          case UInt8(ascii: "{"), UInt8(ascii: "("): hasBracket = true
          case UInt8(ascii: "."), UInt8(ascii: "_"): hasSeparator = true
          case UInt8(ascii: "o"), UInt8(ascii: "O"):
            let next = index < count ? bytes[index] | 0x20 : 0
            if next == UInt8(ascii: "r") || next == UInt8(ascii: "l") { hasLatin = true }
          default: break
          }
          letters += 1
        }
        isShort = letters <= 9
      }
    }
  }

  /// Returns the first format specifier, such as `%@`, `%1$@` or `%lld`.
  private static func specifier(in bytes: [UInt8]) -> String? {
    for start in bytes.indices where bytes[start] == UInt8(ascii: "%") {
      var index = start + 1
      func peek() -> UInt8 { index < bytes.count ? bytes[index] : 0 }
      // The position of the argument.
      let digits = index
      while (0x30...0x39).contains(peek()), index - digits < 3 { index += 1 }
      if peek() == UInt8(ascii: "$"), index > digits { index += 1 } else { index = digits }
      // A precision, such as .2 in %.2f.
      if peek() == UInt8(ascii: ".") {
        index += 1
        while (0x30...0x39).contains(peek()), index - start < 8 { index += 1 }
      }
      while [UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "z")].contains(peek()),
        index - start < 8
      { index += 1 }
      let isPlural = bytes[start...].starts(with: Array("%#@".utf8))
      guard "@dDiufsxX".utf8.contains(peek()) || isPlural else { continue }
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let isLetter = (0x41...0x5A).contains(next) || (0x61...0x7A).contains(next)
      // "100 %discount" is not a specifier; "%@s" is.
      guard isPlural || peek() == UInt8(ascii: "@") || !isLetter else { continue }
      return String(decoding: bytes[start...min(index, bytes.count - 1)], as: UTF8.self)
    }
    return nil
  }

  /// Returns whether a text is a key of a string table, such as `login.title.label` or
  /// `ERROR_NO_NETWORK`.
  private static func isKey(_ text: String) -> Bool {
    guard text.utf8.count <= 100, text.utf8.allSatisfy({ $0 < 0x80 }),
      text.first?.isLetter == true, text.last.map({ $0.isLetter || $0.isNumber }) == true,
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    else { return false }
    let parts = text.split { $0 == "." || $0 == "_" }
    guard parts.count > 1, parts.allSatisfy({ $0.first?.isLetter == true }) else { return false }
    if text.contains("_") {
      // File names and names of people's accounts have mixed forms.
      return !text.contains(".") && (text == text.uppercased() || parts.count > 2)
    }
    let last = parts.last.map(String.init) ?? ""
    return parts.count > 2 && parts[0] != "www" && !domains.contains(last)
      && text.first?.isLowercase == true
  }

  /// The ends of domains and of files.
  private static let domains: Set<String> = [
    "com", "org", "net", "io", "dev", "app", "de", "uk", "fr", "es", "it", "jp", "ch", "at", "eu",
    "us", "ca", "au", "info", "co", "me", "tv", "ai", "html", "json", "swift", "txt", "md", "pdf",
    "png", "jpg", "zip", "gz", "local", "test", "example", "edu", "gov",
  ]
}

extension String {
  /// The first part that begins and ends with markers; `nil` if there is none.
  fileprivate func firstPart(from start: String, to end: String) -> String? {
    guard let begin = firstRange(of: start),
      let finish = self[begin.upperBound...].firstRange(of: end),
      finish.lowerBound > begin.upperBound
    else { return nil }
    return String(self[begin.lowerBound..<finish.upperBound])
  }
}
