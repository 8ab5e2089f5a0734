// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScene
import TintypeUIKit

@Suite("CGPath")
struct PathTests {
  private func types(_ path: CGPath) -> [CGPathElementType] {
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    return types
  }

  @Test("A rectangle, an ellipse and a rounded rectangle equal the engine's paths")
  func shapes() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
    #expect(CGPath(rect: rect, transform: nil).path == Path(rect.rect))
    #expect(CGPath(ellipseIn: rect, transform: nil).path == Path(ellipseIn: rect.rect))
    let rounded = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 4, transform: nil)
    let size = Size(width: 5, height: 4)
    #expect(
      rounded.path == Path(roundedRect: rect.rect, cornerSize: size, style: .circular))
  }

  @Test("Elements are iterated with their points, and quadratic curves stay quadratic")
  func iteration() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addQuadCurve(to: CGPoint(x: 4, y: 1), control: CGPoint(x: 3, y: 5))
    path.addCurve(
      to: CGPoint(x: 7, y: 1), control1: CGPoint(x: 5, y: 0), control2: CGPoint(x: 6, y: 0))
    path.closeSubpath()
    var points: [[CGPoint]] = []
    path.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      points.append((0..<count).map { element.pointee.points[$0] })
    }
    #expect(
      types(path) == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(points.map(\.count) == [1, 1, 2, 3, 0])
    #expect(points[2] == [CGPoint(x: 3, y: 5), CGPoint(x: 4, y: 1)])
  }

  @Test("Elements without a current point are ignored")
  func noCurrentPoint() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addArc(tangent1End: .zero, tangent2End: .zero, radius: 3)
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test("The bounding box of the path excludes control points")
  func boundingBoxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test("The current point is the start of the subpath after it is closed")
  func currentPoint() {
    let path = CGMutablePath()
    #expect(path.currentPoint == .zero)
    path.addRect(CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
  }

  @Test(
    "A point is tested with the fill rule, after the transform is applied to it",
    arguments: [
      (CGPoint(x: 5, y: 5), CGPathFillRule.winding, CGAffineTransform.identity, true),
      (CGPoint(x: 5, y: 5), .evenOdd, .identity, false),
      (CGPoint(x: 1, y: 1), .evenOdd, .identity, true),
      (CGPoint(x: -9, y: 1), .winding, .identity, false),
      (CGPoint(x: -9, y: 1), .winding, CGAffineTransform(translationX: 10, y: 0), true),
    ])
  func containment(
    point: CGPoint, rule: CGPathFillRule, transform: CGAffineTransform, isInside: Bool
  ) {
    let path = CGMutablePath()
    path.addRects([
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 3, y: 3, width: 4, height: 4),
    ])
    #expect(path.contains(point, using: rule, transform: transform) == isInside)
  }

  @Test("An arc equals the engine's arc and is connected to the current point by a line")
  func arcs() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 20, y: 20), radius: 5, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    var expected = Path()
    expected.move(to: .zero)
    expected.addArc(
      center: Point(x: 20, y: 20), radius: 5, startAngle: .zero, endAngle: .degrees(90),
      clockwise: true)
    #expect(path.path == expected)

    let relative = CGMutablePath()
    relative.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: -.pi / 2)
    #expect(types(relative) == [.moveToPoint, .addCurveToPoint])
    #expect(abs(relative.currentPoint.y + 2) < 1e-12)
  }

  @Test(
    "An arc between two lines touches both and keeps its radius",
    arguments: [20, 60, 90, 120, 170] as [Double])
  func tangentArcs(degrees: Double) {
    let angle = degrees * .pi / 180
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 100, y: 0))
    let end = CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
    path.addArc(tangent1End: .zero, tangent2End: end, radius: 8)
    // The distance of the contact points from the corner, and the center of the circle.
    let distance = 8 / tan(angle / 2)
    let reach = 8 / sin(angle / 2)
    let center = CGPoint(x: reach * cos(angle / 2), y: reach * sin(angle / 2))
    var points: [CGPoint] = []
    for step in path.steps {
      if case .line(let point) = step { points.append(point) }
      if case .curve(let point, _, _) = step { points.append(point) }
    }
    #expect(abs(points[0].x - distance) < 1e-9)
    #expect(abs(points[0].y) < 1e-9)
    #expect(abs(hypot(path.currentPoint.x, path.currentPoint.y) - distance) < 1e-9)
    for point in points {
      #expect(abs(hypot(point.x - center.x, point.y - center.y) - 8) < 1e-9)
    }
  }

  @Test("An arc between collinear lines is a straight line to the corner")
  func collinearTangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 3)
    #expect(path.steps == [.move(.zero), .line(CGPoint(x: 5, y: 0))])
  }

  @Test("A transform is applied to copies and to added elements")
  func transforms() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: nil)
    var transform = CGAffineTransform(scaleX: 2, y: 2)
    let expected = CGRect(x: 0, y: 0, width: 4, height: 6)
    #expect(path.copy(using: &transform)?.boundingBox == expected)
    let mutable = CGMutablePath()
    mutable.addPath(path, transform: transform)
    #expect(mutable.boundingBox == expected)
    #expect(path.copy() == path)
    #expect(path.mutableCopy()?.hashValue == path.hashValue)
  }

  @Test("A mutable copy does not change the original")
  func mutableCopy() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: nil)
    let copy = path.mutableCopy()
    copy?.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 3))
  }

  @Test("Only an upright rectangle is reported as a rectangle")
  func rectangles() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var found = CGRect.zero
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    var turn = CGAffineTransform(rotationAngle: 0.3)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test("Areas of two paths are combined, and strokes and dashes are outlined")
  func operations() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let other = CGPath(rect: CGRect(x: 5, y: 0, width: 10, height: 10), transform: nil)
    let (left, both, right) = (CGPoint(x: 2, y: 5), CGPoint(x: 7, y: 5), CGPoint(x: 12, y: 5))
    for (path, expected) in [
      (square.union(other), [true, true, true]),
      (square.intersection(other), [false, true, false]),
      (square.subtracting(other), [true, false, false]),
      (square.symmetricDifference(other), [true, false, true]),
    ] {
      #expect([left, both, right].map { path.contains($0) } == expected)
    }
    #expect(square.intersects(other))
    let stroke = square.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(stroke.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 12))
    let dashes = square.copy(dashingWithPhase: 0, lengths: [4, 6])
    let dash: [CGPathElementType] = [.moveToPoint, .addLineToPoint]
    #expect(types(dashes) == Array(repeating: dash, count: 4).flatMap(\.self))
  }
}
