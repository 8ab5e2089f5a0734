// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension View {
  /// Paints a shape with a style in front of the view.
  public nonisolated func overlay<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    shapeOverlay(style, shape, fillStyle)
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
