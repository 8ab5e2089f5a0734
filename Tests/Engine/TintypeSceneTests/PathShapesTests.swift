// SPDX-License-Identifier: MIT

import Testing
import TintypeComponentsTestSupport
import TintypeScene

@Suite("Paths")
struct PathShapesTests {
  private let box = Rect(x: 10, y: 20, width: 40, height: 20)

  @Test("The bounding rectangle of a path is that of its curves, not of their control points")
  func bounds() {
    let arch = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: Point(x: 10, y: 0), control1: Point(x: 0, y: 20), control2: Point(x: 10, y: 20))
      path.move(to: Point(x: 99, y: 99))
    }
    #expect(arch.boundingRect == Rect(x: 0, y: 0, width: 10, height: 15))
    #expect(Path(ellipseIn: box).boundingRect.isClose(to: box))
    #expect(Path().boundingRect == .zero)
    #expect(Path(Rect(x: .nan, y: 0, width: 1, height: 1)).boundingRect == .zero)
  }

  @Test("Rectangles of negative size have the path of the standardized rectangle")
  func negativeSize() {
    #expect(Path(Rect(x: 50, y: 40, width: -40, height: -20)) == Path(box))
  }

  @Test("Arcs are drawn in the direction of increasing angles, or the opposite if clockwise")
  func arcs() {
    func bounds(_ start: Double, _ end: Double, _ clockwise: Bool) -> Rect {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
          clockwise: clockwise)
      }.boundingRect
    }
    #expect(bounds(0, 90, false).isClose(to: Rect(x: 0, y: 0, width: 10, height: 10)))
    #expect(bounds(0, 90, true).isClose(to: Rect(x: -10, y: -10, width: 20, height: 20)))
    #expect(bounds(90, 0, true).isClose(to: Rect(x: 0, y: 0, width: 10, height: 10)))
    #expect(bounds(-90, 90, false).isClose(to: Rect(x: 0, y: -10, width: 10, height: 20)))
    #expect(bounds(0, 720, false).isClose(to: Rect(x: -10, y: -10, width: 20, height: 20)))
    #expect(bounds(30, 30, false) == .zero)
  }

  @Test("A quadratic curve becomes the equivalent cubic curve")
  func quadratic() {
    let path = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: Point(x: 6, y: 0), control: Point(x: 3, y: 6))
    }
    #expect(
      path.elements.last
        == .curve(
          to: Point(x: 6, y: 0), control1: Point(x: 2, y: 4), control2: Point(x: 4, y: 4)))
    #expect(path.boundingRect == Rect(x: 0, y: 0, width: 6, height: 3))
  }

  @Test("Transforms are applied to paths in order of concatenation")
  func transforms() throws {
    let turn = Transform2D(rotation: .degrees(90), about: Point(x: 1, y: 0))
    #expect(Point(x: 2, y: 0).applying(turn) == Point(x: 1, y: 1))
    let both = Transform2D(scaleX: 2, y: 3).concatenating(Transform2D(translationX: 1, y: 1))
    #expect(Point(x: 1, y: 1).applying(both) == Point(x: 3, y: 4))
    #expect(box.applying(Transform2D(scaleX: -1, y: 1)).minX == -50)
    #expect(Path(box).offsetBy(dx: 5, dy: 0).boundingRect.minX == 15)
    let back = try #require(both.inverse)
    #expect(Point(x: 3, y: 4).applying(back) == Point(x: 1, y: 1))
    #expect(Transform2D(scaleX: 0, y: 1).inverse == nil)
    #expect(Transform2D(scaleX: .nan, y: 1).inverse == nil)
  }

  @Test("A path contains points by either fill rule, and open subpaths count as closed")
  func containment() {
    let rings = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20))
    var two = rings
    two.addEllipse(in: Rect(x: 5, y: 5, width: 10, height: 10))
    let middle = Point(x: 10, y: 10)
    #expect(two.contains(middle))
    #expect(!two.contains(middle, eoFill: true))
    #expect(two.contains(Point(x: 2, y: 10), eoFill: true))
    #expect(rings.contains(Point(x: 3.1, y: 3.1)))
    #expect(!rings.contains(Point(x: 2.8, y: 2.8)))
    #expect(!rings.contains(Point(x: 10, y: 20.01)))
    #expect(!rings.contains(Point(x: .nan, y: 0)))
    let open = Path { $0.addLines([.zero, Point(x: 10, y: 0), Point(x: 0, y: 10)]) }
    #expect(open.contains(Point(x: 1, y: 1)))
    #expect(!open.contains(Point(x: 6, y: 6)))
  }
}
