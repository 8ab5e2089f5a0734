// SPDX-License-Identifier: MIT

/// A shape with its fill, its lines, and what is done to its outline before.
public struct StyledShape: PrimitiveComponent {
  private let type: String
  private let kind: ShapeKind
  private var adjustments: [ShapeAdjustment] = []
  private var filling: (style: any ShapeStyle, rule: FillRule)?
  private var strokes: [(paint: any ShapeStyle, style: StrokeStyle, isInside: Bool)] = []

  init(type: String, kind: ShapeKind) {
    self.type = type
    self.kind = kind
  }

  /// Fills the shape with a style, in place of one given before.
  ///
  /// With `eoFill` those parts are inside that lie within the outline an odd number of times.
  public func fill(_ style: some ShapeStyle, eoFill: Bool = false) -> StyledShape {
    var copy = self
    copy.filling = (style, eoFill ? .evenOdd : .nonZero)
    return copy
  }

  /// Adds a line with its middle on the edge, 1 point wide by default.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> StyledShape {
    adding(style, StrokeStyle(lineWidth: lineWidth), isInside: false)
  }

  /// Adds a line in a style, with its middle on the edge.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> StyledShape {
    adding(content, style, isInside: false)
  }

  /// Adds a line inside of the edge, 1 point wide by default.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> StyledShape {
    adding(style, StrokeStyle(lineWidth: lineWidth), isInside: true)
  }

  /// Adds a line in a style, inside of the edge.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> StyledShape {
    adding(content, style, isInside: true)
  }

  private func adding(
    _ paint: some ShapeStyle,
    _ style: StrokeStyle,
    isInside: Bool
  ) -> StyledShape {
    var copy = self
    copy.strokes.append((paint, style, isInside))
    return copy
  }

  /// The part of the outline between two shares of its length, from 0 to 1.
  ///
  /// Shares outside of that are moved to the nearer end; an end before the start leaves nothing.
  public func trim(from start: Double = 0, to end: Double = 1) -> StyledShape {
    adjusted(.trim(from: Length(start), to: Length(end)))
  }

  /// The shape in a frame that is smaller at all edges, in points.
  public func inset(by amount: Double) -> StyledShape { adjusted(.inset(Length(amount))) }

  /// The shape turned around a place of its frame; clockwise.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> StyledShape {
    adjusted(.rotation(degrees: Length(angle.checkedDegrees), anchor: anchor))
  }

  /// The shape in another size, from a place of its frame.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> StyledShape {
    adjusted(.scale(x: Length(x), y: Length(y), anchor: anchor))
  }

  /// The shape at another place, in points.
  public func offset(x: Double = 0, y: Double = 0) -> StyledShape {
    adjusted(.offset(x: Length(x), y: Length(y)))
  }

  private func adjusted(_ adjustment: ShapeAdjustment) -> StyledShape {
    var copy = self
    copy.adjustments.append(adjustment)
    return copy
  }

  /// A node with the styles of its environment.
  ///
  /// Without a fill and a line it is filled with the environment's foreground style.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let fill =
      filling?.style ?? (strokes.isEmpty ? environment.foregroundStyle : nil)
    let content = ShapeContent(
      kind: kind,
      adjustments: adjustments,
      fill: fill?.resolveStyle(in: environment),
      fillRule: filling?.rule ?? .nonZero,
      strokes: strokes.map { stroke in
        ShapeContent.Stroke(
          paint: stroke.paint.resolveStyle(in: environment),
          style: stroke.style,
          isInside: stroke.isInside
        )
      }
    )
    return [context.node(type, .shape(content))]
  }
}
