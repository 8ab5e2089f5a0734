// SPDX-License-Identifier: MIT

import TintypeBase

/// HTML source in which every interpolated string is escaped.
///
/// Literals are markup and interpolations are text, so that no escape can be forgotten.
struct Markup: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The HTML source.
  private(set) var source: String

  init(stringLiteral value: String) { source = value }

  init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

  /// Joins pieces, each on its own line.
  init(lines: [Markup]) {
    source = lines.map(\.source).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Empty markup.
  static let none: Markup = ""

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source: String

    init(literalCapacity: Int, interpolationCount: Int) {
      source = ""
      source.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) { source += literal }

    /// Appends text on one line, for an element or an attribute in double quotes.
    mutating func appendInterpolation(_ text: String) {
      source += MarkupText.escaped(VisibleText.line(text))
    }

    /// Appends text with its line breaks, for a `pre` element.
    mutating func appendInterpolation(block text: String) {
      source += MarkupText.escaped(VisibleText.block(text))
    }

    mutating func appendInterpolation(_ number: Int) { source += String(number) }

    mutating func appendInterpolation(_ markup: Markup) { source += markup.source }
  }
}
