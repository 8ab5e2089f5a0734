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
      guard style == .continuous, radius > 0 else { return Corner(radius: radius) }
      // The space of an edge is divided in proportion to the radii of its corners.
      let before = (index + 3) % 4
      return Corner(
        radius: radius, before: sides[before] / (sizes[before] + radius),
        after: sides[index] / (radius + sizes[(index + 1) % 4]))
    }
  }

  /// Returns the corners of the line inset by a number of pixels; exact for circular corners.
  func inset(by inset: Double) -> PaintedCorners {
    guard inset != 0 else { return self }
    var corners = self
    corners.clockwise = clockwise.map {
      Corner(radius: max($0.radius - inset, 0), before: $0.before, after: $0.after)
    }
    return corners
  }

  /// A Boolean value that indicates whether all corners are quarters of circles.
  var areCircular: Bool { clockwise.allSatisfy(\.isCircular) }

  /// A rounded corner.
  struct Corner {
    /// The radius in pixels.
    let radius: Double
    /// The available length along the incoming edge, as a multiple of the radius; 1 results in an
    /// eighth of a circle.
    var before = 1.0
    /// The available length along the outgoing edge, as a multiple of the radius.
    var after = 1.0

    /// A Boolean value that indicates whether the corner is a quarter of a circle.
    var isCircular: Bool { before <= 1 && after <= 1 }

    /// The extent of the curve along the incoming edge, in pixels.
    var reach: Double { reach(before) }

    private func reach(_ available: Double) -> Double {
      radius * min(max(available, 1), Self.maximumAvailable)
    }

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
    /// less space along an edge, the curve at that edge changes into an eighth of a circle, whose control
    /// points are 4/3 · tan(π/16) from its ends. A corner as high as half the box therefore remains
    /// continuous along the other edge, as on Apple's systems.
    var curves: [Curve] {
      guard radius > 0 else { return [] }
      if isCircular {
        let control = radius * (1 - 0.552_284_749_830_793_4)
        return [
          Curve(
            first: Place(back: control, on: 0), second: Place(back: 0, on: control),
            end: Place(back: 0, on: radius))
        ]
      }
      let middle = radius * 0.292_893_218_813_452_5
      let (incoming, outgoing) = (controls(before), controls(after))
      return [
        Curve(
          first: Place(back: incoming.first, on: 0),
          second: Place(back: incoming.second, on: incoming.rise),
          end: Place(back: middle, on: middle)),
        Curve(
          first: Place(back: outgoing.rise, on: outgoing.second),
          second: Place(back: 0, on: outgoing.first), end: Place(back: 0, on: reach(after))),
      ]
    }

    /// Returns the distances of the two control points along an edge, and of the second one from it.
    private func controls(_ available: Double) -> (first: Double, second: Double, rise: Double) {
      let share = (reach(available) / radius - 1) / (Self.maximumAvailable - 1)
      func mixed(_ circle: Double, _ continuous: Double) -> Double {
        radius * (circle + (continuous - circle) * share)
      }
      return (
        mixed(0.734_783_510_160_460_4, 0.949_747_468_305_832_6),
        mixed(0.480_429_597_261_487, 0.585_786_437_626_905), mixed(0.105_356_840_365_417_8, 0)
      )
    }
  }
}
