// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// The engine's context that several copies of a context draw in.
final class DrawingTarget {
  var context: Engine.GraphicsContext

  init(context: Engine.GraphicsContext) { self.context = context }
}

/// A destination of drawing with a state, such as a transform.
///
/// Copies have a state of their own and the same destination.
public struct GraphicsContext {
  /// The opacity of subsequent drawing, from 0 to 1.
  public var opacity = 1.0
  /// The blend mode of subsequent drawing.
  public var blendMode = GraphicsContext.BlendMode.normal
  /// The transform of subsequent drawing.
  public var transform = CGAffineTransform.identity
  private var clips: [PaintCommand.Outline] = []
  private var masks: [CanvasMask] = []
  private var filters: [Filter] = []
  /// A rectangle around the visible part of subsequent drawing, in points of the canvas.
  private var visibleRect: CGRect
  private let target: DrawingTarget
  let scope: ViewScope
  let symbols: [Node]

  init(target: DrawingTarget, scope: ViewScope, symbols: [Node], visibleRect: CGRect) {
    self.target = target
    self.scope = scope
    self.symbols = symbols
    self.visibleRect = visibleRect
  }

  /// The environment values of the canvas.
  public var environment: EnvironmentValues { scope.environment }

  /// Scales subsequent drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves subsequent drawing, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates subsequent drawing clockwise around the origin.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(Transform2D(rotation: angle.engine)))
  }

  /// Applies a transform before the current one to subsequent drawing.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// The smallest rectangle around the clips, in the coordinate space of the transform.
  ///
  /// Inverse clips and layers do not make it smaller.
  public var clipBoundingRect: CGRect {
    Path(visibleRect).applying(transform.inverted()).boundingRect
  }

  /// Clips subsequent drawing to a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(),
    options: GraphicsContext.ClipOptions = ClipOptions()
  ) {
    let placed = path.engine.applying(transform.transform2D)
    // An invalid clip path hides everything.
    let outline = PaintCommand.Outline.path(
      placed.isFinite ? placed : TintypeScene.Path(), origin: .zero,
      rule: style.isEOFilled ? .evenOdd : .nonZero)
    if options.contains(.inverse) {
      let black = ResolvedColor(name: "black", red: 0, green: 0, blue: 0, opacity: 1)
      masks.append(CanvasMask(commands: [.fill(outline, black)], isInverse: true))
    } else {
      clips.append(outline)
      visibleRect = visibleRect.intersection(path.applying(transform).boundingRect)
    }
  }

  /// Clips subsequent drawing to the opacity of content that a closure draws.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the content, from 0 to 1.
  ///   - options: The options of the clip.
  ///   - content: The closure.
  public mutating func clipToLayer(
    opacity: Double = 1, options: GraphicsContext.ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = try layer(content)
    target.context.mergeContents(of: layer)
    masks.append(
      CanvasMask(
        commands: layer.commands, opacity: opacity, isInverse: options.contains(.inverse)))
  }

  /// Adds a filter to subsequent drawing, which is applied after those that are added later.
  public mutating func addFilter(
    _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions()
  ) {
    if options.contains(.linearColor) { ViewTree.reportCurrent(.linearFilters) }
    filters.append(filter)
  }

  /// Calls a closure with a context whose drawing becomes a group, to which the state applies as a
  /// whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = try layer(content)
    draw { $0.draw(layer) }
  }

  /// Returns the context of the engine with the content that a closure draws.
  private func layer(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> Engine.GraphicsContext {
    let layer = DrawingTarget(context: target.context.emptyLayer)
    var context = GraphicsContext(
      target: layer, scope: scope, symbols: symbols, visibleRect: visibleRect)
    context.transform = transform
    try content(&context)
    return layer.context
  }

  /// Calls a closure with the context of the engine in the current state.
  func draw(_ body: (inout Engine.GraphicsContext) -> Void) {
    target.context.opacity = opacity
    target.context.blendMode = blendMode.engine
    target.context.composite = blendMode.composite
    target.context.transform = transform.transform2D
    target.context.clips = clips
    target.context.masks = masks
    target.context.filters = filters.map { $0.effect(in: environment) }
    body(&target.context)
  }

  /// Returns a drawing of a view.
  func drawing(of view: some View) -> CanvasDrawing? { drawing(of: scope.nodes(of: view)) }

  /// Returns a drawing of nodes.
  func drawing(of nodes: [Node]) -> CanvasDrawing? { target.context.drawing(of: nodes) }
}

// Paths.
extension GraphicsContext {
  /// Fills a path.
  public func fill(
    _ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()
  ) {
    let rule: FillRule = style.isEOFilled ? .evenOdd : .nonZero
    draw { context in
      switch shading.paint(in: environment) {
      case .style(let style): context.fill(path.engine, with: style, rule: rule)
      case .paint(let paint): context.fill(path.engine, with: paint, rule: rule)
      case .pattern(let pattern):
        context.fill(path.engine, with: pattern.paint(path.boundingRect), rule: rule)
        if let image = pattern.image { context.addImage(image) }
      }
    }
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
    // The area that an operator replaces is that of the line.
    guard blendMode.composite == nil else {
      return fill(path.strokedPath(style), with: shading)
    }
    draw { context in
      switch shading.paint(in: environment) {
      case .style(let paint): context.stroke(path.engine, with: paint, style: style.engine)
      case .paint(let paint): context.stroke(path.engine, with: paint, style: style.engine)
      case .pattern(let pattern):
        let bounds = path.boundingRect.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
        context.stroke(path.engine, with: pattern.paint(bounds), style: style.engine)
        if let image = pattern.image { context.addImage(image) }
      }
    }
  }

  /// Strokes a path with a line of a width in points.
  public func stroke(
    _ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1
  ) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the shading itself, because shadings are resolved when they are used.
  public func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading { shading }
}
