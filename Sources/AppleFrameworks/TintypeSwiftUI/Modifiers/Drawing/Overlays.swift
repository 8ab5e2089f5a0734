// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension View {
  /// Adds a view in front of this one, which is proposed its size.
  public nonisolated func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    attaching(content(), as: "overlay") { view, overlay in
      view.overlay(alignment: alignment.engine) { overlay }
    }
  }

  /// Adds a view in front of this one, which is proposed its size.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View where Overlay: View {
    attaching(overlay, as: "overlay") { view, overlay in
      view.overlay(alignment: alignment.engine) { overlay }
    }
  }

  /// Paints a style in front of the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - edges: The edges at which the style extends beyond the safe area if the view touches it.
  /// - Returns: The modified view.
  public nonisolated func overlay<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    modified { content, scope in
      guard style.value(in: scope.environment).effects.isEmpty else {
        return content.overlay { scope.filling(Rectangle(), with: style) }
      }
      return content.overlay(style.engine, ignoresSafeAreaEdges: edges.engine)
    }
  }

  /// Paints a shape with a style in front of the view.
  public nonisolated func overlay<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    modified { content, scope in
      let environment = scope.environment
      guard !fillStyle.isEOFilled, style.value(in: environment).effects.isEmpty else {
        return content.overlay { scope.filling(shape, with: style, fillStyle) }
      }
      return content.overlay(
        style.engine, in: EngineShape(kind: shape.engineKind(in: environment)))
    }
  }

  /// Draws a border inside of the edges of the view.
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - width: The width in points.
  /// - Returns: The modified view.
  public nonisolated func border<S>(_ content: S, width: CGFloat = 1) -> some View
  where S: ShapeStyle {
    modified { view, scope in
      let layer = ShapeLayer(
        strokingBorderOf: Rectangle(), with: content, StrokeStyle(lineWidth: width),
        in: scope.environment)
      return view.overlay { ComponentList([ShapeLayer.component(of: [layer], in: scope)]) }
    }
  }
}
