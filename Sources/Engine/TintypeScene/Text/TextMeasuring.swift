// SPDX-License-Identifier: MIT

/// A type that breaks text into lines and measures them: the interface between layout and fonts.
///
/// `BlockText` needs no font; images are made with a measurer that uses Pango.
public protocol TextMeasuring: Sendable {
  /// The replacement for the part of a text that does not fit, by default “…”.
  ///
  /// If it is `nil`, a text that does not fit ends with the last line that fits.
  var ellipsis: String? { get }

  /// A Boolean value that indicates whether the last line of a paragraph avoids a single word.
  ///
  /// `true` by default: if the last word is shorter than half of the line above, the last word of
  /// that line joins it, unless a single short word would be left there. This is UIKit's line break
  /// strategy `pushOut`.
  var pushesOutLastWords: Bool { get }

  /// Breaks text into lines and measures them.
  ///
  /// - Parameters:
  ///   - runs: The runs of the text; `TextSource` joins them and finds the paragraphs. Line feeds
  ///     end lines; an empty text, and one without runs, has one empty line.
  ///   - width: The maximum width of a line in points. Lines break between words, and within a word
  ///     that is wider than a line. `nil` breaks at line feeds only.
  ///   - maximumLines: The maximum number of lines, at least 1; the rest of the text is omitted.
  ///     `nil` for no limit.
  ///   - direction: The direction of the paragraphs.
  /// - Returns: The lines with the fonts that they use. A line is as high as its highest run,
  ///   and at least as high as the letters of tall scripts in it require.
  /// - Throws: An error that prevents all text from being measured, such as a missing font file.
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

  /// `true`: the last line of a paragraph avoids a single word.
  public var pushesOutLastWords: Bool { true }

  /// Breaks left-to-right text in one font into lines and measures them.
  package func typeset(_ string: String, font: Font, width: Double?) throws -> TypesetText {
    try typeset(
      [TextRun(string: string, font: font)], width: width, maximumLines: nil,
      direction: .leftToRight)
  }
}

/// The font that was selected for a request.
package struct ResolvedFont: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The family; `nil` for solid blocks instead of glyphs.
  package var family: String?
  /// The size of the em square in points.
  package var size: Double
  /// The weight of the font file, which can differ from the requested one.
  package var weight: Font.Weight
  /// A Boolean value that indicates whether the font file is italic.
  package var isItalic: Bool
  /// The typographic features; `nil` for none.
  package var features: Font.Features?

  /// Creates a font.
  package init(
    family: String?, size: Double, weight: Font.Weight, isItalic: Bool,
    features: Font.Features? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.features = features
  }

  /// The family, the style and the size: `Inter bold 16`.
  package var description: String {
    let style = weight.description + (isItalic ? " italic" : "")
    let features = features.map { " \($0)" } ?? ""
    return "\(family ?? "blocks") \(style) \(size.pointText)\(features)"
  }
}

/// A problem that prevents text from being rendered as requested.
package enum TextIssue: Hashable, Codable, Sendable {
  /// The font book has no such family; another one is used.
  case unknownFamily(requested: String, used: String)
  /// The family has no italic file; the upright one is used.
  case missingItalic(family: String)
  /// The family has no upright file; the italic one is used.
  case missingUpright(family: String)
  /// The fallback family has no bold file for letters that the bold font of a text does not have.
  case missingBold(family: String)
  /// The fonts have no glyphs for these Unicode scalar values.
  case missingGlyphs([UInt32])
  /// The size is not between 0 and `Font.maximumSize`; the maximum replaces a larger one, 1 any
  /// other.
  case invalidSize(Length)
  /// The font book has no family for a design; another one is used.
  case missingDesign(used: String, Font.Design)
  /// The family has no small capitals for letters that are requested in them.
  case missingSmallCaps(family: String)

  /// Returns the issue for a size that is not between 0 and `Font.maximumSize`.
  package static func invalidSize(_ size: Double) -> TextIssue { .invalidSize(Length(size)) }
}

extension [TextIssue] {
  /// Adds issues; missing glyphs are combined into one issue, and duplicates are skipped.
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

/// A run of text with the same style.
public struct TextRun: Hashable, Codable, Sendable {
  /// The characters; line feeds begin new lines.
  package var string: String
  /// The requested font.
  package var font: Font
  /// The paint of the characters.
  package var style: ResolvedStyle
  /// The paint behind the characters, as high as a line of their font.
  package var background: ResolvedStyle?
  /// The spacing added between characters, in points.
  ///
  /// Half of it is added on either side of each character, but nothing at the ends of a line.
  /// Ligatures are disabled. A value that is NaN or beyond ±4,096 counts as 0.
  package var tracking: Length
  /// The offset of the characters above the baseline, in points, which increases the line height.
  ///
  /// A value that is NaN or beyond ±4,096 counts as 0.
  package var baselineOffset: Length
  /// The underline.
  package var underline: TextLineStyle?
  /// The strikethrough.
  package var strikethrough: TextLineStyle?

  /// Creates a run, black by default.
  package init(
    string: String,
    font: Font,
    style: ResolvedStyle = .color(ResolvedColor(red: 0, green: 0, blue: 0)),
    tracking: Double = 0,
    baselineOffset: Double = 0,
    underline: TextLineStyle? = nil,
    strikethrough: TextLineStyle? = nil,
    background: ResolvedStyle? = nil
  ) {
    (self.string, self.font, self.style) = (string, font, style)
    self.background = background
    self.tracking = Length(tracking)
    self.baselineOffset = Length(baselineOffset)
    (self.underline, self.strikethrough) = (underline, strikethrough)
  }
}

extension TextRun {
  /// The tracking, or 0 if it is invalid.
  package var usableTracking: Double { Self.usable(tracking.points) }

  /// The baseline offset, or 0 if it is invalid.
  package var usableBaselineOffset: Double { Self.usable(baselineOffset.points) }

  /// Returns a tracking or baseline offset in points, or 0 if it is invalid.
  ///
  /// A value beyond the maximum font size would only move characters out of view.
  package static func usable(_ points: Double) -> Double {
    abs(points) <= Font.maximumSize ? points : 0
  }

  /// Returns the run with all lengths multiplied by a factor.
  package func scaled(by factor: Double) -> TextRun {
    var run = self
    run.font.size *= factor
    run.tracking = Length(usableTracking * factor)
    run.baselineOffset = Length(usableBaselineOffset * factor)
    return run
  }
}
