// SPDX-License-Identifier: MIT

extension PaintCommand {
  /// A line of text.
  package struct Line: Hashable, Codable, Sendable {
    /// The characters.
    package var string: String
    /// How the characters look: the spans follow each other and cover the string.
    package var spans: [Span]
    /// Where the baseline begins on the left, in points.
    package var origin: Point
    /// The advance width in points.
    package var width: Double
    /// From the top of the line to its baseline, for text that is painted as blocks.
    package var ascent: Double
    /// The direction in which the paragraph runs.
    package var direction: LayoutDirection
    /// Whether the text was cut here because it did not fit.
    package var isTruncated: Bool

    /// Creates a line of spans.
    package init(
      string: String,
      spans: [Span],
      origin: Point,
      width: Double,
      ascent: Double,
      direction: LayoutDirection = .leftToRight,
      isTruncated: Bool = false
    ) {
      self.string = string
      self.spans = spans
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.direction = direction
      self.isTruncated = isTruncated
    }

    /// Creates a line in one font and colour.
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

  /// Characters of a line that look alike.
  package struct Span: Hashable, Codable, Sendable {
    /// The number of bytes of the characters in UTF-8.
    package var length: Int
    /// The font that they are set in.
    package var font: ResolvedFont
    /// What they are painted with.
    package var paint: Paint
    /// What is added between characters, in points; see `TextRun.tracking`.
    package var tracking: Double
    /// How far the characters stand above the line's baseline, in points.
    package var baselineOffset: Double
    /// A line below the characters.
    package var underline: TextLineStyle?
    /// A line through the characters.
    package var strikethrough: TextLineStyle?

    /// Creates a span.
    package init(
      length: Int,
      font: ResolvedFont,
      paint: Paint,
      tracking: Double = 0,
      baselineOffset: Double = 0,
      underline: TextLineStyle? = nil,
      strikethrough: TextLineStyle? = nil
    ) {
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

/// A line below or through characters.
public struct TextLineStyle: Hashable, Codable, Sendable {
  /// The pattern.
  package var pattern: Pattern
  /// The colour; `nil` takes that of the characters.
  package var color: ResolvedColor?

  /// Creates a line, solid and in the colour of the characters by default.
  package init(pattern: Pattern = .solid, color: ResolvedColor? = nil) {
    self.pattern = pattern
    self.color = color
  }

  /// The pattern of a line.
  public enum Pattern: String, Hashable, Codable, Sendable, CaseIterable {
    /// One unbroken line.
    case solid
    /// Dots as wide as the line is thick.
    case dot
    /// Dashes.
    case dash
  }
}
