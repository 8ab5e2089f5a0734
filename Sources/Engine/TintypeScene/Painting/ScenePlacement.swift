// SPDX-License-Identifier: MIT

/// A movement of paint commands and frames by a distance.
struct ScenePlacement {
  /// The distance in points.
  let distance: Point
  /// A Boolean value that indicates whether all positions are multiples of ``gridUnit``, so that the
  /// opposite movement results in equal numbers.
  let isOnGrid: Bool
  /// A Boolean value that indicates whether the movement undoes an earlier one on the grid.
  let isInverse: Bool

  /// The unit of positions in tiles, in points: 2⁻³², which is invisible.
  ///
  /// The sum of two multiples below 2²⁰ is exact.
  private static let gridUnit = 0x1p-32
  /// The unit of the translation of a transformation after the inverse movement, because its sums
  /// are not exact: 2⁻²⁰.
  private static let transformUnit = 0x1p-20

  init(by distance: Point, isOnGrid: Bool = false, isInverse: Bool = false) {
    (self.isOnGrid, self.isInverse) = (isOnGrid, isInverse)
    self.distance =
      isOnGrid
      ? Point(
        x: Self.rounded(distance.x, to: Self.gridUnit),
        y: Self.rounded(distance.y, to: Self.gridUnit)) : distance
  }

  func moved(_ point: Point) -> Point {
    guard isOnGrid else { return Point(x: point.x + distance.x, y: point.y + distance.y) }
    return Point(
      x: Self.rounded(point.x, to: Self.gridUnit) + distance.x,
      y: Self.rounded(point.y, to: Self.gridUnit) + distance.y)
  }

  func moved(_ rect: Rect) -> Rect { Rect(origin: moved(rect.origin), size: rect.size) }

  /// Moves to the original position, applies the transformation, and moves back.
  func moved(_ transform: Transform2D) -> Transform2D {
    var moved = Transform2D(translationX: -distance.x, y: -distance.y).concatenating(transform)
      .concatenating(Transform2D(translationX: distance.x, y: distance.y))
    if isInverse {
      moved.tx = Self.rounded(moved.tx, to: Self.transformUnit)
      moved.ty = Self.rounded(moved.ty, to: Self.transformUnit)
    }
    return moved
  }

  /// Moves to the original position, applies the projection, and moves back.
  func moved(_ projection: Projection2D) -> Projection2D {
    projection.about(distance)
  }

  private static func rounded(_ number: Double, to unit: Double) -> Double {
    let scaled = number / unit
    // Larger numbers and those that are not finite have no smaller digits.
    guard abs(scaled) < 0x1p53 else { return number }
    return scaled.rounded() * unit
  }
}
