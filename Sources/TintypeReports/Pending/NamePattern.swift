// SPDX-License-Identifier: MIT

/// What somebody typed to name snapshots: a name, the end of one, or either with asterisks in it.
package struct NamePattern: Hashable, Sendable {
  /// The text as it was typed.
  package let text: String

  /// Takes a text as it was typed.
  package init(_ text: String) {
    self.text = text
  }

  /// Whether it may stand for many snapshots: `*` is any characters but `/`, `**` any at all.
  package var hasWildcards: Bool { text.utf8.contains(asterisk) }

  /// How well a pattern fits a name.
  package enum Fit: Int, Comparable, Sendable {
    /// It is the end of the name, from the beginning of one of its parts.
    case end
    /// It is the name.
    case whole

    package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// How well the pattern fits a name.
  ///
  /// - Parameter names: The names of one snapshot: with and without its file's extension.
  /// - Returns: How well it fits the one that it fits best; `nil` where it fits none.
  package func fit(_ names: [String]) -> Fit? {
    if hasWildcards {
      let tokens = Self.tokens(text)
      return names.contains { Self.matches(tokens, Array($0.utf8)) } ? .whole : nil
    }
    return names.compactMap(fit).max()
  }

  private func fit(_ name: String) -> Fit? {
    if name == text { return .whole }
    let end = text.utf8.first == slash ? text : "/" + text
    return end.utf8.count > 1 && name.hasSuffix(end) ? .end : nil
  }

  // MARK: Asterisks

  private enum Token {
    case byte(UInt8)
    /// Any bytes but `/`.
    case withinPart
    /// Any bytes.
    case anything
    /// Any whole parts, or none.
    case anyParts
  }

  private static func tokens(_ text: String) -> [Token] {
    let bytes = Array(text.utf8)
    var tokens: [Token] = []
    var index = 0
    while index < bytes.count {
      let run = bytes[index...].prefix { $0 == asterisk }.count
      guard run > 0 else {
        tokens.append(.byte(bytes[index]))
        index += 1
        continue
      }
      let startsPart = index == 0 || bytes[index - 1] == slash
      index += run
      if run > 1, startsPart, index < bytes.count, bytes[index] == slash {
        tokens.append(.anyParts)
        index += 1
      } else {
        tokens.append(run > 1 ? .anything : .withinPart)
      }
    }
    return tokens
  }

  /// Whether the tokens fit the name from the beginning of one of its parts to its end.
  ///
  /// One pass a token, so that no pattern takes longer than its length times that of the name.
  private static func matches(_ tokens: [Token], _ name: [UInt8]) -> Bool {
    // Which places of the name can be reached with the tokens so far.
    var reached = (0...name.count).map { $0 == 0 || name[$0 - 1] == slash }
    for token in tokens {
      var next = [Bool](repeating: false, count: reached.count)
      var isOpen = false
      for place in reached.indices {
        switch token {
        case .byte(let byte):
          next[place] = place > 0 && reached[place - 1] && name[place - 1] == byte
        case .withinPart:
          isOpen = reached[place] || isOpen && name[place - 1] != slash
          next[place] = isOpen
        case .anything:
          isOpen = isOpen || reached[place]
          next[place] = isOpen
        case .anyParts:
          next[place] = reached[place] || isOpen && name[place - 1] == slash
          isOpen = isOpen || reached[place]
        }
      }
      reached = next
    }
    return reached.last == true
  }
}

private let asterisk = UInt8(ascii: "*")
private let slash = UInt8(ascii: "/")
