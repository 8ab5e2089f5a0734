// SPDX-License-Identifier: MIT

/// An outline that adapts to a frame and can be filled, stroked or both.
///
/// A shape that is neither is filled with the environment's foreground style. A custom shape draws
/// its path in its frame:
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: Rect) -> Path {
///     Path { path in
///       path.move(to: Point(x: rect.midX, y: rect.minY))
///       path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: Point(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
public protocol Shape: Component, Sendable {
  /// Returns the outline in a frame, in points.
  func path(in rect: Rect) -> Path
}

/// A shape whose outline is data instead of only a drawing function.
package protocol DescribedShape: Shape {
  /// The outline as data.
  var kind: ShapeKind { get }
}

extension Shape {
  // The explicit return keeps the component builder out.
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because a shape is a primitive.
  public var body: NoBody { return NoBody() }

  /// The outline as data, or the drawing function for custom shapes.
  package var outline: ShapeKind {
    (self as? any DescribedShape)?.kind ?? .custom(CustomShape { path(in: $0) })
  }

  /// Returns a node filled with the environment's foreground style.
  package func shapeNodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let content = ShapeContent(
      kind: outline,
      fill: environment.foregroundStyle.resolveStyle(in: environment)
    )
    return [context.node(context.resolution.typeName(of: self), .shape(content))]
  }

  private var styled: StyledShape {
    StyledShape(type: ResolutionContext.typeName(of: self), kind: outline)
  }

  /// Fills the shape with a style.
  ///
  /// If `eoFill` is `true`, the even-odd rule determines the filled area.
  public func fill(_ style: some ShapeStyle, eoFill: Bool = false) -> StyledShape {
    styled.fill(style, eoFill: eoFill)
  }

  /// Fills the shape with a color.
  public func fill(_ color: Color) -> StyledShape { styled.fill(color) }

  /// Strokes the outline with a line centered on the edge, 1 point wide by default.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> StyledShape {
    styled.stroke(style, lineWidth: lineWidth)
  }

  /// Strokes the outline with a line style, centered on the edge.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> StyledShape {
    styled.stroke(content, style: style)
  }

  /// Strokes the outline with a line inside the edge, 1 point wide by default.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> StyledShape {
    styled.strokeBorder(style, lineWidth: lineWidth)
  }

  /// Strokes the outline with a line style, inside the edge.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> StyledShape {
    styled.strokeBorder(content, style: style)
  }

  /// Trims the outline to the part between two fractions of its length, from 0 to 1.
  public func trim(from start: Double = 0, to end: Double = 1) -> StyledShape {
    styled.trim(from: start, to: end)
  }

  /// Insets the shape at all edges, in points.
  public func inset(by amount: Double) -> StyledShape { styled.inset(by: amount) }

  /// Rotates the shape clockwise around an anchor point of its frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> StyledShape {
    styled.rotation(angle, anchor: anchor)
  }

  /// Scales the shape relative to an anchor point of its frame.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> StyledShape {
    styled.scale(x: x, y: y, anchor: anchor)
  }

  /// Moves the shape, in points.
  public func offset(x: Double = 0, y: Double = 0) -> StyledShape { styled.offset(x: x, y: y) }
}

/// A rectangle that fills the frame.
public struct Rectangle: DescribedShape {
  /// Creates the shape.
  public init() {}
  /// The outline.
  package var kind: ShapeKind { .rectangle }
  /// Returns the outline in a frame.
  public func path(in rect: Rect) -> Path { kind.path(in: rect) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: DescribedShape {
  /// The outline.
  package let kind: ShapeKind

  /// Creates the shape with a corner radius in points, limited to half of the shorter side.
  ///
  /// Its corners are circular arcs by default.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .circular) {
    kind = .roundedRectangle(cornerRadius: Length(cornerRadius), style: style)
  }

  /// Returns the outline in a frame.
  public func path(in rect: Rect) -> Path { kind.path(in: rect) }
}

/// A rectangle with a different radius for each corner.
public struct UnevenRoundedRectangle: DescribedShape {
  /// The outline.
  package let kind: ShapeKind

  /// Creates the shape with a radius for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) {
    kind = .unevenRoundedRectangle(cornerRadii, style: style)
  }

  /// Creates the shape with a radius in points for each corner; corners are square by default.
  public init(
    topLeadingRadius: Double = 0,
    bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .circular
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }

  /// Returns the outline in a frame.
  public func path(in rect: Rect) -> Path { kind.path(in: rect) }
}

/// A rectangle whose shorter sides are rounded.
public struct Capsule: DescribedShape {
  /// The outline.
  package let kind: ShapeKind

  /// Creates the shape; its ends are semicircles by default.
  public init(style: RoundedCornerStyle = .circular) { kind = .capsule(style: style) }

  /// Returns the outline in a frame.
  public func path(in rect: Rect) -> Path { kind.path(in: rect) }
}

/// The largest circle centered in the frame.
public struct Circle: DescribedShape {
  /// Creates the shape.
  public init() {}
  /// The outline.
  package var kind: ShapeKind { .circle }
  /// Returns the outline in a frame.
  public func path(in rect: Rect) -> Path { kind.path(in: rect) }
}

/// An ellipse that touches the frame's edges.
public struct Ellipse: DescribedShape {
  /// Creates the shape.
  public init() {}
  /// The outline.
  package var kind: ShapeKind { .ellipse }
  /// Returns the outline in a frame.
  public func path(in rect: Rect) -> Path { kind.path(in: rect) }
}

extension Path: DescribedShape {
  /// The outline.
  package var kind: ShapeKind { .path(self) }
  /// Returns the path, drawn from the origin of a frame.
  public func path(in rect: Rect) -> Path { kind.path(in: rect) }
}

extension Color: PrimitiveComponent {
  /// Returns a node that takes all available space.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("Color", .color(resolve(in: context.environment)))]
  }
}
