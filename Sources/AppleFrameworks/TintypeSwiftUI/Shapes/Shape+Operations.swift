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
  private nonisolated func combined<T: Shape>(
    with other: T, _ combine: @escaping @Sendable (Path, Path) -> Path
  ) -> some Shape {
    CombinedShape(first: self, second: other, combine: combine)
  }

  /// Returns the shape of the area that both shapes fill.
  public nonisolated func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape
  where T: Shape {
    combined(with: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns the shape of the area that one shape or both fill.
  public nonisolated func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    combined(with: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns the shape of the area that this shape fills and the other one does not.
  public nonisolated func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape
  where T: Shape {
    combined(with: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns the shape of the area that exactly one of the shapes fills.
  public nonisolated func symmetricDifference<T>(_ other: T, eoFill: Bool = false) -> some Shape
  where T: Shape {
    combined(with: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's line that are in the area of another shape.
  public nonisolated func lineIntersection<T>(_ other: T, eoFill: Bool = false) -> some Shape
  where T: Shape {
    combined(with: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's line that are outside another shape's area.
  public nonisolated func lineSubtraction<T>(_ other: T, eoFill: Bool = false) -> some Shape
  where T: Shape {
    combined(with: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
