// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension ButtonBorderShape: DescribedInsettableShape {
  /// The outline for controls of the regular size.
  nonisolated var kind: ShapeKind { engine.shapeKind(in: Engine.EnvironmentValues()) }

  nonisolated func outline(in environment: EnvironmentValues) -> ShapeOutline {
    let shape = self == .automatic ? environment.base.buttonBorderShape : engine
    return ShapeOutline(
      name: "ButtonBorderShape", kind: shape.shapeKind(in: environment.base))
  }

  /// Returns the shape with its outline moved inward, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetDescribedShape(base: self, amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The border shape of the buttons in the environment.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
