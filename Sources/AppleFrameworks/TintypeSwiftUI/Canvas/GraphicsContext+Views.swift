// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

extension GraphicsContext {
  /// A text that can be measured and drawn.
  public struct ResolvedText {
    /// The shading of the text without a color of its own.
    public var shading = GraphicsContext.Shading.foreground
    fileprivate let text: Text
    fileprivate let context: GraphicsContext

    /// Returns the size of the text in an available size, in points.
    public func measure(in size: CGSize) -> CGSize {
      drawing.map { CGSize($0.size(ProposedViewSize(size).engine)) } ?? .zero
    }

    /// Returns the position of the first baseline from the top in an available size, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, size) }

    /// Returns the position of the last baseline from the top in an available size, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, size) }

    private func baseline(
      _ guide: TintypeComponents.VerticalAlignment, _ size: CGSize
    ) -> CGFloat {
      CGFloat(drawing?.position(of: guide, ProposedViewSize(size).engine) ?? 0)
    }

    fileprivate var drawing: CanvasDrawing? {
      guard case .style(let style) = shading.paint(in: context.environment) else {
        return context.drawing(of: text)
      }
      return context.drawing(of: text.foregroundStyle(AnyShapeStyle(style.style)))
    }
  }

  /// An image that can be measured and drawn.
  public struct ResolvedImage {
    /// The shading of a template image or a symbol; `nil` for the foreground style.
    public var shading: GraphicsContext.Shading?
    fileprivate let image: Image
    fileprivate let context: GraphicsContext

    /// The size in points.
    public var size: CGSize {
      context.drawing(of: image).map { CGSize($0.size(.unspecified)) } ?? .zero
    }

    /// Returns the drawing of the image, which can be resizable.
    fileprivate func drawing(isResizable: Bool) -> CanvasDrawing? {
      let image = isResizable ? image.resizable() : image
      guard let shading, case .style(let style) = shading.paint(in: context.environment) else {
        return context.drawing(of: image)
      }
      return context.drawing(of: image.foregroundStyle(AnyShapeStyle(style.style)))
    }

    /// The position of the baseline from the top, in points.
    public var baseline: CGFloat {
      CGFloat(context.drawing(of: image)?.position(of: .lastTextBaseline, .unspecified) ?? 0)
    }
  }

  /// A view of the symbols of a canvas.
  public struct ResolvedSymbol {
    fileprivate let drawing: CanvasDrawing

    /// The size in points.
    public var size: CGSize { CGSize(drawing.size(.unspecified)) }
  }

  /// Returns a text that can be measured and drawn.
  public func resolve(_ text: Text) -> GraphicsContext.ResolvedText {
    ResolvedText(text: text, context: self)
  }

  /// Draws a text in a rectangle, aligned to its top left corner.
  public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {
    draw(text.drawing, at: rect.origin, ProposedViewSize(rect.size))
  }

  /// Draws a text with a point of its frame at a position.
  public func draw(
    _ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center
  ) {
    draw(text.drawing, at: point, anchor)
  }

  /// Draws a text in a rectangle, aligned to its top left corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with a point of its frame at a position.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Returns an image that can be measured and drawn.
  public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage {
    ResolvedImage(image: image, context: self)
  }

  /// Draws an image, scaled to a rectangle.
  public func draw(
    _ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) {
    draw(image.drawing(isResizable: true), at: rect.origin, ProposedViewSize(rect.size))
  }

  /// Draws an image with a point of its frame at a position.
  public func draw(
    _ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center
  ) {
    draw(image.drawing(isResizable: false), at: point, anchor)
  }

  /// Draws an image, scaled to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image with a point of its frame at a position.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Returns the view with a tag among the symbols of the canvas, if any.
  public func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID: Hashable {
    let tag = AnyHashable(id)
    let node = symbols.first { ($0.tagValue as? ViewTag)?.value == tag }
    return node.flatMap { drawing(of: [$0]) }.map { ResolvedSymbol(drawing: $0) }
  }

  /// Draws a symbol, scaled to a rectangle.
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.draw(symbol.drawing, at: .zero, .unspecified)
  }

  /// Draws a symbol with a point of its frame at a position.
  public func draw(
    _ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center
  ) {
    draw(symbol.drawing, at: point, anchor)
  }

  private func draw(_ drawing: CanvasDrawing?, at point: CGPoint, _ anchor: UnitPoint) {
    let size = drawing.map { CGSize($0.size(.unspecified)) } ?? .zero
    let origin = CGPoint(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    draw(drawing, at: origin, .unspecified)
  }

  private func draw(
    _ drawing: CanvasDrawing?, at origin: CGPoint, _ proposal: ProposedViewSize
  ) {
    guard let drawing else { return }
    draw { $0.draw(drawing, at: origin.point, proposal.engine) }
  }
}
