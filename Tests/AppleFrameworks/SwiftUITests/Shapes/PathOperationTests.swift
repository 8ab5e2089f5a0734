// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@Suite("Operations of paths")
struct PathOperationTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let right = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  /// The points of a grid, between its lines.
  private let points = (0..<16).flatMap { x in
    (0..<16).map { CGPoint(x: Double(x) * 2.1 + 0.3, y: Double($0) * 2.1 + 0.3) }
  }

  /// Expects that a path fills the points for which a condition is true, by both rules.
  private func expect(
    _ path: Path, _ isInside: (Bool, Bool) -> Bool, _ first: Path, _ second: Path,
    eoFill: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for point in points {
      let expected = isInside(
        first.contains(point, eoFill: eoFill), second.contains(point, eoFill: eoFill))
      #expect(path.contains(point) == expected, "\(point)", sourceLocation: sourceLocation)
      #expect(
        path.contains(point, eoFill: true) == expected, "\(point)", sourceLocation: sourceLocation)
    }
  }

  private func expectOperations(
    _ first: Path, _ second: Path, eoFill: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let operations: [(Path, (Bool, Bool) -> Bool)] = [
      (first.union(second, eoFill: eoFill), { $0 || $1 }),
      (first.intersection(second, eoFill: eoFill), { $0 && $1 }),
      (first.subtracting(second, eoFill: eoFill), { $0 && !$1 }),
      (first.symmetricDifference(second, eoFill: eoFill), { $0 != $1 }),
    ]
    for (path, isInside) in operations {
      expect(path, isInside, first, second, eoFill: eoFill, sourceLocation: sourceLocation)
    }
  }

  @Test("An intersection of rectangles is a rectangle")
  func rectangles() {
    let path = left.intersection(right)
    #expect(path.boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.description.split(separator: " ").filter { $0 == "l" }.count == 3)
    expectOperations(left, right)
  }

  @Test("Operations apply to circles, polygons, holes and paths without common points")
  func areas() {
    let circle = Path(ellipseIn: CGRect(x: 3, y: 3, width: 25, height: 25))
    let ring = Path { path in
      path.addPath(circle)
      path.addEllipse(in: CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    let star = Path { path in
      path.addLines(
        (0..<5).map { index in
          let angle = Double(index) * 4 * .pi / 5
          return CGPoint(x: 16 + 15 * sin(angle), y: 16 - 15 * cos(angle))
        })
      path.closeSubpath()
    }
    let far = Path(CGRect(x: 30, y: 30, width: 2, height: 2))
    expectOperations(circle, left)
    expectOperations(circle, right)
    expectOperations(ring, star, eoFill: true)
    expectOperations(star, ring)
    expectOperations(circle, far)
    expectOperations(far, left)
    expectOperations(circle, Path())
  }

  @Test("Operations apply to paths with common edges and corners")
  func commonEdges() {
    let below = Path(CGRect(x: 0, y: 20, width: 20, height: 10))
    let corner = Path(CGRect(x: 20, y: 20, width: 10, height: 10))
    expectOperations(left, below)
    expectOperations(left, corner)
    expectOperations(left, left)
    expectOperations(below, Path(CGRect(x: 5, y: 15, width: 10, height: 5)))
    #expect(left.union(below).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(left.subtracting(left).isEmpty)
  }

  @Test("Parts of curves remain curves that begin on the other path")
  func curves() throws {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let path = circle.intersection(Path(CGRect(x: 5, y: -5, width: 40, height: 40)))
    var curveCount = 0
    path.forEach { if case .curve = $0 { curveCount += 1 } }
    #expect(curveCount == 4)
    #expect(abs(path.boundingRect.minX - 5) < 1e-6)
    #expect(abs(path.boundingRect.maxX - 20) < 1e-6)
    // The chord at x = 5 is as long as the circle is there.
    let half = (10.0 * 10 - 5 * 5).squareRoot()
    #expect(path.contains(CGPoint(x: 5.05, y: 10 + half - 0.1)))
    #expect(!path.contains(CGPoint(x: 5.05, y: 10 + half + 0.2)))
  }

  @Test("A normalized path has no overlaps")
  func normalized() {
    let path = Path { path in
      path.addPath(left)
      path.addPath(right)
    }
    expect(path.normalized(eoFill: false), { first, _ in first }, path, Path())
    expect(path.normalized(), { first, _ in first }, path, Path(), eoFill: true)
  }

  @Test("The parts of a line inside and outside of an area are lines")
  func lines() {
    let line = Path { path in
      path.move(to: CGPoint(x: -10, y: 5))
      path.addLine(to: CGPoint(x: 30, y: 5))
    }
    #expect(line.lineIntersection(left).description == "0 5 m 20 5 l")
    #expect(line.lineSubtraction(left).description == "-10 5 m 0 5 l 20 5 m 30 5 l")
  }

  @Test("Paths with numbers that are not finite have no area")
  func invalidNumbers() {
    let invalid = Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    #expect(invalid.union(left).isEmpty)
    #expect(Path(CGRect(x: 0, y: 0, width: 1e12, height: 1)).union(left).isEmpty)
  }

  @Test("An operation of shapes is that of their outlines")
  @MainActor func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let shape = Rectangle().subtracting(Circle())
    #expect(shape.path(in: rect) == Rectangle().path(in: rect).subtracting(Circle().path(in: rect)))
    #expect(Circle().union(Rectangle()).layoutDirectionBehavior == .fixed)
    #expect(
      Circle().intersection(Rectangle()).sizeThatFits(ProposedViewSize(width: 40, height: 20))
        == CGSize(width: 20, height: 20))
    let operations: [AnyShape] = [
      AnyShape(Rectangle().intersection(Circle())),
      AnyShape(Circle().lineIntersection(Rectangle())),
    ]
    for operation in operations { #expect(operation.path(in: rect).boundingRect.width <= 20.001) }
    #expect(Rectangle().symmetricDifference(Rectangle()).path(in: rect).isEmpty)
    #expect(Circle().lineSubtraction(Rectangle()).path(in: rect).isEmpty)
  }
}
