// SPDX-License-Identifier: MIT

import TintypeComponents

// Variants: behind; background; shapeBackground; Background
//   -> in front of; overlay; shapeOverlay; Overlay
extension View {
  /// Adds a view behind this one, which is proposed its size.
  public nonisolated func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    attaching(content(), as: "background") { view, background in
      view.background(alignment: alignment.engine) { background }
    }
  }

  /// Adds a view behind this one, which is proposed its size.
  @_disfavoredOverload
  public nonisolated func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View {
    attaching(background, as: "background") { view, background in
      view.background(alignment: alignment.engine) { background }
    }
  }

  /// Paints a style behind the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - edges: The edges at which the style extends beyond the safe area if the view touches it.
  /// - Returns: The modified view.
  public nonisolated func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    modified { content, scope in
      guard style.value(in: scope.environment).effects.isEmpty else {
        return content.background { scope.filling(Rectangle(), with: style) }
      }
      return content.background(style.engine, ignoresSafeAreaEdges: edges.engine)
    }
  }

  /// Paints a shape with a style behind the view.
  nonisolated func shapeBackground<S, T>(
    _ style: S, _ shape: T, _ fillStyle: FillStyle
  ) -> some View where S: ShapeStyle, T: Shape {
    modified { content, scope in
      let environment = scope.environment
      guard !fillStyle.isEOFilled, style.value(in: environment).effects.isEmpty else {
        return content.background { scope.filling(shape, with: style, fillStyle) }
      }
      return content.background(
        style.engine, in: EngineShape(kind: shape.engineKind(in: environment)))
    }
  }
}

extension View {
  // Variants: Shape -> InsettableShape
  /// Paints a shape with a style behind the view.
  public nonisolated func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    shapeBackground(style, shape, fillStyle)
  }

  /// Paints the style of backgrounds behind the view.
  ///
  /// - Parameter edges: The edges at which the style extends beyond the safe area if the view
  ///   touches it.
  /// - Returns: The modified view.
  public nonisolated func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  // Variants: Shape -> InsettableShape
  /// Paints a shape with the style of backgrounds behind the view.
  public nonisolated func background<S>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: Shape {
    shapeBackground(BackgroundStyle(), shape, fillStyle)
  }
}

extension ViewScope {
  /// Returns a component that fills a shape with a style and its effects.
  func filling(
    _ shape: some Shape, with style: some ShapeStyle, _ fillStyle: FillStyle = FillStyle()
  ) -> ComponentList {
    let layer = ShapeLayer(filling: shape, with: style, fillStyle, in: environment)
    return ComponentList([ShapeLayer.component(of: [layer], in: self)])
  }
}
