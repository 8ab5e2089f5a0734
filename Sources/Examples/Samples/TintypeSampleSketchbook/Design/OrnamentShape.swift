// SPDX-License-Identifier: MIT

import SwiftUI

/// A regular shape around the center.
struct OrnamentShape: Shape {
  let kind: OrnamentKind
  var count: Double
  var depth: Double
  /// The angle in degrees.
  var angle: Double

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(count, AnimatablePair(depth, angle)) }
    set {
      count = newValue.first
      depth = newValue.second.first
      angle = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(points(in: rect))
    if kind != .spiral { path.closeSubpath() }
    return path
  }

  /// Returns the points of the outline.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that contains the shape.
  ///   - steps: The number of points of a shape without corners.
  /// - Returns: The points.
  func points(in rect: CGRect, steps: Int = 180) -> [CGPoint] {
    let corners = max(Int(count.rounded(.up)), 3)
    switch kind {
    case .polygon:
      return (0..<corners).map { point(1, at: Double($0) / count, in: rect) }
    case .star:
      return (0..<2 * corners).map { index in
        let radius = index.isMultiple(of: 2) ? 1 : 1 - depth * 0.85
        return point(radius, at: Double(index) / (2 * count), in: rect)
      }
    case .flower:
      return (0..<steps).map { index in
        let turn = Double(index) / Double(steps)
        let radius = 1 - depth * 0.4 * (1 - cos(turn * count * 2 * .pi))
        return point(radius, at: turn, in: rect)
      }
    case .spiral:
      return (0...steps).map { index in
        let share = Double(index) / Double(steps)
        return point(pow(share, 0.5 + depth), at: share * count, in: rect)
      }
    }
  }

  private func point(_ radius: Double, at turn: Double, in rect: CGRect) -> CGPoint {
    let radians = turn * 2 * .pi + Angle(degrees: angle).radians
    let size = min(rect.width, rect.height) / 2
    return CGPoint(
      x: rect.midX + radius * size * sin(radians), y: rect.midY - radius * size * cos(radians))
  }
}

/// Diagonal stripes with equal gaps.
struct Stripes: Shape {
  var width = 14.0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for x in stride(from: rect.minX - rect.height, to: rect.maxX, by: width * 1.6) {
      path.move(to: CGPoint(x: x, y: rect.maxY))
      path.addLine(to: CGPoint(x: x + rect.height, y: rect.minY))
      path.addLine(to: CGPoint(x: x + rect.height + width, y: rect.minY))
      path.addLine(to: CGPoint(x: x + width, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}
