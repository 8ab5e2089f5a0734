// SPDX-License-Identifier: MIT

import Foundation

/// The parts of a format string.
enum FormatString {
  /// A part of a format string.
  enum Piece: Equatable {
    /// Characters that are shown as they are.
    case literal(String)
    /// The value of an index, formatted by a specifier.
    case argument(Int, specifier: String)
  }

  /// Returns the parts of a format string, such as `Hello, %1$@`.
  static func pieces(of format: String) -> [Piece] {
    var pieces: [Piece] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal.append("%")
        rest.removeFirst()
        continue
      }
      guard let (specifier, position) = specifier(at: &rest) else {
        literal.append("%")
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      let index = position ?? next
      if position == nil { next += 1 }
      pieces.append(.argument(index, specifier: specifier))
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  /// Returns the specifier at the start of a string, which is removed, and the index of its value.
  ///
  /// Source: IEEE 1003.1 `printf`, with `@` for objects.
  private static func specifier(at rest: inout Substring) -> (String, Int?)? {
    var scan = rest
    var position: Int?
    let digits = scan.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), number > 0, scan.dropFirst(digits.count).first == "$" {
      position = number - 1
      scan = scan.dropFirst(digits.count + 1)
    }
    let flags = scan.prefix { "-+ #0123456789.'".contains($0) }
    scan = scan.dropFirst(flags.count)
    let length = scan.prefix { "hlqLztj".contains($0) }
    scan = scan.dropFirst(length.count)
    guard let conversion = scan.first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(conversion) else {
      return nil
    }
    rest = scan.dropFirst()
    return ("%\(flags)\(length)\(conversion)", position)
  }
}
