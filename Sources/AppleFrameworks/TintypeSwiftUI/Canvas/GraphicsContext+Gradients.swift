// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

extension GraphicsContext.GradientOptions {
  /// A Boolean value that indicates whether the gradient repeats beyond its ends.
  var isRepeating: Bool { contains(.repeat) || contains(.mirror) }

  /// The greatest number of repetitions.
  private static var maximumCount: Double { 500 }

  /// Returns the colors of a gradient in an environment.
  func gradient(_ gradient: Gradient, in environment: EnvironmentValues) -> ResolvedGradient {
    let space: Gradient.ColorSpace = contains(.linearColor) ? .linear : .device
    return AnyGradient(gradient: gradient, space: space).engine(in: environment)
  }

  /// Returns the repetitions of a gradient along a line that cover a rectangle, as whole numbers: 0
  /// to 1 is the gradient itself.
  func range(
    alongLineFrom start: Point, to end: Point, covering bounds: CGRect
  ) -> ClosedRange<Double> {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let corners = bounds.corners.map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / square }
    return Self.whole(corners)
  }

  /// Returns the repetitions of a gradient between two circles that cover a rectangle, as whole
  /// numbers: 0 to 1 is the gradient itself.
  func range(
    alongRadiusFrom start: Double, to end: Double, around center: CGPoint, covering bounds: CGRect
  ) -> ClosedRange<Double> {
    let distances = bounds.corners.map { center.point.distance(to: $0) } + [0]
    let range = Self.whole(distances.map { ($0 - start) / (end - start) })
    // A radius cannot be negative: the first repetition begins at the center.
    guard end > start, start + (end - start) * range.lowerBound < 0 else { return range }
    let first = (-start / (end - start)).rounded(.up)
    return min(first, 0)...max(range.upperBound, 1)
  }

  private static func whole(_ positions: [Double]) -> ClosedRange<Double> {
    guard let least = positions.min(), let greatest = positions.max(), least.isFinite,
      greatest.isFinite, greatest - least < maximumCount
    else { return 0...1 }
    return min(least.rounded(.down), 0)...max(greatest.rounded(.up), 1)
  }

  /// Returns the stops of the repetitions of a gradient.
  func repeating(
    _ gradient: ResolvedGradient, in range: ClosedRange<Double>
  ) -> ResolvedGradient {
    let length = range.upperBound - range.lowerBound
    var stops: [ResolvedGradient.Stop] = []
    for period in Int(range.lowerBound)..<Int(range.upperBound) {
      let isReversed = contains(.mirror) && period % 2 != 0
      for stop in isReversed ? gradient.stops.reversed() : gradient.stops {
        let location = isReversed ? 1 - stop.location : stop.location
        stops.append(
          ResolvedGradient.Stop(
            color: stop.color,
            location: (Double(period) + location - range.lowerBound) / length))
      }
    }
    return ResolvedGradient(stops: stops)
  }
}

extension CGRect {
  /// The corners, in points.
  fileprivate var corners: [Point] {
    [
      Point(x: Double(minX), y: Double(minY)), Point(x: Double(maxX), y: Double(minY)),
      Point(x: Double(maxX), y: Double(maxY)), Point(x: Double(minX), y: Double(maxY)),
    ]
  }
}
