// SPDX-License-Identifier: MIT

import Testing
import TintypeComponentsTestSupport
import TintypeScene

@Suite("Rounded corners")
struct PathCornersTests {
  /// Returns the rounded coordinates of all points.
  private func points(_ path: Path, _ transform: Transform2D = .identity) -> [[Double]] {
    path.applying(transform).elements.flatMap { element -> [Point] in
      switch element {
      case .move: []
      case .line(let point): [point]
      case .curve(let end, let control1, let control2): [end, control1, control2]
      case .close: []
      }
    }
    .map { [($0.x * 1e6).rounded() / 1e6 + 0, ($0.y * 1e6).rounded() / 1e6 + 0] }
  }

  @Test(
    "Rounded corners are symmetric about both axes and the diagonal",
    arguments: RoundedCornerStyle.allCases)
  func symmetry(style: RoundedCornerStyle) {
    let path = Path(
      roundedRect: Rect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20, style: style)
    let center = Point(x: 50, y: 50)
    let mirrors = [
      Transform2D(scaleX: -1, y: 1, about: center), Transform2D(scaleX: 1, y: -1, about: center),
      Transform2D(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0),
    ]
    for mirror in mirrors {
      #expect(Set(points(path)) == Set(points(path, mirror)))
    }
  }

  @Test("Continuous corners start at 1.528665 radii, or at the radius if the side is too short")
  func reach() {
    func start(_ side: Double) -> Double? {
      let path = Path(
        roundedRect: Rect(x: 0, y: 0, width: side, height: side), cornerRadius: 10)
      guard case .move(let point) = path.elements.first else { return nil }
      return (point.x * 1e9).rounded() / 1e9
    }
    #expect(start(100) == 15.28665)
    #expect(start(26) == 13)
    #expect(start(20) == 10)
  }

  @Test("The curvature of continuous corners is continuous")
  func curvature() {
    let path = Path(
      roundedRect: Rect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10)
    var pen = Point.zero
    var bends: [(Double, Double)] = []
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): pen = point
      case .curve(let end, let first, let second):
        bends.append((bend(pen, first, second), bend(end, second, first)))
        pen = end
      case .close: break
      }
    }
    #expect(bends.count == 8)
    for half in stride(from: 0, to: bends.count, by: 2) {
      #expect(abs(bends[half].0) < 1e-9)
      #expect(abs(bends[half].1 - 0.1) < 1e-9)
      #expect(abs(bends[half + 1].0 - 0.1) < 1e-9)
      #expect(abs(bends[half + 1].1) < 1e-9)
    }
  }

  /// Returns the curvature of a cubic at an end: two thirds of the second control's distance from
  /// the tangent, divided by the square of the first control's distance from the end.
  private func bend(_ end: Point, _ near: Point, _ far: Point) -> Double {
    let (x, y) = (near.x - end.x, near.y - end.y)
    let length = (x * x + y * y).squareRoot()
    let cross = abs(x * (far.y - near.y) - y * (far.x - near.x))
    return 2 * cross / (3 * length * length * length)
  }

  @Test("Corner radii that do not fit are reduced by a common factor")
  func overlap() {
    let radii = RectangleCornerRadii(topLeading: 60, topTrailing: 60)
    let path = Path(
      roundedRect: Rect(x: 0, y: 0, width: 60, height: 100), cornerRadii: radii, style: .circular)
    #expect(path.elements.first == .move(to: Point(x: 30, y: 0)))
    #expect(path.contains(Point(x: 0.5, y: 99.5)))
    #expect(!path.contains(Point(x: 2, y: 2)))
    #expect(radii.mirrored == radii)
  }

  @Test(
    "Any corner radius is accepted", arguments: [-1, .nan, .infinity, 1e300, 1e-300] as [Double])
  func anyRadius(radius: Double) {
    let rect = Rect(x: 0, y: 0, width: 40, height: 20)
    let radii = RectangleCornerRadii(topLeading: radius, bottomTrailing: radius)
    for style in RoundedCornerStyle.allCases {
      for path in [
        Path(roundedRect: rect, cornerRadius: radius, style: style),
        Path(roundedRect: rect, cornerSize: Size(radius, radius), style: style),
        Path(roundedRect: rect, cornerRadii: radii, style: style),
      ] {
        #expect(path.isFinite)
        #expect(path.boundingRect.isClose(to: rect))
      }
    }
  }
}
