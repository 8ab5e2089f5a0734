// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A view whose content a closure draws.
public struct Canvas<Symbols>: View, PrimitiveView where Symbols: View {
  /// The views that can be drawn as symbols, each with a tag.
  public var symbols: Symbols
  /// The closure that draws the content.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// A Boolean value that indicates whether the content is opaque; Tintype keeps the transparency.
  public var isOpaque: Bool
  /// The color space of the content, which is sRGB.
  public var colorMode: ColorRenderingMode
  /// A Boolean value that indicates whether the content may appear later; it is always drawn at
  /// once.
  public var rendersAsynchronously: Bool

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - opaque: Whether the content is opaque.
  ///   - colorMode: The color space of the content.
  ///   - rendersAsynchronously: Whether the content may appear later.
  ///   - renderer: Draws the content in a context and a size in points.
  ///   - symbols: The views that can be drawn as symbols, each with a tag.
  @MainActor @preconcurrency
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a view without symbols.
  ///
  /// - Parameters:
  ///   - opaque: Whether the content is opaque.
  ///   - colorMode: The color space of the content.
  ///   - rendersAsynchronously: Whether the content may appear later.
  ///   - renderer: Draws the content in a context and a size in points.
  @MainActor @preconcurrency
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}

extension Canvas {
  func nodes(in scope: ViewScope) -> [Node] {
    let symbols = scope.nodes(of: symbols, at: .part("symbols"))
    // Proof of safety: the engine calls the closure during the evaluation.
    nonisolated(unsafe) let draw = {
      [renderer] (context: inout Engine.GraphicsContext, size: Size) in
      let target = DrawingTarget(context: context)
      var drawing = GraphicsContext(
        target: target, scope: scope, symbols: symbols,
        visibleRect: CGRect(origin: .zero, size: CGSize(size)))
      renderer(&drawing, CGSize(size))
      context = target.context
    }
    return scope.nodes(of: TintypeComponents.Canvas { draw(&$0, $1) })
  }
}
