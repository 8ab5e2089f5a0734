// SPDX-License-Identifier: MIT

import Charts
import SwiftUI
import Testing

@Suite("Interpolation of lines")
struct InterpolationTests {
  /// The end points and control points of a curve through points.
  private func elements(_ points: [(Double, Double)], _ method: InterpolationMethod) -> [String] {
    var path = Path()
    path.addCurve(through: points.map { CGPoint(x: $0, y: $1) }, method)
    var elements: [String] = []
    func text(_ point: CGPoint) -> String {
      [point.x, point.y].map { "\((Double($0) * 1000).rounded() / 1000)" }.joined(separator: ",")
    }
    path.forEach { element in
      switch element {
      case .move(let end): elements.append("move \(text(end))")
      case .line(let end): elements.append("line \(text(end))")
      case .curve(let end, let first, let second):
        elements.append("curve \(text(first)) \(text(second)) \(text(end))")
      case .quadCurve, .closeSubpath: elements.append("unexpected")
      }
    }
    return elements
  }

  /// The slopes of the curve at each point, from the control points.
  private func slopes(_ points: [(Double, Double)], _ method: InterpolationMethod) -> [Double] {
    var path = Path()
    path.addCurve(through: points.map { CGPoint(x: $0, y: $1) }, method)
    var last = CGPoint.zero
    var slopes: [Double] = []
    path.forEach { element in
      switch element {
      case .move(let end): last = end
      case .curve(let end, let first, let second):
        if slopes.isEmpty { slopes.append(slope(last, first)) }
        slopes.append(slope(second, end))
        last = end
      default: break
      }
    }
    return slopes
  }

  private func slope(_ start: CGPoint, _ end: CGPoint) -> Double {
    (Double((end.y - start.y) / (end.x - start.x)) * 1e6).rounded() / 1e6
  }

  @Test("Straight lines and steps connect the points")
  func lines() {
    let points = [(0.0, 0.0), (10, 4)]
    #expect(elements(points, .linear) == ["move 0.0,0.0", "line 10.0,4.0"])
    let steps: [(InterpolationMethod, Double)] = [
      (.stepStart, 0), (.stepCenter, 5), (.stepEnd, 10),
    ]
    for (method, x) in steps {
      #expect(
        elements(points, method)
          == ["move 0.0,0.0", "line \(x),0.0", "line \(x),4.0", "line 10.0,4.0"])
    }
  }

  @Test("The slopes of a monotone curve are those of a parabola, and zero at extrema")
  func monotone() {
    // The derivative of x² at 1, 2 and 3 is 2, 4 and 6.
    let parabola = (0...4).map { (Double($0), Double($0 * $0)) }
    #expect(slopes(parabola, .monotone)[1...3] == [2, 4, 6])
    // The derivative of x² at 1 and 3 with unequal distances.
    #expect(slopes([(0, 0), (1, 1), (3, 9), (4, 16)], .monotone)[1...2] == [2, 6])
    #expect(slopes([(0, 0), (1, 5), (2, 1), (3, 1)], .monotone)[1...2] == [0, 0])
    // Two points are connected by a straight line.
    #expect(slopes([(0, 0), (2, 6)], .monotone) == [3, 3])
  }

  @Test("The tangents of cardinal splines are parallel to the chord between the neighbors")
  func cardinal() {
    let points = [(0.0, 0.0), (6, 12), (12, 0)]
    #expect(
      elements(points, .cardinal) == [
        "move 0.0,0.0", "curve 1.0,2.0 4.0,12.0 6.0,12.0", "curve 8.0,12.0 11.0,2.0 12.0,0.0",
      ])
    #expect(
      elements(points, .cardinal(tension: 1)) == [
        "move 0.0,0.0", "curve 0.0,0.0 6.0,12.0 6.0,12.0", "curve 6.0,12.0 12.0,0.0 12.0,0.0",
      ])
  }

  @Test("Splines with the parameter 0 have the tangents of cardinal splines at inner points")
  func catmullRom() {
    let points = [(0.0, 0.0), (3, 9), (6, 3), (12, 6), (15, 0)]
    #expect(
      elements(points, .catmullRom(alpha: 0))[2...3] == elements(points, .cardinal)[2...3])
    // Equal distances have the same knots for each parameter.
    let equal = [(0.0, 0.0), (3, 4), (6, 0), (9, 4)]
    #expect(
      elements(equal, .catmullRom)[2] == elements(equal, .catmullRom(alpha: 1))[2])
    // The curve through points on a line is the line.
    for alpha in [0, 0.5, 1] {
      let straight = [(0.0, 0.0), (1, 2), (4, 8), (5, 10)]
      #expect(slopes(straight, .catmullRom(alpha: alpha))[1...2] == [2, 2])
    }
  }

  @Test("Fewer than two points, and points at the same place, have a finite path")
  func degenerated() {
    let methods: [InterpolationMethod] = [
      .linear, .monotone, .cardinal, .catmullRom, .stepStart, .stepCenter, .stepEnd,
    ]
    for method in methods {
      #expect(elements([], method).isEmpty)
      #expect(elements([(1, 1)], method) == ["move 1.0,1.0"])
      #expect(!elements([(1, 1), (1, 1), (1, 1)], method).joined().contains("nan"))
      #expect(!elements([(1, 1), (1, 2), (1, 0)], method).joined().contains("nan"))
    }
  }
}
