// SPDX-License-Identifier: MIT

extension PaintCommand {
  /// A line of text.
  package struct Line: Hashable, Codable, Sendable {
    /// The characters.
    package var string: String
    /// The styles of the characters; the spans are adjacent and cover the string.
    package var spans: [Span]
    /// The left end of the baseline, in points.
    package var origin: Point
    /// The advance width in points.
    package var width: Double
    /// The distance from the top of the line to its baseline, for text that is painted as blocks.
    package var ascent: Double
    /// The direction of the paragraph.
    package var direction: LayoutDirection
    /// A Boolean value that indicates whether the text was truncated here because it did not fit.
    package var isTruncated: Bool
    /// A Boolean value that indicates whether the line ends within a word, without a hyphen.
    package var breaksWord: Bool

    /// Creates a line of spans.
    package init(
      string: String,
      spans: [Span],
      origin: Point,
      width: Double,
      ascent: Double,
      direction: LayoutDirection = .leftToRight,
      isTruncated: Bool = false,
      breaksWord: Bool = false
    ) {
      self.string = string
      self.spans = spans
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.direction = direction
      self.isTruncated = isTruncated
      self.breaksWord = breaksWord
    }

    /// Creates a line in one font and color.
    package init(
      string: String,
      origin: Point,
      width: Double,
      ascent: Double,
      font: ResolvedFont,
      color: ResolvedColor,
      direction: LayoutDirection = .leftToRight
    ) {
      self.init(
        string: string,
        spans: [Span(length: string.utf8.count, font: font, paint: .color(color))],
        origin: origin,
        width: width,
        ascent: ascent,
        direction: direction
      )
    }
  }

  /// A run of characters with the same style.
  package struct Span: Hashable, Codable, Sendable {
    /// The number of bytes of the characters in UTF-8.
    package var length: Int
    /// The font of the characters.
    package var font: ResolvedFont
    /// The paint of the characters.
    package var paint: Paint
    /// The spacing added between characters, in points; see `TextRun.tracking`.
    package var tracking: Double
    /// The offset of the characters above the baseline of the line, in points.
    package var baselineOffset: Double
    /// The underline.
    package var underline: TextLineStyle?
    /// The strikethrough.
    package var strikethrough: TextLineStyle?
    /// The paint behind the characters, as high as a line of their font.
    package var background: Paint?

    /// Creates a span.
    package init(
      length: Int,
      font: ResolvedFont,
      paint: Paint,
      tracking: Double = 0,
      baselineOffset: Double = 0,
      underline: TextLineStyle? = nil,
      strikethrough: TextLineStyle? = nil,
      background: Paint? = nil
    ) {
      self.background = background
      self.length = length
      self.font = font
      self.paint = paint
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      self.underline = underline
      self.strikethrough = strikethrough
    }
  }
}

/// The style of an underline or a strikethrough.
public struct TextLineStyle: Hashable, Codable, Sendable {
  /// The pattern.
  package var pattern: Pattern
  /// The color; `nil` uses the color of the characters.
  package var color: ResolvedColor?

  /// Creates a style, by default solid and in the color of the characters.
  public init(pattern: Pattern = .solid, color: ResolvedColor? = nil) {
    (self.pattern, self.color) = (pattern, color)
  }

  /// The pattern of an underline or a strikethrough.
  public enum Pattern: String, Hashable, Codable, Sendable, CaseIterable {
    /// A solid line.
    case solid
    /// Dots with a diameter of the line's thickness.
    case dot
    /// Dashes.
    case dash
    /// Dashes and dots in turn.
    case dashDot
    /// A dash and two dots in turn.
    case dashDotDot
  }
}
