// SPDX-License-Identifier: MIT

/// Breaks texts into lines and measures them: the seam between layout and fonts.
///
/// `BlockText` needs no font; the one that pictures are made with is Pango's.
public protocol TextMeasuring {
  /// What stands in for the part of a text that does not fit, by default “…”.
  ///
  /// `nil` for nothing: a text that does not fit ends with the last line that does.
  var ellipsis: String? { get }

  /// Breaks a text into lines and measures them.
  ///
  /// - Parameters:
  ///   - runs: The parts of the text; `TextSource` joins them and finds the paragraphs. Line feeds
  ///     end lines; an empty text, and one without runs, has one empty line.
  ///   - width: The greatest width of a line in points. Lines break between words, and within a
  ///     word that is wider than that by itself. `nil` breaks at line feeds alone.
  ///   - maximumLines: The number of lines behind which the rest of the text is left out, at least
  ///     1; `nil` for none.
  ///   - direction: The direction in which the paragraphs run.
  /// - Returns: The lines with the fonts that they are set in. A line is as high as its highest run.
  /// - Throws: What keeps any text from being measured, such as a font file that is gone.
  func typeset(
    _ runs: [TextRun],
    width: Double?,
    maximumLines: Int?,
    direction: LayoutDirection
  ) throws -> TypesetText
}

extension TextMeasuring {
  /// “…”, U+2026.
  public var ellipsis: String? { "…" }

  /// Breaks a text in one font, from left to right, into lines and measures them.
  package func typeset(_ string: String, font: Font, width: Double?) throws -> TypesetText {
    try typeset(
      [TextRun(string: string, font: font)], width: width, maximumLines: nil,
      direction: .leftToRight)
  }
}

/// The font that answers a request.
package struct ResolvedFont: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The family; `nil` for solid blocks in place of glyphs.
  package var family: String?
  /// The size of the em square in points.
  package var size: Double
  /// The weight of the file that is used, which may be another than the one asked for.
  package var weight: Font.Weight
  /// Whether the file is an italic one.
  package var isItalic: Bool

  /// Creates a font.
  package init(family: String?, size: Double, weight: Font.Weight, isItalic: Bool) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Family, style and size: `Roboto bold 16`.
  package var description: String {
    let style = weight.description + (isItalic ? " italic" : "")
    return "\(family ?? "blocks") \(style) \(size.pointText)"
  }
}

/// What keeps a text from looking as asked for.
package enum TextIssue: Hashable, Codable, Sendable {
  /// No such family is in the font book; another stands in.
  case unknownFamily(requested: String, used: String)
  /// The family has no italic file; the upright one stands in.
  case missingItalic(family: String)
  /// The family has no upright file; the italic one stands in.
  case missingUpright(family: String)
  /// The fonts have no glyphs for these Unicode scalar values.
  case missingGlyphs([UInt32])
  /// The size is not between 0 and `Font.maximumSize`; that stands in for a larger one, else 1.
  case invalidSize(Length)

  /// A size that is not between 0 and `Font.maximumSize`.
  package static func invalidSize(_ size: Double) -> TextIssue { .invalidSize(Length(size)) }
}
