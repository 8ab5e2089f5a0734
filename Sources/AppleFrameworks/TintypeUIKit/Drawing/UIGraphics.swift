// SPDX-License-Identifier: MIT

public import Foundation

/// The contexts of the current thread, of which the last one is the current one.
enum GraphicsStack {
  private static let key = "TintypeUIKit.UIGraphicsGetCurrentContext"

  static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Calls a closure with a current context.
  static func with<Result>(
    _ context: CGContext, _ body: () throws -> Result
  ) rethrows -> Result {
    contexts.append(context)
    defer { contexts.removeLast() }
    return try body()
  }
}

/// Returns the current context; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.contexts.last }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.contexts.append(context) }

/// Makes the context before the last one the current one.
public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws the edge of a rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

extension UIView {
  /// Returns the drawing of the view itself; `nil` if it draws nothing.
  package var recordedDrawing: CGContext? {
    let context = CGContext()
    GraphicsStack.with(context) { draw(bounds) }
    return context.commands.isEmpty ? nil : context
  }

  /// Draws the hierarchy of the view into the current context, scaled to a rectangle.
  ///
  /// - Returns: `false` without a context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    return draw(into: context, in: rect)
  }

  fileprivate func draw(into context: CGContext, in rect: CGRect) -> Bool {
    let scale = max(traitCollection.displayScale, 1)
    let image = ViewPainter.current?.image(of: self, scale: scale)
    return context.drawImage(image, scale: scale, in: rect)
  }
}

extension CALayer {
  /// Draws the layer, or the hierarchy of its view, into a context.
  public func render(in ctx: CGContext) {
    // Proof of safety: the caller uses the layer and the context on this thread only.
    nonisolated(unsafe) let (layer, context) = (self, ctx)
    assumingMainActor {
      if let view = layer.view {
        _ = view.draw(into: context, in: view.bounds)
      } else {
        let scale = max(UITraitCollection.current.displayScale, 1)
        let image = ViewPainter.current?.image(of: layer, scale: scale)
        context.drawImage(image, scale: scale, in: layer.bounds)
      }
    }
  }
}

extension CGContext {
  /// Draws an image of views or layers.
  ///
  /// - Returns: `false` without an image.
  @discardableResult
  fileprivate func drawImage(_ image: CGImage?, scale: CGFloat, in rect: CGRect) -> Bool {
    guard let image else { return false }
    drawImage(UIImage(cgImage: image, scale: scale, orientation: .up), in: rect, .normal, alpha: 1)
    return true
  }
}

extension UIColor {
  /// Sets the color of interiors and strokes in the current context.
  public func set() { UIGraphicsGetCurrentContext()?.setColors(fill: self, stroke: self) }
  /// Sets the color of interiors in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setColors(fill: self, stroke: nil) }
  /// Sets the color of strokes in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setColors(fill: nil, stroke: self) }
}

extension UIBezierPath {
  /// Fills the path in the current context.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path with a blend mode and an opacity from 0 to 1 in the current context.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.record(.fill(cgPath, fillRule)) {
      if blendMode != .normal { $0.blendMode = blendMode }
      $0.alpha *= alpha
    }
  }

  /// Strokes the path in the current context.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// Strokes the path with a blend mode and an opacity from 0 to 1 in the current context.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.record(.stroke(cgPath)) { state in
      if blendMode != .normal { state.blendMode = blendMode }
      state.alpha *= alpha
      (state.lineWidth, state.lineCap, state.lineJoin) = (lineWidth, lineCapStyle, lineJoinStyle)
      (state.miterLimit, state.dash, state.dashPhase) = (miterLimit, dashes, dashOffset)
    }
  }

  /// Clips subsequent drawing of the current context to the path.
  public func addClip() { UIGraphicsGetCurrentContext()?.addClip(cgPath, fillRule) }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}

extension UIImage {
  /// Draws the image at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in a rectangle of the current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image with a blend mode and an opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawImage(self, in: rect, blendMode, alpha: alpha)
  }
}
