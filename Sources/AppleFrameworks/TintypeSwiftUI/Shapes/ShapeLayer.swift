// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// A fill or a stroke of a shape.
struct ShapeLayer {
  private var outline: ShapeOutline
  private var paint: _ShapeStyleValue
  private var fillRule = FillRule.nonZero
  private var stroke: (style: TintypeScene.StrokeStyle, isInside: Bool)?

  /// Creates a fill; that of a stroked outline is a stroke.
  init(
    filling shape: some Shape, with style: some ShapeStyle, _ fillStyle: FillStyle,
    in environment: EnvironmentValues
  ) {
    if let stroked = shape as? any StrokedOutline {
      self = stroked.layer(with: style, in: environment)
      return
    }
    outline = shape.engineOutline(in: environment)
    paint = style.value(in: environment)
    fillRule = fillStyle.isEOFilled ? .evenOdd : .nonZero
  }

  /// Creates a stroke.
  init(
    stroking shape: some Shape, with style: some ShapeStyle, _ strokeStyle: StrokeStyle,
    in environment: EnvironmentValues
  ) {
    outline = shape.engineOutline(in: environment)
    paint = style.value(in: environment)
    stroke = (strokeStyle.engine, false)
  }

  /// Creates a stroke inside of the edge.
  init<Content: InsettableShape>(
    strokingBorderOf shape: Content, with style: some ShapeStyle, _ strokeStyle: StrokeStyle,
    in environment: EnvironmentValues
  ) {
    guard shape is any DescribedInsettableShape else {
      self.init(
        stroking: shape.inset(by: strokeStyle.lineWidth * 0.5), with: style, strokeStyle,
        in: environment)
      outline.name = ResolutionContext.typeName(Content.self)
      return
    }
    self.init(stroking: shape, with: style, strokeStyle, in: environment)
    stroke?.isInside = true
  }

  /// Returns the layers of a view behind a shape; none for a view that is not a shape with a style.
  static func layers(
    of background: some View, in environment: EnvironmentValues
  ) -> [ShapeLayer] {
    (background as? any LayeredShapeView)?.layers(in: environment) ?? []
  }

  /// Returns a view behind a shape that is not a shape with a style.
  static func customBackground(_ background: some View) -> (any View)? {
    if let view = background as? any LayeredShapeView { return view.customBackground }
    return background is EmptyView ? nil : background
  }

  /// Returns whether a layer can be painted by the same node as the layers before it.
  private func merges(after content: ShapeContent) -> Bool {
    paint.effects.isEmpty && content.kind == outline.kind
      && content.adjustments == outline.adjustments
      && (stroke != nil || (content.fill == nil && content.strokes.isEmpty))
  }

  private mutating func add(to content: inout ShapeContent) {
    if let stroke {
      content.strokes.append(
        ShapeContent.Stroke(paint: paint.paint, style: stroke.style, isInside: stroke.isInside))
    } else {
      content.fill = paint.paint
      content.fillRule = fillRule
    }
  }

  /// Returns a component that paints layers from back to front.
  static func component(of layers: [ShapeLayer], in scope: ViewScope) -> any Component {
    var parts: [(content: ShapeContent, name: String, effects: [StyleEffect])] = []
    for var layer in layers {
      if let last = parts.indices.last, parts[last].effects.isEmpty,
        layer.merges(after: parts[last].content)
      {
        layer.add(to: &parts[last].content)
      } else {
        var content = ShapeContent(
          kind: layer.outline.kind, adjustments: layer.outline.adjustments)
        layer.add(to: &content)
        parts.append((content, layer.outline.name, layer.paint.effects))
      }
    }
    let components = parts.map { part -> any Component in
      let node = scope.context.node(part.name, .shape(part.content))
      return part.effects.reduce(node) { $1.applied(to: $0) }
    }
    guard let first = components.first else { return EmptyComponent() }
    return components.dropFirst().reduce(first) { back, front in
      back.overlay { ComponentList([front]) }
    }
  }
}

/// A view of a shape with fills and strokes.
protocol LayeredShapeView: View {
  /// Returns the fills and strokes from back to front.
  nonisolated func layers(in environment: EnvironmentValues) -> [ShapeLayer]
  /// The view behind the shape that is not a shape with a style.
  nonisolated var customBackground: (any View)? { get }
}

extension LayeredShapeView {
  nonisolated var customBackground: (any View)? { nil }

  func nodes(in scope: ViewScope) -> [Node] {
    let shape = ComponentList([ShapeLayer.component(of: layers(in: scope.environment), in: scope)])
    guard let background = customBackground else { return scope.nodes(of: shape) }
    func component(_ view: some View) -> ViewComponent {
      scope.component(view, at: .part("background"))
    }
    let behind = component(background)
    return scope.nodes(of: shape.background { behind })
  }
}

/// The outline of a stroke, whose fill is painted as a stroke.
private protocol StrokedOutline {
  func layer(with style: some ShapeStyle, in environment: EnvironmentValues) -> ShapeLayer
}

extension StrokedShape: StrokedOutline {
  fileprivate func layer(
    with style: some ShapeStyle, in environment: EnvironmentValues
  ) -> ShapeLayer {
    ShapeLayer(stroking: shape, with: style, self.style, in: environment)
  }
}
