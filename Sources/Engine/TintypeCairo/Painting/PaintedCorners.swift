// SPDX-License-Identifier: MIT

import TintypeScene

/// The corners of a box in pixels, clockwise from the top left one.
struct PaintedCorners {
  private(set) var clockwise: [Corner]

  /// Creates corners from radii in points, fitted to a box.
  ///
  /// If the radii along an edge exceed its length, all radii are reduced by one factor, as
  /// specified in CSS Backgrounds and Borders Level 3, section 5.5.
  init(
    _ radii: RectangleCornerRadii, _ style: RoundedCornerStyle, scale: Double, in box: PixelBox
  ) {
    var sizes = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
      .map { max(PixelBox.limited($0 * scale), 0) }
    let sides = [box.width, box.height, box.width, box.height]
    var factor = 1.0
    for (index, side) in sides.enumerated() {
      let sum = sizes[index] + sizes[(index + 1) % 4]
      if sum > side { factor = min(factor, side / sum) }
    }
    sizes = sizes.map { $0 * factor }
    clockwise = sizes.enumerated().map { index, radius in
      guard style == .continuous, radius > 0 else { return Corner(radius: radius, available: 1) }
      // The space of an edge is divided in proportion to the radii of its corners.
      let before = (index + 3) % 4
      let available = min(
        sides[before] / (sizes[before] + radius), sides[index] / (radius + sizes[(index + 1) % 4]))
      return Corner(radius: radius, available: available)
    }
  }

  /// Returns the corners of the line inset by a number of pixels; exact for circular corners.
  func inset(by inset: Double) -> PaintedCorners {
    guard inset != 0 else { return self }
    var corners = self
    corners.clockwise = clockwise.map {
      Corner(radius: max($0.radius - inset, 0), available: $0.available)
    }
    return corners
  }

  /// A Boolean value that indicates whether all corners are quarters of circles.
  var areCircular: Bool { clockwise.allSatisfy { $0.available <= 1 } }

  /// A rounded corner.
  struct Corner {
    /// The radius in pixels.
    let radius: Double
    /// The available length along an edge, as a multiple of the radius; 1 results in a circle.
    let available: Double

    /// The extent of the curve along an edge, in pixels.
    var reach: Double { radius * min(max(available, 1), Self.maximumAvailable) }

    /// A continuous curve extends about 1.5 times as far as a circle.
    private static let maximumAvailable = 1.528_665

    /// A position relative to the corner: back along the incoming edge, and on along the outgoing
    /// edge.
    struct Place {
      var back: Double
      var on: Double
    }

    /// The control points and the end of a cubic curve.
    struct Curve {
      var first: Place
      var second: Place
      var end: Place
    }

    /// The curves from one edge to the next; empty for a square corner.
    ///
    /// Two cubic curves meet in the middle of the corner, at the point of a circle and with its
    /// curvature. With the middle at m = 1 − √½ and a tangent across the diagonal, the second
    /// control point is at 2m, and the first one 3√2·m² before it. This follows from the curvature
    /// at the end of a cubic curve, 2/3 · |b × c| / |c|³ with the differences b and c of its last
    /// points. Both control points are on the edge, so the curve starts with a curvature of 0. With
    /// less space, the curve changes into two eighths of a circle, whose control points are 4/3 ·
    /// tan(π/16) from their ends.
    var curves: [Curve] {
      guard radius > 0 else { return [] }
      if available <= 1 {
        let control = radius * (1 - 0.552_284_749_830_793_4)
        return [
          Curve(
            first: Place(back: control, on: 0), second: Place(back: 0, on: control),
            end: Place(back: 0, on: radius))
        ]
      }
      let share = (min(available, Self.maximumAvailable) - 1) / (Self.maximumAvailable - 1)
      func mixed(_ circle: Double, _ continuous: Double) -> Double {
        radius * (circle + (continuous - circle) * share)
      }
      let middle = radius * 0.292_893_218_813_452_5
      let first = mixed(0.734_783_510_160_460_4, 0.949_747_468_305_832_6)
      let second = mixed(0.480_429_597_261_487, 0.585_786_437_626_905)
      let rise = mixed(0.105_356_840_365_417_8, 0)
      return [
        Curve(
          first: Place(back: first, on: 0), second: Place(back: second, on: rise),
          end: Place(back: middle, on: middle)),
        Curve(
          first: Place(back: rise, on: second), second: Place(back: 0, on: first),
          end: Place(back: 0, on: reach)),
      ]
    }
  }
}
