// SPDX-License-Identifier: MIT

import Testing
import TintypeComponentsTestSupport
import TintypeScene

@Suite("Projections")
struct ProjectionTests {
  private let projection = Projection2D(
    Transform2D(a: 2, b: 0.5, c: 0.25, d: 1, tx: 8, ty: 4), g: 0.5, h: 0.25, i: 2)

  @Test("A projection followed by its inverse changes nothing")
  func inverse() throws {
    let both = projection.concatenating(try #require(projection.inverse))
    let differences = zip(both.rows, Projection2D(.identity).rows).map { abs($0 - $1) }
    #expect(differences.allSatisfy { $0 < 1e-12 })
  }

  @Test("An affine projection has the image of the transform")
  func affine() {
    let transform = Transform2D(rotation: .degrees(30), about: Point(x: 3, y: 4))
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(Projection2D(transform).isAffine)
    #expect(rect.applying(Projection2D(transform)) == rect.applying(transform))
  }

  @Test("The origin of a projection is fixed")
  func origin() {
    let moved = Projection2D(.identity, g: 0.1).about(Point(x: 10, y: 20))
    let image = Rect(x: 10, y: 20, width: 0, height: 0).applying(moved)
    #expect(image == Rect(x: 10, y: 20, width: 0, height: 0))
  }

  @Test("Points behind the eye have no image")
  func eye() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.applying(Projection2D(.identity, i: -1)) == .zero)
    // w = 1 - x / 5, so that half of the rectangle is in front.
    let half = rect.applying(Projection2D(.identity, g: -0.2))
    #expect(half.minX == 0 && half.maxX > 1000)
  }

  @Test("A projection without an area has no inverse")
  func singular() {
    let flat = Transform2D(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    #expect(Projection2D(flat, g: 0.5).inverse == nil)
  }
}
