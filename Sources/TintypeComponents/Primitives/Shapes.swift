// SPDX-License-Identifier: MIT

/// An outline that fits itself into a frame, and is filled, stroked or both.
///
/// A shape that is neither is filled with the environment's foreground style. A shape of your own
/// draws itself into its frame:
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
  /// The outline in a frame, in points.
  func path(in rect: Rect) -> Path
}

/// A shape whose outline is data, and not only a function that draws it.
package protocol DescribedShape: Shape {
  /// The outline as data.
  var kind: ShapeKind { get }
}

extension Shape {
  // The explicit return keeps the component builder out.
  // swift-format-ignore: OmitExplicitReturns
  /// Nothing: a shape is a primitive.
  public var body: NoBody { return NoBody() }

  /// The outline as data; the function that draws it for a shape of the user's own.
  package var outline: ShapeKind {
    (self as? any DescribedShape)?.kind ?? .custom(CustomShape { path(in: $0) })
  }

  /// A node filled with the environment's foreground style.
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

  /// The shape filled with a style.
  ///
  /// With `eoFill` those parts are inside that lie within the outline an odd number of times.
  public func fill(_ style: some ShapeStyle, eoFill: Bool = false) -> StyledShape {
    styled.fill(style, eoFill: eoFill)
  }

  /// The shape filled with a colour.
  public func fill(_ color: Color) -> StyledShape { styled.fill(color) }

  /// The shape's outline as a line with its middle on the edge, 1 point wide by default.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> StyledShape {
    styled.stroke(style, lineWidth: lineWidth)
  }

  /// The shape's outline as a line in a style, with its middle on the edge.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> StyledShape {
    styled.stroke(content, style: style)
  }

  /// The shape's outline as a line inside of the edge, 1 point wide by default.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> StyledShape {
    styled.strokeBorder(style, lineWidth: lineWidth)
  }

  /// The shape's outline as a line in a style, inside of the edge.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> StyledShape {
    styled.strokeBorder(content, style: style)
  }

  /// The part of the outline between two shares of its length, from 0 to 1.
  public func trim(from start: Double = 0, to end: Double = 1) -> StyledShape {
    styled.trim(from: start, to: end)
  }

  /// The shape in a frame that is smaller at all edges, in points.
  public func inset(by amount: Double) -> StyledShape { styled.inset(by: amount) }

  /// The shape turned around a place of its frame; clockwise.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> StyledShape {
    styled.rotation(angle, anchor: anchor)
  }

  /// The shape in another size, from a place of its frame.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> StyledShape {
    styled.scale(x: x, y: y, anchor: anchor)
  }

  /// The shape at another place, in points.
  public func offset(x: Double = 0, y: Double = 0) -> StyledShape { styled.offset(x: x, y: y) }
}

/// The frame itself as a shape.
public struct Rectangle: DescribedShape {
  /// Creates the shape.
  public init() {}
  /// The outline.
  package var kind: ShapeKind { .rectangle }
  /// The outline in a frame.
  public func path(in rect: Rect) -> Path { kind.path(in: rect) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: DescribedShape {
  /// The outline.
  package let kind: ShapeKind

  /// Creates the shape with a radius in points, used up to half of the shorter side.
  ///
  /// Its corners are quarters of circles by default.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .circular) {
    kind = .roundedRectangle(cornerRadius: Length(cornerRadius), style: style)
  }

  /// The outline in a frame.
  public func path(in rect: Rect) -> Path { kind.path(in: rect) }
}

/// A rectangle with corners that differ.
public struct UnevenRoundedRectangle: DescribedShape {
  /// The outline.
  package let kind: ShapeKind

  /// Creates the shape with a radius for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) {
    kind = .unevenRoundedRectangle(cornerRadii, style: style)
  }

  /// Creates the shape with a radius in points for each corner; those left out are square.
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

  /// The outline in a frame.
  public func path(in rect: Rect) -> Path { kind.path(in: rect) }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: DescribedShape {
  /// The outline.
  package let kind: ShapeKind

  /// Creates the shape; its ends are half circles by default.
  public init(style: RoundedCornerStyle = .circular) {
    kind = .capsule(style: style)
  }

  /// The outline in a frame.
  public func path(in rect: Rect) -> Path { kind.path(in: rect) }
}

/// The largest circle in the middle of the frame.
public struct Circle: DescribedShape {
  /// Creates the shape.
  public init() {}
  /// The outline.
  package var kind: ShapeKind { .circle }
  /// The outline in a frame.
  public func path(in rect: Rect) -> Path { kind.path(in: rect) }
}

/// The ellipse that touches the frame's edges.
public struct Ellipse: DescribedShape {
  /// Creates the shape.
  public init() {}
  /// The outline.
  package var kind: ShapeKind { .ellipse }
  /// The outline in a frame.
  public func path(in rect: Rect) -> Path { kind.path(in: rect) }
}

extension Path: DescribedShape {
  /// The outline.
  package var kind: ShapeKind { .path(self) }
  /// The drawing from the corner of a frame.
  public func path(in rect: Rect) -> Path { kind.path(in: rect) }
}

extension Color: PrimitiveComponent {
  /// A node that takes all the room it is offered.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("Color", .color(resolve(in: context.environment)))]
  }
}
