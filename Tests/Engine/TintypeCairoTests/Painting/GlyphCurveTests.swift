// SPDX-License-Identifier: MIT

import CTintypeCairo
import Testing

/// Curves of glyphs as cairo states them, in 256ths of a pixel.
@Suite struct GlyphCurveTests {
  private struct Curve: Equatable {
    var start: [Int]
    var first: [Int]
    var second: [Int]
    var end: [Int]
  }

  /// Returns the cubic curve that cairo computes from a quadratic one, without its fractions.
  private func curve(_ start: [Int], _ control: [Int], _ end: [Int]) -> Curve {
    func near(_ end: [Int]) -> [Int] {
      zip(end, control).map { Int((Double($0) + 2.0 / 3 * Double($1 - $0)).rounded(.towardZero)) }
    }
    return Curve(start: start, first: near(start), second: near(end), end: end)
  }

  private func settled(_ curve: Curve) -> Curve {
    func point(_ numbers: [Int]) -> cairo_path_data_t {
      var data = cairo_path_data_t()
      data.point.x = Double(numbers[0]) / 256
      data.point.y = Double(numbers[1]) / 256
      return data
    }
    func header(_ type: UInt32, _ length: Int32) -> cairo_path_data_t {
      var data = cairo_path_data_t()
      data.header.type = type
      data.header.length = length
      return data
    }
    var data = [
      header(0, 2), point(curve.start), header(TINTYPE_CAIRO_PATH_CURVE_TO, 4), point(curve.first),
      point(curve.second), point(curve.end), header(3, 1),
    ]
    let count = Int32(data.count)
    data.withUnsafeMutableBufferPointer {
      var path = cairo_path_t(status: 0, data: $0.baseAddress, num_data: count)
      tintype_settle_curves(&path)
    }
    func numbers(_ index: Int) -> [Int] {
      [Int(data[index].point.x * 256), Int(data[index].point.y * 256)]
    }
    return Curve(start: numbers(1), first: numbers(3), second: numbers(4), end: numbers(5))
  }

  /// Quadratic curves, some with control points at whole 256ths.
  private var curves: [Curve] {
    let places = [-1000, -252, -24, -4, 0, 4, 12, 36, 488, 2048]
    return places.flatMap { x in
      places.flatMap { y in places.map { curve([x, 8], [y, $0], [$0 + 60, y - 36]) } }
    }
  }

  @Test("A curve that is exact is not changed")
  func exactCurveIsKept() {
    #expect(curves.count == 1000)
    for curve in curves { #expect(settled(curve) == curve) }
  }

  @Test(
    "A control point at a whole 256th that was cut off below it is moved to it", arguments: [-1, 1])
  func cutOffControlPointIsMoved(error: Int) {
    var count = 0
    for curve in curves {
      let whole = [curve.start[0] + 2 * 36, curve.start[1] - 2 * 24]
      var exact = self.curve(
        curve.start, [curve.start[0] + 3 * 36, curve.start[1] - 3 * 24], curve.end)
      #expect(exact.first == whole)
      let expected = exact
      exact.first[0] += error
      exact.first[1] -= error
      #expect(settled(exact) == expected)
      count += 1
    }
    #expect(count == 1000)
  }

  @Test("A cubic curve of a font is not changed")
  func cubicCurveIsKept() {
    for step in 0..<200 {
      let curve = Curve(
        start: [step, 0], first: [step + 71, 33], second: [400 - step, 250], end: [500, step * 3])
      #expect(settled(curve) == curve)
    }
  }

  @Test("A path with a damaged header, or without a start, is not changed")
  func damagedPathIsKept() {
    var data = [cairo_path_data_t](repeating: cairo_path_data_t(), count: 4)
    data[0].header.type = TINTYPE_CAIRO_PATH_CURVE_TO
    for length in [0, -5, 4, 1000] as [Int32] {
      data[0].header.length = length
      let count = Int32(data.count)
      data.withUnsafeMutableBufferPointer {
        var path = cairo_path_t(status: 0, data: $0.baseAddress, num_data: count)
        tintype_settle_curves(&path)
      }
      #expect(data.dropFirst().allSatisfy { $0.point.x == 0 && $0.point.y == 0 })
    }
  }
}
