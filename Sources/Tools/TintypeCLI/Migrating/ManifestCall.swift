// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// A call of a member such as `.package(…)` in a manifest.
struct ManifestCall {
  /// An argument.
  struct Argument {
    /// The label; `nil` for none.
    var label: String?
    /// The tokens, including the label.
    var tokens: Range<Int>
    /// The tokens of the value.
    var value: Range<Int>
  }

  /// The token of the member's name.
  let name: Int
  let arguments: [Argument]
  private let source: SwiftSource

  /// Parses the call of a member; `nil` if there is no such call at the token.
  ///
  /// - Parameters:
  ///   - member: The member's name.
  ///   - token: The token of the name.
  ///   - source: The manifest.
  init?(_ member: String, at token: Int, in source: SwiftSource) {
    let tokens = source.tokens
    guard token > 0, source.isWord(token, member), tokens[token - 1].isSymbol("."),
      token + 1 < tokens.count, tokens[token + 1].isOpening("(")
    else { return nil }
    self.source = source
    name = token
    var arguments: [Argument] = []
    let end = tokens[token + 1].partner
    var first = token + 2
    while first < end {
      var next = first
      while next < end, tokens[next].kind != .comma {
        next = tokens[next].kind == .opening ? tokens[next].partner + 1 : next + 1
      }
      let hasLabel =
        next > first + 1 && tokens[first].kind == .word && tokens[first + 1].kind == .colon
      arguments.append(
        Argument(
          label: hasLabel ? source.text(of: tokens[first]) : nil, tokens: first..<next,
          value: (hasLabel ? first + 2 : first)..<next))
      first = next + 1
    }
    self.arguments = arguments
  }

  /// Returns the argument with a label.
  func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }

  /// Returns the token of an argument that is one string literal without interpolations.
  func literal(_ label: String) -> Int? {
    guard let value = argument(label)?.value, value.count == 1,
      source.string(value.lowerBound) != nil
    else { return nil }
    return value.lowerBound
  }

  /// Returns the text of an argument that is one string literal without interpolations.
  func text(_ label: String) -> String? { literal(label).flatMap { source.string($0) } }

  /// The byte range of all arguments; `nil` for a call without arguments.
  var argumentBytes: Range<Int>? {
    guard let first = arguments.first?.tokens.first, let last = arguments.last?.tokens.last
    else { return nil }
    return source.tokens[first].start..<source.tokens[last].end
  }

  /// A Boolean value that indicates whether there is a comment between the arguments.
  var hasComment: Bool {
    guard let first = arguments.first?.tokens.first, let last = arguments.last?.tokens.last
    else { return false }
    return (first..<last).contains { token in
      source.bytes[source.tokens[token].end..<source.tokens[token + 1].start].contains(
        UInt8(ascii: "/"))
    }
  }
}

extension SwiftToken {
  func isOpening(_ bracket: Unicode.Scalar) -> Bool {
    kind == .opening && byte == UInt8(ascii: bracket)
  }

  func isSymbol(_ symbol: Unicode.Scalar) -> Bool { kind == .other && byte == UInt8(ascii: symbol) }
}
