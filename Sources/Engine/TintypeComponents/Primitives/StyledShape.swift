// SPDX-License-Identifier: MIT

/// A shape with a fill, strokes, and adjustments to its outline.
public struct StyledShape: PrimitiveComponent {
  private let type: String
  private let kind: ShapeKind
  private var adjustments: [ShapeAdjustment] = []
  private var filling: (style: any ShapeStyle, rule: FillRule)?
  private var strokes: [(paint: any ShapeStyle, style: StrokeStyle, isInside: Bool)] = []

  init(type: String, kind: ShapeKind) { (self.type, self.kind) = (type, kind) }

  /// Fills the shape with a style, which replaces an earlier fill.
  ///
  /// If `eoFill` is `true`, the even-odd rule determines the filled area.
  public func fill(_ style: some ShapeStyle, eoFill: Bool = false) -> StyledShape {
    var copy = self
    copy.filling = (style, eoFill ? .evenOdd : .nonZero)
    return copy
  }

  /// Adds a stroke centered on the edge, 1 point wide by default.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> StyledShape {
    adding(style, StrokeStyle(lineWidth: lineWidth), isInside: false)
  }

  /// Adds a stroke in a line style, centered on the edge.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> StyledShape {
    adding(content, style, isInside: false)
  }

  /// Adds a stroke inside the edge, 1 point wide by default.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> StyledShape {
    adding(style, StrokeStyle(lineWidth: lineWidth), isInside: true)
  }

  /// Adds a stroke in a line style, inside the edge.
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

  /// Trims the outline to the part between two fractions of its length, from 0 to 1.
  ///
  /// Values outside that range are clamped. If the end is before the start, nothing remains.
  public func trim(from start: Double = 0, to end: Double = 1) -> StyledShape {
    adjusted(.trim(from: Length(start), to: Length(end)))
  }

  /// Insets the shape at all edges, in points.
  public func inset(by amount: Double) -> StyledShape { adjusted(.inset(Length(amount))) }

  /// Rotates the shape clockwise around an anchor point of its frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> StyledShape {
    adjusted(.rotation(degrees: Length(angle.checkedDegrees), anchor: anchor))
  }

  /// Scales the shape relative to an anchor point of its frame.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> StyledShape {
    adjusted(.scale(x: Length(x), y: Length(y), anchor: anchor))
  }

  /// Moves the shape, in points.
  public func offset(x: Double = 0, y: Double = 0) -> StyledShape {
    adjusted(.offset(x: Length(x), y: Length(y)))
  }

  private func adjusted(_ adjustment: ShapeAdjustment) -> StyledShape {
    var copy = self
    copy.adjustments.append(adjustment)
    return copy
  }

  /// Returns a node with styles resolved in the environment.
  ///
  /// A shape with neither a fill nor a stroke is filled with the environment's foreground style.
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
