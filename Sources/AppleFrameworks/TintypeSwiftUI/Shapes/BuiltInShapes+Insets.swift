// SPDX-License-Identifier: MIT

import Foundation

extension Rectangle {
  /// Returns the shape with its outline moved inward, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetDescribedShape(base: self, amount: amount)
  }
}

extension Circle {
  /// Returns the shape with its outline moved inward, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetDescribedShape(base: self, amount: amount)
  }
}

extension Ellipse {
  /// Returns the shape with its outline moved inward, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetDescribedShape(base: self, amount: amount)
  }
}

extension Capsule {
  /// Returns the shape with its outline moved inward, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetDescribedShape(base: self, amount: amount)
  }
}

extension RoundedRectangle {
  /// Returns the shape with its outline moved inward, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetDescribedShape(base: self, amount: amount)
  }
}

extension UnevenRoundedRectangle {
  /// Returns the shape with its outline moved inward, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetDescribedShape(base: self, amount: amount)
  }
}
