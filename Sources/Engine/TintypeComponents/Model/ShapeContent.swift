// SPDX-License-Identifier: MIT

/// The parameters of a shape.
package struct ShapeContent: Hashable, Codable, Sendable {
  /// The outline.
  package var kind: ShapeKind
  /// The adjustments to the outline before it is painted, in order.
  package var adjustments: [ShapeAdjustment]
  /// The style of the fill, if any.
  package var fill: ResolvedStyle?
  /// The rule that determines the inside of an outline that crosses itself.
  package var fillRule: FillRule
  /// The strokes of the outline, in painting order.
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

  /// A stroke of an outline.
  package struct Stroke: Hashable, Codable, Sendable {
    /// The style of the stroke.
    package var paint: ResolvedStyle
    /// The width, caps, joins and dashes.
    package var style: StrokeStyle
    /// A Boolean value that indicates whether the stroke is inside the outline instead of centered
    /// on it.
    package var isInside: Bool

    /// Creates a stroke.
    package init(paint: ResolvedStyle, style: StrokeStyle, isInside: Bool) {
      (self.paint, self.style, self.isInside) = (paint, style, isInside)
    }
  }
}

/// The outline of a shape within its frame.
package enum ShapeKind: Hashable, Codable, Sendable {
  /// The frame itself.
  case rectangle
  /// The frame with rounded corners of a radius in points, at most half of the shorter side.
  case roundedRectangle(cornerRadius: Length, style: RoundedCornerStyle)
  /// The frame with a different radius in points for each corner.
  case unevenRoundedRectangle(RectangleCornerRadii, style: RoundedCornerStyle)
  /// The frame with rounded shorter sides.
  case capsule(style: RoundedCornerStyle)
  /// The largest circle centered in the frame.
  case circle
  /// The ellipse that touches the frame.
  case ellipse
  /// A path in points from the origin of the frame.
  case path(Path)
  /// A user-defined shape.
  case custom(CustomShape)

  /// Returns the frame with rounded corners of a radius in points.
  package static func roundedRectangle(cornerRadius: Double) -> ShapeKind {
    .roundedRectangle(cornerRadius: Length(cornerRadius), style: .circular)
  }

  /// The frame with semicircles as its shorter sides.
  package static var capsule: ShapeKind { .capsule(style: .circular) }
}

/// An adjustment of an outline before it is painted.
package enum ShapeAdjustment: Hashable, Codable, Sendable {
  /// A trim to the part between two fractions of the outline's length, from 0 to 1.
  case trim(from: Length, to: Length)
  /// An inset of the frame at all edges, in points.
  case inset(Length)
  /// A clockwise rotation around an anchor point of the frame, in degrees.
  case rotation(degrees: Length, anchor: UnitPoint)
  /// A scale relative to an anchor point of the frame.
  case scale(x: Length, y: Length, anchor: UnitPoint)
  /// An offset in points.
  case offset(x: Length, y: Length)
}

/// A user-defined shape, stored by reference.
///
/// Two values are equal if they refer to the same object. Encoding a node that contains one is an
/// error.
package struct CustomShape: Hashable, Sendable {
  private final class Reference: Sendable {
    let path: @Sendable (Rect) -> Path
    let size: (@Sendable (ProposedSize) -> Size)?

    init(_ path: @escaping @Sendable (Rect) -> Path, _ size: (@Sendable (ProposedSize) -> Size)?) {
      (self.path, self.size) = (path, size)
    }
  }

  private let reference: Reference

  /// Wraps a closure that returns the outline in a frame, and gives it an identity.
  ///
  /// - Parameters:
  ///   - path: Returns the outline in a frame.
  ///   - size: Returns the size of the shape for a proposal; `nil` for the proposed size.
  package init(
    path: @escaping @Sendable (Rect) -> Path, size: (@Sendable (ProposedSize) -> Size)? = nil
  ) {
    reference = Reference(path, size)
  }

  /// Returns the size for a proposal; `nil` for the proposed size.
  func size(_ proposal: ProposedSize) -> Size? { reference.size?(proposal) }

  /// Returns the outline in a frame.
  package func path(in rect: Rect) -> Path { reference.path(rect) }

  /// Returns whether both values refer to the same object.
  public static func == (left: Self, right: Self) -> Bool { left.reference === right.reference }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(reference)) }
}
