// SPDX-License-Identifier: MIT

import Foundation

/// The result of an operation on the outlines of two shapes.
private struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combine: @Sendable (Path, Path) -> Path

  nonisolated func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    first.sizeThatFits(proposal)
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    first.layoutDirectionBehavior
  }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  nonisolated func combined<T: Shape>(
    with other: T, _ combine: @escaping @Sendable (Path, Path) -> Path
  ) -> some Shape {
    CombinedShape(first: self, second: other, combine: combine)
  }

  // Variants: shape; " the area that both shapes fill"; intersection -> shape;
  //   " the area that one shape or both fill"; union | shape;
  //   " the area that this shape fills and the other one does not"; subtracting | shape;
  //   " the area that exactly one of the shapes fills"; symmetricDifference | parts;
  //   " this shape's line that are in the area of another shape"; lineIntersection | parts;
  //   " this shape's line that are outside another shape's area"; lineSubtraction
  /// Returns the shape of the area that both shapes fill.
  public nonisolated func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape
  where T: Shape {
    combined(with: other) { $0.intersection($1, eoFill: eoFill) }
  }
}
