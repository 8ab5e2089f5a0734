// SPDX-License-Identifier: MIT

import TintypeBase

/// A path to values in JSON.
struct JSONKeyPath {
  /// A step of a path.
  enum Step: Hashable {
    case key([UInt8])
    case anyKey
    case index(Int)
    case anyIndex
    /// Any number of steps, including none.
    case anyDepth
  }

  private(set) var steps: [Step] = []

  /// Parses a path.
  init(_ path: String) throws(RedactionError) {
    let scalars = Array(path.unicodeScalars)
    var index = 0
    func malformed(_ expected: String) -> RedactionError {
      .malformedKeyPath(path, column: index + 1, expected: expected)
    }
    while true {
      if index < scalars.count, scalars[index] == "[" {
        index += 1
        let start = index
        if index < scalars.count, scalars[index] == "\"" {
          index += 1
          var escaped = false
          while index < scalars.count, escaped || scalars[index] != "\"" {
            escaped = !escaped && scalars[index] == "\\"
            index += 1
          }
          guard index < scalars.count else { throw malformed("a quotation mark") }
          index += 1
          guard let key = JSONReader.text(ofLiteral: Self.text(scalars[start..<index])) else {
            index = start
            throw malformed("a JSON string")
          }
          steps.append(.key(key))
        } else if index < scalars.count, scalars[index] == "*" {
          index += 1
          steps.append(.anyIndex)
        } else {
          while index < scalars.count, "0"..."9" ~= scalars[index] { index += 1 }
          guard let number = Int(Self.text(scalars[start..<index])) else {
            index = start
            throw malformed("an index, * or a key in quotation marks")
          }
          steps.append(.index(number))
        }
        guard index < scalars.count, scalars[index] == "]" else { throw malformed("“]”") }
        index += 1
      } else {
        let start = index
        while index < scalars.count, !".[]\"".unicodeScalars.contains(scalars[index]) {
          index += 1
        }
        switch Self.text(scalars[start..<index]) {
        case "": throw malformed("a key")
        case "*": steps.append(.anyKey)
        case "**": steps.append(.anyDepth)
        case let key:
          if let star = key.unicodeScalars.firstIndex(of: "*") {
            index = start + key.unicodeScalars.distance(from: key.startIndex, to: star)
            throw malformed("* alone, or a key that contains it in brackets and quotation marks")
          }
          steps.append(.key(Array(key.utf8)))
        }
      }
      if index == scalars.count { break }
      if scalars[index] == "[" { continue }
      guard scalars[index] == "." else { throw malformed("“.” or “[”") }
      index += 1
    }
    if steps.last == .anyDepth { throw malformed("a key or an index after **") }
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
