// SPDX-License-Identifier: MIT

/// HTML source in which every interpolated string is text.
///
/// Literals are markup, interpolations are escaped: whoever writes a page cannot forget to.
struct Markup: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The source.
  private(set) var source: String

  init(stringLiteral value: String) {
    source = value
  }

  init(stringInterpolation: StringInterpolation) {
    source = stringInterpolation.source
  }

  /// Joins pieces, each on a line of its own.
  init(lines: [Markup]) {
    source = lines.map(\.source).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// No markup at all.
  static let none: Markup = ""

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source: String

    init(literalCapacity: Int, interpolationCount: Int) {
      source = ""
      source.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) {
      source += literal
    }

    /// Text on one line, in an element or in an attribute between double quotes.
    mutating func appendInterpolation(_ text: String) {
      escape(VisibleText.line(text))
    }

    /// Text with its line breaks, in a `pre` element.
    mutating func appendInterpolation(block text: String) {
      escape(VisibleText.block(text))
    }

    mutating func appendInterpolation(_ number: Int) {
      source += String(number)
    }

    mutating func appendInterpolation(_ markup: Markup) {
      source += markup.source
    }

    private mutating func escape(_ text: String) {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "&": source += "&amp;"
        case "<": source += "&lt;"
        case ">": source += "&gt;"
        case "\"": source += "&quot;"
        case "'": source += "&#39;"
        default: source.unicodeScalars.append(scalar)
        }
      }
    }
  }
}
