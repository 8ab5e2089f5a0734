// SPDX-License-Identifier: MIT

/// A projective transform: an affine one, whose results are divided by w = g·x + h·y + i.
///
/// Points with a w of 0 or less are behind the eye and have no image.
package struct Projection2D: Hashable, Codable, Sendable {
  /// The numerators.
  package var affine: Transform2D
  /// The coefficient of x in w.
  package var g: Double
  /// The coefficient of y in w.
  package var h: Double
  /// The constant in w.
  package var i: Double

  /// Creates a projection, by default an affine transform.
  package init(_ affine: Transform2D, g: Double = 0, h: Double = 0, i: Double = 1) {
    (self.affine, self.g, self.h, self.i) = (affine, g, h, i)
  }

  /// A Boolean value that indicates whether parallel lines remain parallel.
  package var isAffine: Bool { g == 0 && h == 0 && i == 1 }

  /// A Boolean value that indicates whether all nine numbers are finite.
  package var isFinite: Bool { affine.isFinite && [g, h, i].allSatisfy(\.isFinite) }

  /// The nine numbers of the matrix that multiplies columns (x, y, 1), row by row.
  package var rows: [Double] {
    [affine.a, affine.c, affine.tx, affine.b, affine.d, affine.ty, g, h, i]
  }

  private init(rows m: [Double]) {
    self.init(
      Transform2D(a: m[0], b: m[3], c: m[1], d: m[4], tx: m[2], ty: m[5]), g: m[6], h: m[7],
      i: m[8])
  }

  /// Returns the concatenation: this projection, then another.
  package func concatenating(_ next: Projection2D) -> Projection2D {
    let (one, other) = (rows, next.rows)
    var product = Array(repeating: 0.0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        for k in 0..<3 { product[row * 3 + column] += other[row * 3 + k] * one[k * 3 + column] }
      }
    }
    return Projection2D(rows: product)
  }

  /// Returns the projection in coordinates in which a transform places its own.
  ///
  /// - Parameter placement: The transform from the projection's coordinates to the result's.
  /// - Returns: The projection; `nil` if the transform has no inverse.
  package func placed(by placement: Transform2D) -> Projection2D? {
    placement.inverse.map {
      Projection2D($0).concatenating(self).concatenating(Projection2D(placement))
    }
  }

  /// Returns the projection with a fixed origin.
  package func about(_ origin: Point) -> Projection2D {
    Projection2D(Transform2D(translationX: -origin.x, y: -origin.y)).concatenating(self)
      .concatenating(Projection2D(Transform2D(translationX: origin.x, y: origin.y)))
  }

  /// The inverse projection; `nil` if there is no finite inverse.
  package var inverse: Projection2D? {
    let m = rows
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
    let adjugate = [
      minor(4, 5, 7, 8), minor(2, 1, 8, 7), minor(1, 2, 4, 5),
      minor(5, 3, 8, 6), minor(0, 2, 6, 8), minor(2, 0, 5, 3),
      minor(3, 4, 6, 7), minor(1, 0, 7, 6), minor(0, 1, 3, 4),
    ]
    let determinant = m[0] * adjugate[0] + m[1] * adjugate[3] + m[2] * adjugate[6]
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = Projection2D(rows: adjugate.map { $0 / determinant })
    return inverse.isFinite ? inverse : nil
  }

  /// The least w of points that ``Rect/applying(_:)-projection`` includes, so that numbers are finite.
  fileprivate static let nearest = 1e-4

  /// Returns the homogeneous coordinates of the image of a point.
  fileprivate func image(of point: Point) -> (x: Double, y: Double, w: Double) {
    let place = point.applying(affine)
    return (place.x, place.y, g * point.x + h * point.y + i)
  }
}

extension Rect {
  /// Returns the smallest upright rectangle that contains the image of the part in front of the eye;
  /// an empty one if there is none.
  package func applying(_ projection: Projection2D) -> Rect {
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
      Point(x: minX, y: maxY),
    ].map(projection.image)
    var bounds = PathBounds()
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      let nearest = Projection2D.nearest
      if corner.w >= nearest {
        bounds.include(Point(x: corner.x / corner.w, y: corner.y / corner.w))
      }
      // An edge that passes the eye ends there.
      if (corner.w >= nearest) != (next.w >= nearest), corner.w.isFinite, next.w.isFinite {
        let part = (nearest - corner.w) / (next.w - corner.w)
        bounds.include(
          Point(
            x: (corner.x + (next.x - corner.x) * part) / nearest,
            y: (corner.y + (next.y - corner.y) * part) / nearest))
      }
    }
    return bounds.rect
  }
}
