// SPDX-License-Identifier: MIT

/// An outline that fits itself into a frame, and is filled, stroked or both.
///
/// A shape that is neither is filled with the environment's foreground style.
public protocol Shape: PrimitiveComponent {
  /// The outline.
  var kind: ShapeKind { get }
}

extension Shape {
  /// A node filled with the environment's foreground style.
  public func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let content = ShapeContent(
      kind: kind,
      fill: environment.foregroundStyle.resolve(in: environment)
    )
    return [context.node(kind.typeName, .shape(content))]
  }

  /// The shape filled with a colour.
  public func fill(_ color: Color) -> StyledShape {
    StyledShape(kind: kind, fillColor: color)
  }

  /// The shape's outline as a line with its middle on the edge, 1 point wide by default.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> StyledShape {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline as a line in a style, with its middle on the edge.
  public func stroke(_ color: Color, style: StrokeStyle) -> StyledShape {
    StyledShape(kind: kind).stroke(color, style: style)
  }

  /// The shape's outline as a line inside of the edge, 1 point wide by default.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> StyledShape {
    StyledShape(kind: kind).strokeBorder(color, lineWidth: lineWidth)
  }
}

/// A shape with its fill and its lines.
public struct StyledShape: PrimitiveComponent {
  private let kind: ShapeKind
  private let fillColor: Color?
  private var strokes: [(color: Color, style: StrokeStyle, isInside: Bool)] = []

  init(kind: ShapeKind, fillColor: Color? = nil) {
    self.kind = kind
    self.fillColor = fillColor
  }

  /// Adds a line with its middle on the edge, 1 point wide by default.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> StyledShape {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Adds a line in a style, with its middle on the edge.
  public func stroke(_ color: Color, style: StrokeStyle) -> StyledShape {
    adding(color, style, isInside: false)
  }

  /// Adds a line inside of the edge, 1 point wide by default.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> StyledShape {
    adding(color, StrokeStyle(lineWidth: lineWidth), isInside: true)
  }

  private func adding(_ color: Color, _ style: StrokeStyle, isInside: Bool) -> StyledShape {
    var copy = self
    copy.strokes.append((color, style, isInside))
    return copy
  }

  /// A node with the colours of its environment.
  public func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let content = ShapeContent(
      kind: kind,
      fill: fillColor?.resolve(in: environment),
      strokes: strokes.map { stroke in
        ShapeContent.Stroke(
          color: stroke.color.resolve(in: environment),
          style: stroke.style,
          isInside: stroke.isInside
        )
      }
    )
    return [context.node(kind.typeName, .shape(content))]
  }
}

/// The frame itself as a shape.
public struct Rectangle: Shape {
  /// Creates the shape.
  public init() {}
  /// The outline.
  public var kind: ShapeKind { .rectangle }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  private let cornerRadius: Double

  /// Creates the shape with a radius in points, used up to half of the shorter side.
  public init(cornerRadius: Double) {
    self.cornerRadius = cornerRadius
  }

  /// The outline.
  public var kind: ShapeKind { .roundedRectangle(cornerRadius: cornerRadius) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// Creates the shape.
  public init() {}
  /// The outline.
  public var kind: ShapeKind { .capsule }
}

/// The largest circle in the middle of the frame.
public struct Circle: Shape {
  /// Creates the shape.
  public init() {}
  /// The outline.
  public var kind: ShapeKind { .circle }
}

/// The ellipse that touches the frame's edges.
public struct Ellipse: Shape {
  /// Creates the shape.
  public init() {}
  /// The outline.
  public var kind: ShapeKind { .ellipse }
}

extension Path: Shape {
  /// The outline.
  public var kind: ShapeKind { .path(self) }
}

extension Color: PrimitiveComponent {
  /// A node that takes all the room it is offered.
  public func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("Color", .color(resolve(in: context.environment)))]
  }
}

extension ShapeKind {
  /// The name of the shape's type in paths.
  var typeName: String {
    switch self {
    case .rectangle: "Rectangle"
    case .roundedRectangle: "RoundedRectangle"
    case .capsule: "Capsule"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .path: "Path"
    }
  }
}
