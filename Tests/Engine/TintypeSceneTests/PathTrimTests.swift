// SPDX-License-Identifier: MIT

import Testing
import TintypeComponentsTestSupport
import TintypeScene

@Suite("Trimmed paths")
struct PathTrimTests {
  private let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))

  @Test("A trimmed path is cut by length and open")
  func lines() {
    let expected = Path {
      $0.addLines([Point(x: 5, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 5)])
    }
    #expect(square.trimmedPath(from: 0.125, to: 0.375) == expected)
  }

  @Test("Trimming measures all subpaths together, and complete subpaths stay closed")
  func subpaths() {
    var two = square
    two.addPath(square, transform: Transform2D(translationX: 20, y: 0))
    #expect(two.trimmedPath(from: 0, to: 0.5) == square)
    #expect(two.trimmedPath(from: 0, to: 0.75).boundingRect.maxX == 30)
  }

  @Test("Curves are trimmed by length, not by parameter")
  func curves() {
    let fast = Path {
      $0.move(to: .zero)
      $0.addCurve(to: Point(x: 10, y: 0), control1: .zero, control2: .zero)
    }
    let half = fast.trimmedPath(from: 0, to: 0.5).boundingRect
    #expect(abs(half.maxX - 5) < 1e-6)
    let circle = Path(ellipseIn: Rect(x: -1, y: -1, width: 2, height: 2))
    let quarter = circle.trimmedPath(from: 0, to: 0.25)
    #expect(quarter.boundingRect.isClose(to: Rect(x: 0, y: 0, width: 1, height: 1)))
    #expect(quarter.elements.count == 2)
  }

  @Test("An empty range gives an empty path, and fractions are clamped to 0...1")
  func shares() {
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(square.trimmedPath(from: 0, to: .nan).isEmpty)
    #expect(square.trimmedPath(from: -.infinity, to: .infinity) == square)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    #expect(square.applying(Transform2D(scaleX: 1e300, y: 1)).trimmedPath(from: 0, to: 0.5).isEmpty)
  }
}
