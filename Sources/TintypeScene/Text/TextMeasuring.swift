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

extension [TextIssue] {
  /// Adds issues; missing glyphs are one issue, and no issue stands twice.
  package mutating func merge(_ others: [TextIssue]) {
    for issue in others {
      guard case .missingGlyphs(let new) = issue else {
        if !contains(issue) { append(issue) }
        continue
      }
      let index = firstIndex { if case .missingGlyphs = $0 { true } else { false } }
      if let index, case .missingGlyphs(let old) = self[index] {
        self[index] = .missingGlyphs(Set(old).union(new).sorted())
      } else {
        append(issue)
      }
    }
  }
}

/// A part of a text that looks the same throughout.
public struct TextRun: Hashable, Codable, Sendable {
  /// The characters; line feeds begin new lines.
  package var string: String
  /// The font asked for.
  package var font: Font
  /// What the characters are painted with.
  package var style: ResolvedStyle
  /// What is added between characters, in points: half of it on either side of each character, but
  /// nothing at the ends of a line.
  ///
  /// Ligatures are taken apart. Anything but a number of at most 4,096 either way stands for 0.
  package var tracking: Length
  /// How far the characters stand above the baseline, in points; lines grow by it.
  ///
  /// Anything but a number of at most 4,096 either way stands for 0.
  package var baselineOffset: Length
  /// A line below the characters.
  package var underline: TextLineStyle?
  /// A line through the characters.
  package var strikethrough: TextLineStyle?

  /// Creates a part, black by default.
  package init(
    string: String,
    font: Font,
    style: ResolvedStyle = .color(ResolvedColor(red: 0, green: 0, blue: 0)),
    tracking: Double = 0,
    baselineOffset: Double = 0,
    underline: TextLineStyle? = nil,
    strikethrough: TextLineStyle? = nil
  ) {
    self.string = string
    self.font = font
    self.style = style
    self.tracking = Length(tracking)
    self.baselineOffset = Length(baselineOffset)
    self.underline = underline
    self.strikethrough = strikethrough
  }
}

extension TextRun {
  /// The tracking where it is a number that can be used, else 0.
  package var usableTracking: Double { Self.usable(tracking.points) }

  /// The baseline offset where it is a number that can be used, else 0.
  package var usableBaselineOffset: Double { Self.usable(baselineOffset.points) }

  /// A tracking or baseline offset in points where it can be used, else 0: more than the largest
  /// font's size would only move characters out of sight.
  package static func usable(_ points: Double) -> Double {
    abs(points) <= Font.maximumSize ? points : 0
  }

  /// The run with all its lengths multiplied.
  package func scaled(by factor: Double) -> TextRun {
    var run = self
    run.font.size *= factor
    run.tracking = Length(usableTracking * factor)
    run.baselineOffset = Length(usableBaselineOffset * factor)
    return run
  }
}
