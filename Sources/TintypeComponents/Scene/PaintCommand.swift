// SPDX-License-Identifier: MIT

/// One step of painting, in points from the corner of the canvas.
public enum PaintCommand: Hashable, Codable, Sendable {
  /// Fills an outline.
  case fill(Outline, Paint)
  /// Draws a line along an outline.
  case stroke(Outline, Stroke)
  /// Draws a line of text.
  case text(Line)
  /// Draws an image, or a part of one.
  case image(ImagePlacement)
  /// Begins a group that is painted as a whole, changed by an effect.
  case beginGroup(Effect)
  /// Ends the group that began last.
  case endGroup

  /// The outline of what is filled, stroked or clipped to.
  public enum Outline: Hashable, Codable, Sendable {
    /// A rectangle with round corners of a radius in points; its edges lie on whole pixels.
    case box(Rect, cornerRadius: Double)
    /// A rectangle whose corners differ, or are round by a continuous curve; its edges lie on whole
    /// pixels. Leading is left.
    case roundedBox(Rect, RectangleCornerRadii, RoundedCornerStyle)
    /// An ellipse in a rectangle, whose edges lie on whole pixels.
    case ellipse(Rect)
    /// A drawing from a corner.
    case path(Path, origin: Point, rule: FillRule = .nonZero)
  }

  /// A line along an outline.
  public struct Stroke: Hashable, Codable, Sendable {
    /// What the line is painted with.
    public var paint: Paint
    /// Width, ends, corners and dashes.
    public var style: StrokeStyle
    /// Whether the line lies inside of the outline instead of over it.
    public var isInside: Bool

    /// Creates a line.
    public init(paint: Paint, style: StrokeStyle, isInside: Bool) {
      self.paint = paint
      self.style = style
      self.isInside = isInside
    }
  }
}

extension PaintCommand {
  /// Fills an outline with a colour.
  public static func fill(_ outline: Outline, _ color: ResolvedColor) -> PaintCommand {
    .fill(outline, .color(color))
  }

  /// Begins a group that is painted as a whole with an opacity from 0 to 1.
  public static func beginGroup(opacity: Double) -> PaintCommand {
    .beginGroup(.opacity(opacity))
  }
}
