// SPDX-License-Identifier: MIT

extension Node {
  /// What a node shows or how it arranges its children.
  public enum Content: Hashable, Sendable {
    /// The boundary of a composed component: its children stand in its place.
    case component
    /// A text.
    case text(TextContent)
    /// A rectangle that takes all the room it is offered.
    case color(ResolvedColor)
    /// A shape.
    case shape(ShapeContent)
    /// Room that gives way.
    case spacer(SpacerContent)
    /// Children side by side or one below the other.
    case stack(StackContent)
    /// Children one in front of the other.
    case layers(LayersContent)
    /// Children arranged by a layout of the user's own.
    case custom(CustomLayout)
  }
}

/// What a stack needs to arrange its children.
public struct StackContent: Hashable, Codable, Sendable {
  /// The direction in which the children follow each other.
  public var axis: Axis
  /// The distance between children in points; `nil` for the default of each pair.
  public var spacing: Double?
  /// The alignment of the children of a vertical stack.
  public var horizontalAlignment: HorizontalAlignment
  /// The alignment of the children of a horizontal stack.
  public var verticalAlignment: VerticalAlignment

  /// Creates the content of a stack.
  public init(
    axis: Axis,
    spacing: Double? = nil,
    horizontalAlignment: HorizontalAlignment = .center,
    verticalAlignment: VerticalAlignment = .center
  ) {
    self.axis = axis
    self.spacing = spacing
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
  }
}

/// What a stack in depth needs to arrange its children.
public struct LayersContent: Hashable, Codable, Sendable {
  /// The point at which the children are aligned.
  public var alignment: Alignment

  /// Creates the content.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

/// What a spacer needs to know.
public struct SpacerContent: Hashable, Codable, Sendable {
  /// The least length in points; `nil` for the default, 8.
  public var minLength: Double?

  /// Creates the content.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }
}

/// What a shape needs to be painted.
public struct ShapeContent: Hashable, Codable, Sendable {
  /// The outline.
  public var kind: ShapeKind
  /// The colour inside; `nil` for none.
  public var fill: ResolvedColor?
  /// The lines along the outline, the first one painted first.
  public var strokes: [Stroke]

  /// Creates the content.
  public init(kind: ShapeKind, fill: ResolvedColor? = nil, strokes: [Stroke] = []) {
    self.kind = kind
    self.fill = fill
    self.strokes = strokes
  }

  /// A line along an outline.
  public struct Stroke: Hashable, Codable, Sendable {
    /// The colour.
    public var color: ResolvedColor
    /// Width, ends and corners.
    public var style: StrokeStyle
    /// Whether the line lies inside of the outline instead of over it.
    public var isInside: Bool

    /// Creates a line.
    public init(color: ResolvedColor, style: StrokeStyle, isInside: Bool) {
      self.color = color
      self.style = style
      self.isInside = isInside
    }
  }
}

/// The outline of a shape within its frame.
public enum ShapeKind: Hashable, Codable, Sendable {
  /// The frame itself.
  case rectangle
  /// The frame with round corners of a radius in points, at most half of the shorter side.
  case roundedRectangle(cornerRadius: Double)
  /// The frame with its shorter sides round.
  case capsule
  /// The largest circle in the middle of the frame.
  case circle
  /// The ellipse that touches the frame.
  case ellipse
  /// A drawing in points from the corner of the frame.
  case path(Path)
}

/// How a line is drawn.
public struct StrokeStyle: Hashable, Codable, Sendable {
  /// The width in points.
  public var lineWidth: Double
  /// The form of the line's ends.
  public var lineCap: LineCap
  /// The form of the line's corners.
  public var lineJoin: LineJoin

  /// Creates a style; by default 1 point wide with plain ends and pointed corners.
  public init(
    lineWidth: Double = 1,
    lineCap: LineCap = .butt,
    lineJoin: LineJoin = .miter
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
  }

  /// The form of a line's ends.
  public enum LineCap: String, Hashable, Codable, Sendable {
    /// Cut off where the line ends.
    case butt
    /// Half a circle beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// The form of a line's corners.
  public enum LineJoin: String, Hashable, Codable, Sendable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }
}

/// A layout of the user's own, held by reference: it is what a closure is, and not data.
///
/// Two are equal when they are the same object; encoding a node that holds one is an error.
public struct CustomLayout: Hashable, Sendable {
  private final class Reference: Sendable {
    let layout: any Layout
    init(_ layout: any Layout) { self.layout = layout }
  }

  private let reference: Reference

  /// Wraps a layout, giving it an identity.
  public init(_ layout: some Layout) {
    reference = Reference(layout)
  }

  /// The layout.
  public var layout: any Layout { reference.layout }

  /// Whether both are the same object.
  public static func == (left: Self, right: Self) -> Bool {
    left.reference === right.reference
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(reference))
  }
}
