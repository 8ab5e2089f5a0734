// SPDX-License-Identifier: MIT

extension PaintCommand {
  /// A line of text.
  public struct Line: Hashable, Codable, Sendable {
    /// The characters.
    public var string: String
    /// How the characters look: the spans follow each other and cover the string.
    public var spans: [Span]
    /// Where the baseline begins on the left, in points.
    public var origin: Point
    /// The advance width in points.
    public var width: Double
    /// From the top of the line to its baseline, for text that is painted as blocks.
    public var ascent: Double
    /// The direction in which the paragraph runs.
    public var direction: LayoutDirection
    /// Whether the text was cut here because it did not fit.
    public var isTruncated: Bool

    /// Creates a line of spans.
    public init(
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
    public init(
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
  public struct Span: Hashable, Codable, Sendable {
    /// The number of bytes of the characters in UTF-8.
    public var length: Int
    /// The font that they are set in.
    public var font: ResolvedFont
    /// What they are painted with.
    public var paint: Paint
    /// What is added between characters, in points; see `TextRun.tracking`.
    public var tracking: Double
    /// How far the characters stand above the line's baseline, in points.
    public var baselineOffset: Double
    /// A line below the characters.
    public var underline: TextLineStyle?
    /// A line through the characters.
    public var strikethrough: TextLineStyle?

    /// Creates a span.
    public init(
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
  public var pattern: Pattern
  /// The colour; `nil` takes that of the characters.
  public var color: ResolvedColor?

  /// Creates a line, solid and in the colour of the characters by default.
  public init(pattern: Pattern = .solid, color: ResolvedColor? = nil) {
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
