// SPDX-License-Identifier: MIT

/// A pattern for the names of snapshots: a name or the end of one, either with asterisks.
package struct NamePattern: Hashable, Sendable {
  /// The text as the user wrote it.
  package let text: String

  /// Creates a pattern from a text.
  package init(_ text: String) { self.text = text }

  /// A Boolean value that indicates whether the pattern may match many snapshots.
  ///
  /// `*` matches any characters except `/`; `**` matches any characters.
  package var hasWildcards: Bool { text.utf8.contains(asterisk) }

  /// The quality of a match.
  package enum Fit: Int, Comparable, Sendable {
    /// The pattern matches the end of the name, from the beginning of a component.
    case end
    /// The pattern matches the whole name.
    case whole

    package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// Returns the quality of the match with a snapshot.
  ///
  /// - Parameter names: The names of the snapshot: with and without its file's extension.
  /// - Returns: The best match with any of the names; `nil` if the pattern matches none.
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
    /// Any bytes except `/`.
    case withinPart
    /// Any bytes.
    case anything
    /// Any number of whole components.
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

  /// Returns whether the tokens match the name from the beginning of a component to the end.
  ///
  /// Each token takes one pass, so the time is at most proportional to the product of both lengths.
  private static func matches(_ tokens: [Token], _ name: [UInt8]) -> Bool {
    // The positions in the name that the previous tokens can reach.
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
