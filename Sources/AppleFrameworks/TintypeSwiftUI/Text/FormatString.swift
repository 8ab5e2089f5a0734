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

  /// A part of a format string before its values are numbered.
  enum UnnumberedPiece: Equatable {
    /// Characters that are shown as they are.
    case literal(String)
    /// The value of an index, or else the next one, formatted by a specifier.
    case argument(Int?, specifier: String)
    /// A variable, and the index of its value.
    case variable(String, Int?)
  }

  /// The name of the variable `%arg`, which no other variable has.
  static let argumentName = "%arg"

  /// Returns the parts of a format string, such as `Hello, %1$@`, with variables such as
  /// `%#@files@`.
  static func unnumberedPieces(of format: String) -> [UnnumberedPiece] {
    var pieces: [UnnumberedPiece] = []
    var literal = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal.append("%")
        rest.removeFirst()
        continue
      }
      guard
        let piece = plainSpecifier(at: &rest) ?? variable(at: &rest) ?? specifier(at: &rest)
      else {
        literal.append("%")
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(piece)
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  /// Returns the specifier of an interpolated string or integer at the start of a string, which is
  /// removed.
  private static func plainSpecifier(at rest: inout Substring) -> UnnumberedPiece? {
    for name in ["@", "lld"] where rest.utf8.starts(with: name.utf8) {
      // A combining mark after the specifier is in one character with its last letter.
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: name.utf8.count)...]
      return .argument(nil, specifier: "%" + name)
    }
    return nil
  }

  /// Returns the variable at the start of a string, which is removed.
  private static func variable(at rest: inout Substring) -> UnnumberedPiece? {
    if rest.hasPrefix("arg") {
      rest = rest.dropFirst(3)
      return .variable(argumentName, nil)
    }
    var scan = rest
    let position = position(at: &scan)
    guard scan.hasPrefix("#@") else { return nil }
    scan = scan.dropFirst(2)
    guard let end = scan.firstIndex(of: "@") else { return nil }
    rest = scan[scan.index(after: end)...]
    return .variable(String(scan[..<end]), position)
  }

  /// Returns the index of a value at the start of a string, such as `1$`, which is removed.
  private static func position(at scan: inout Substring) -> Int? {
    let digits = scan.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number > 0, scan.dropFirst(digits.count).first == "$" else {
      return nil
    }
    scan = scan.dropFirst(digits.count + 1)
    return number - 1
  }

  /// Returns the specifier at the start of a string, which is removed, and the index of its value.
  ///
  /// Source: IEEE 1003.1 `printf`, with `@` for objects.
  private static func specifier(at rest: inout Substring) -> UnnumberedPiece? {
    var scan = rest
    let position = position(at: &scan)
    let flags = scan.prefix { "-+ #0123456789.'".contains($0) }
    scan = scan.dropFirst(flags.count)
    let length = scan.prefix { "hlqLztj".contains($0) }
    scan = scan.dropFirst(length.count)
    guard let conversion = scan.first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(conversion) else {
      return nil
    }
    rest = scan.dropFirst()
    return .argument(position, specifier: "%\(flags)\(length)\(conversion)")
  }
}
