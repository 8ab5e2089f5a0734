// SPDX-License-Identifier: MIT

internal import Foundation

/// A line of the visual format language: views along an axis and the distances between them.
///
/// The grammar is that of Apple's Auto Layout Guide, “Visual Format Language”.
struct VisualFormat: Equatable {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The views and edges of the `superview` from the start to the end.
  var items: [Item] = []
  /// The connections between neighbors: one fewer than there are items.
  var connections: [Connection] = []

  /// A view with conditions of its length, or an edge of the `superview`.
  enum Item: Equatable {
    case superview
    case view(name: String, lengths: [Predicate])
  }

  /// The distance between neighbors.
  enum Connection: Equatable {
    case none
    case standard
    case distances([Predicate])
  }

  /// A condition of a length or a distance.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
  }

  /// A number, or the name of a metric or a view.
  enum Value: Equatable {
    case number(Double)
    case name(String)
  }

  /// The first character that is not part of the language, and what is expected there.
  struct SyntaxError: Error, Equatable {
    /// The number of characters before the error.
    let offset: Int
    let expected: String
  }

  /// Reads a line.
  init(_ text: String) throws(SyntaxError) {
    var parser = Parser(text)
    self = try parser.format()
  }

  fileprivate init() {}
}

/// Reads a line of the visual format language from its start to its end.
private struct Parser {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) { characters = Array(text) }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private func expected(_ text: String) -> VisualFormat.SyntaxError {
    VisualFormat.SyntaxError(offset: position, expected: text)
  }

  mutating func format() throws(VisualFormat.SyntaxError) -> VisualFormat {
    var format = VisualFormat()
    if take("V:") { format.axis = .vertical } else { _ = take("H:") }
    while true {
      let isFirst = format.items.isEmpty
      if take("|") {
        format.items.append(.superview)
        if !isFirst { break }
      } else {
        format.items.append(try view())
      }
      if next == nil, !isFirst || format.items != [.superview] { break }
      format.connections.append(try connection())
    }
    guard next == nil else { throw expected("the end") }
    return format
  }

  private mutating func view() throws(VisualFormat.SyntaxError) -> VisualFormat.Item {
    guard take("[") else { throw expected("“[” or “|”") }
    let name = try name()
    let lengths = next == "(" ? try predicates() : []
    guard take("]") else { throw expected("“]”") }
    return .view(name: name, lengths: lengths)
  }

  private mutating func connection() throws(VisualFormat.SyntaxError) -> VisualFormat.Connection {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let distances =
      next == "(" ? try predicates() : [VisualFormat.Predicate(value: try value())]
    guard take("-") else { throw expected("“-”") }
    return .distances(distances)
  }

  private mutating func predicates() throws(VisualFormat.SyntaxError) -> [VisualFormat.Predicate] {
    guard take("(") else { throw expected("“(”") }
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      var relation = NSLayoutConstraint.Relation.equal
      if take("<=") {
        relation = .lessThanOrEqual
      } else if take(">=") {
        relation = .greaterThanOrEqual
      } else {
        _ = take("==")
      }
      let length = try value()
      let priority = take("@") ? try value() : nil
      predicates.append(
        VisualFormat.Predicate(relation: relation, value: length, priority: priority))
    } while take(",")
    guard take(")") else { throw expected("“)”") }
    return predicates
  }

  private mutating func value() throws(VisualFormat.SyntaxError) -> VisualFormat.Value {
    let start = position
    _ = take("-")
    while let character = next, character.isASCII, character.isNumber || character == "." {
      position += 1
    }
    if let number = Double(String(characters[start..<position])) { return .number(number) }
    position = start
    return .name(try name())
  }

  private mutating func name() throws(VisualFormat.SyntaxError) -> String {
    let start = position
    while let character = next,
      character.isLetter || character == "_" || (position > start && character.isNumber)
    {
      position += 1
    }
    guard position > start else { throw expected("a name or a number") }
    return String(characters[start..<position])
  }
}
