// SPDX-License-Identifier: MIT

/// One step of painting, in points from the corner of the canvas.
public enum PaintCommand: Hashable, Codable, Sendable {
  /// Fills an outline with a colour.
  case fill(Outline, ResolvedColor)
  /// Draws a line along an outline.
  case stroke(Outline, ShapeContent.Stroke)
  /// Draws a line of text.
  case text(Line)
  /// Begins a group that is painted as a whole with an opacity from 0 to 1.
  case beginGroup(opacity: Double)
  /// Ends the group that began last.
  case endGroup

  /// The outline of what is filled or stroked.
  public enum Outline: Hashable, Codable, Sendable {
    /// A rectangle with round corners of a radius in points; its edges lie on whole pixels.
    case box(Rect, cornerRadius: Double)
    /// An ellipse in a rectangle, whose edges lie on whole pixels.
    case ellipse(Rect)
    /// A drawing from a corner.
    case path(Path, origin: Point)
  }

  /// A line of text.
  public struct Line: Hashable, Codable, Sendable {
    /// The characters.
    public var string: String
    /// Where the baseline begins on the left, in points.
    public var origin: Point
    /// The advance width in points.
    public var width: Double
    /// The height above and below the baseline, for text that is painted as blocks.
    public var ascent: Double
    /// The font that it is set in.
    public var font: ResolvedFont
    /// The colour.
    public var color: ResolvedColor
    /// The direction in which the paragraph runs.
    public var direction: LayoutDirection

    /// Creates a line.
    public init(
      string: String,
      origin: Point,
      width: Double,
      ascent: Double,
      font: ResolvedFont,
      color: ResolvedColor,
      direction: LayoutDirection = .leftToRight
    ) {
      self.string = string
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.font = font
      self.color = color
      self.direction = direction
    }
  }
}
