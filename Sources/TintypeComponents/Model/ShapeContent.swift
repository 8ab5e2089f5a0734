// SPDX-License-Identifier: MIT

/// What a shape needs to be painted.
package struct ShapeContent: Hashable, Codable, Sendable {
  /// The outline.
  package var kind: ShapeKind
  /// What is done to the outline before it is painted, in order.
  package var adjustments: [ShapeAdjustment]
  /// What is inside; `nil` for nothing.
  package var fill: ResolvedStyle?
  /// Which parts of an outline that crosses itself are inside.
  package var fillRule: FillRule
  /// The lines along the outline, the first one painted first.
  package var strokes: [Stroke]

  /// Creates the content.
  package init(
    kind: ShapeKind,
    adjustments: [ShapeAdjustment] = [],
    fill: ResolvedStyle? = nil,
    fillRule: FillRule = .nonZero,
    strokes: [Stroke] = []
  ) {
    self.kind = kind
    self.adjustments = adjustments
    self.fill = fill
    self.fillRule = fillRule
    self.strokes = strokes
  }

  /// A line along an outline.
  package struct Stroke: Hashable, Codable, Sendable {
    /// What the line is painted with.
    package var paint: ResolvedStyle
    /// Width, ends, corners and dashes.
    package var style: StrokeStyle
    /// Whether the line lies inside of the outline instead of over it.
    package var isInside: Bool

    /// Creates a line.
    package init(paint: ResolvedStyle, style: StrokeStyle, isInside: Bool) {
      self.paint = paint
      self.style = style
      self.isInside = isInside
    }
  }
}

/// The outline of a shape within its frame.
package enum ShapeKind: Hashable, Codable, Sendable {
  /// The frame itself.
  case rectangle
  /// The frame with round corners of a radius in points, at most half of the shorter side.
  case roundedRectangle(cornerRadius: Length, style: RoundedCornerStyle)
  /// The frame with corners that differ; radii in points.
  case unevenRoundedRectangle(RectangleCornerRadii, style: RoundedCornerStyle)
  /// The frame with its shorter sides round.
  case capsule(style: RoundedCornerStyle)
  /// The largest circle in the middle of the frame.
  case circle
  /// The ellipse that touches the frame.
  case ellipse
  /// A drawing in points from the corner of the frame.
  case path(Path)
  /// A shape of the user's own.
  case custom(CustomShape)

  /// The frame with round corners of a radius in points.
  package static func roundedRectangle(cornerRadius: Double) -> ShapeKind {
    .roundedRectangle(cornerRadius: Length(cornerRadius), style: .circular)
  }

  /// The frame with its shorter sides half circles.
  package static var capsule: ShapeKind { .capsule(style: .circular) }
}

/// A change to an outline before it is painted.
package enum ShapeAdjustment: Hashable, Codable, Sendable {
  /// The part between two shares of the outline's length, from 0 to 1.
  case trim(from: Length, to: Length)
  /// The frame made smaller at all edges by a length in points.
  case inset(Length)
  /// A rotation around a place of the frame, in degrees, clockwise.
  case rotation(degrees: Length, anchor: UnitPoint)
  /// Another size, from a place of the frame.
  case scale(x: Length, y: Length, anchor: UnitPoint)
  /// Another place, in points.
  case offset(x: Length, y: Length)
}

/// A shape of the user's own, held by reference: two are equal when they are the same object, and
/// encoding a node that holds one is an error.
package struct CustomShape: Hashable, Sendable {
  private final class Reference: Sendable {
    let path: @Sendable (Rect) -> Path
    init(_ path: @escaping @Sendable (Rect) -> Path) { self.path = path }
  }

  private let reference: Reference

  /// Wraps what draws the outline into a frame, giving it an identity.
  package init(path: @escaping @Sendable (Rect) -> Path) {
    reference = Reference(path)
  }

  /// The outline in a frame.
  package func path(in rect: Rect) -> Path { reference.path(rect) }

  /// Whether both are the same object.
  public static func == (left: Self, right: Self) -> Bool {
    left.reference === right.reference
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(reference))
  }
}
