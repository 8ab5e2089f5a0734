// SPDX-License-Identifier: MIT

import SwiftUI

/// The outline of a landscape above the bottom edge.
struct Silhouette: Shape {
  enum Outline {
    case smooth, sharp, stepped, trees
  }

  /// The heights of points at equal distances, as shares of the height from 0 to 1.
  let profile: [Double]
  let outline: Outline

  func path(in rect: CGRect) -> Path {
    let points = profile.enumerated().map { index, height in
      CGPoint(
        x: rect.minX + rect.width * Double(index) / Double(max(1, profile.count - 1)),
        y: rect.maxY - rect.height * height)
    }
    guard let first = points.first else { return Path() }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: first)
    for (start, end) in zip(points, points.dropFirst()) {
      add(end, after: start, in: rect.size, to: &path)
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }

  private func add(
    _ end: CGPoint, after start: CGPoint, in size: CGSize, to path: inout Path
  ) {
    let middle = (start.x + end.x) / 2
    switch outline {
    case .smooth:
      path.addCurve(
        to: end, control1: CGPoint(x: middle, y: start.y), control2: CGPoint(x: middle, y: end.y))
    case .sharp:
      path.addLine(to: end)
    case .stepped:
      path.addLine(to: CGPoint(x: end.x, y: start.y))
      path.addLine(to: end)
    case .trees:
      let height = min((end.x - start.x) * 1.6, size.height * 0.3)
      path.addLine(to: CGPoint(x: middle, y: min(start.y, end.y) - height))
      path.addLine(to: end)
    }
  }
}
