// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScene
import TintypeUIKit

@Suite("UIBezierPath")
struct BezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test("Shapes equal the engine's paths, with continuous corners")
  func shapes() {
    #expect(UIBezierPath(rect: rect).cgPath.path == Path(rect.rect))
    #expect(UIBezierPath(ovalIn: rect).cgPath.path == Path(ellipseIn: rect.rect))
    #expect(
      UIBezierPath(roundedRect: rect, cornerRadius: 10).cgPath.path
        == Path(roundedRect: rect.rect, cornerRadius: 10, style: .continuous))
    let corners = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    let radii = RectangleCornerRadii(topLeading: 8, bottomTrailing: 8)
    #expect(corners.cgPath.path == Path(roundedRect: rect.rect, cornerRadii: radii))
    let all = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 8, height: 8))
    #expect(!all.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(!corners.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(corners.contains(CGPoint(x: 99.5, y: 0.5)))
  }

  @Test("A clockwise arc is clockwise on the screen")
  func arcs() {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(arc.currentPoint.x) < 1e-12)
    #expect(abs(arc.currentPoint.y - 10) < 1e-12)
    #expect(arc.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    let long = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(long.bounds.width - 20) < 0.01)
  }

  @Test("The fill rule of the path determines its interior")
  func fillRule() {
    let path = UIBezierPath(rect: rect)
    path.append(UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10)))
    let center = CGPoint(x: 50, y: 30)
    #expect(path.contains(center))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(center))
  }

  @Test("A copy has the elements and the style, and does not change with the original")
  func copying() throws {
    let path = UIBezierPath(rect: rect)
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(copy.bounds == rect)
    #expect(path.bounds == rect.offsetBy(dx: 5, dy: 5))
    #expect(copy.lineWidth == 3)
    #expect(copy.lineCapStyle == .round)
    var dash: [CGFloat] = [0, 0]
    var count = 0
    var phase: CGFloat = 0
    copy.getLineDash(&dash, count: &count, phase: &phase)
    #expect(dash == [4, 2])
    #expect(count == 2)
    #expect(phase == 1)
  }

  @Test("Setting the Core Graphics path copies it")
  func coreGraphicsPath() {
    let mutable = CGMutablePath()
    mutable.addRect(rect)
    let path = UIBezierPath(cgPath: mutable)
    mutable.addRect(rect.offsetBy(dx: 50, dy: 0))
    #expect(path.bounds == rect)
    path.removeAllPoints()
    #expect(path.isEmpty)
    #expect(path.cgPath.isEmpty)
  }

  @Test("A reversed path has the same outline in the opposite direction")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 20), controlPoint1: CGPoint(x: 20, y: 15),
      controlPoint2: CGPoint(x: 10, y: 20))
    path.close()
    path.move(to: CGPoint(x: 50, y: 50))
    path.addLine(to: CGPoint(x: 60, y: 60))
    let reversed = path.reversing()
    #expect(
      reversed.cgPath.steps == [
        .move(CGPoint(x: 60, y: 60)), .line(CGPoint(x: 50, y: 50)),
        .move(CGPoint(x: 0, y: 20)),
        .curve(
          CGPoint(x: 20, y: 10), control1: CGPoint(x: 10, y: 20), control2: CGPoint(x: 20, y: 15)),
        .quadCurve(CGPoint(x: 10, y: 0), control: CGPoint(x: 20, y: 0)), .line(.zero), .close,
      ])
    #expect(reversed.bounds == path.bounds)
    #expect(UIBezierPath().reversing().isEmpty)
  }
}
