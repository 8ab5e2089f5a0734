// SPDX-License-Identifier: MIT

import Foundation

// Variants: Rectangle -> Circle | Ellipse | Capsule | RoundedRectangle | UnevenRoundedRectangle
extension Rectangle {
  /// Returns the shape with its outline moved inward, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetDescribedShape(base: self, amount: amount)
  }
}
