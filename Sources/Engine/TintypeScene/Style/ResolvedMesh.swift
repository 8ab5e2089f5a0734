// SPDX-License-Identifier: MIT

/// A grid of colored points whose colors are interpolated on the curved patches between them.
///
/// Positions are relative to the frame that the mesh fills.
public struct ResolvedMesh: Hashable, Codable, Sendable {
  /// The number of points in a row.
  package var width: Int
  /// The number of rows.
  package var height: Int
  /// The points, row by row.
  package var points: [MeshPoint]
  /// The color of each point.
  package var colors: [ResolvedColor]
  /// The color outside of the patches.
  package var background: ResolvedColor
  /// A Boolean value that indicates whether colors are interpolated by cubic curves instead of
  /// linearly.
  package var smoothsColors: Bool
  /// A Boolean value that indicates whether colors are interpolated in Oklab instead of sRGB.
  package var isPerceptual: Bool

  /// Creates a mesh.
  package init(
    width: Int, height: Int, points: [MeshPoint], colors: [ResolvedColor],
    background: ResolvedColor, smoothsColors: Bool = true, isPerceptual: Bool = false
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.isPerceptual = isPerceptual
  }

  /// A Boolean value that indicates whether there are at least 2 × 2 points, and a color for each.
  package var isComplete: Bool {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    return width >= 2 && height >= 2 && !overflow && points.count == count && colors.count == count
  }

  /// A Boolean value that indicates whether all points have a place.
  package var isFinite: Bool { points.allSatisfy(\.isFinite) }

  /// Returns the number of pixels that the patches cover in a frame, each patch counted as a
  /// rectangle, of which only the part in the canvas counts.
  ///
  /// - Parameters:
  ///   - frame: The frame that the mesh fills.
  ///   - canvas: The visible area.
  ///   - scale: Pixels per point.
  /// - Returns: The number of pixels; 0 for an incomplete mesh.
  package func coverage(of frame: Rect, in canvas: Rect, scale: Double) -> Double {
    guard isComplete else { return 0 }
    var sum = 0.0
    for row in 0..<(height - 1) {
      for column in 0..<(width - 1) {
        let index = row * width + column
        var box = points[index].extent
        for corner in [index + 1, index + width, index + width + 1] {
          let extent = points[corner].extent
          box.left = min(box.left, extent.left)
          box.right = max(box.right, extent.right)
          box.top = min(box.top, extent.top)
          box.bottom = max(box.bottom, extent.bottom)
        }
        let left = max(frame.minX + box.left * frame.width, canvas.minX)
        let right = min(frame.minX + box.right * frame.width, canvas.maxX)
        let top = max(frame.minY + box.top * frame.height, canvas.minY)
        let bottom = min(frame.minY + box.bottom * frame.height, canvas.maxY)
        if left < right, top < bottom { sum += (right - left) * (bottom - top) * scale * scale }
      }
    }
    return sum
  }
}

/// A point of a mesh.
public struct MeshPoint: Hashable, Codable, Sendable {
  /// The position.
  package var position: Point
  /// The control points of the curves to the neighbors; `nil` for curves that follow the neighbors.
  package var controls: Controls?

  /// Creates a point.
  package init(_ position: Point, controls: Controls? = nil) {
    (self.position, self.controls) = (position, controls)
  }

  /// The control points of the curves to the four neighbors.
  package struct Controls: Hashable, Codable, Sendable {
    /// The control point of the curve to the previous point in the row.
    package var leading: Point
    /// The control point of the curve to the point above.
    package var top: Point
    /// The control point of the curve to the next point in the row.
    package var trailing: Point
    /// The control point of the curve to the point below.
    package var bottom: Point

    /// Creates control points.
    package init(leading: Point, top: Point, trailing: Point, bottom: Point) {
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// A Boolean value that indicates whether no coordinate is infinite or NaN.
  package var isFinite: Bool {
    guard position.x.isFinite, position.y.isFinite else { return false }
    guard let controls else { return true }
    return [controls.leading, controls.top, controls.trailing, controls.bottom]
      .allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }

  /// The smallest rectangle that contains the position and the control points.
  fileprivate var extent: (left: Double, top: Double, right: Double, bottom: Double) {
    var extent = (left: position.x, top: position.y, right: position.x, bottom: position.y)
    guard let controls else { return extent }
    for point in [controls.leading, controls.top, controls.trailing, controls.bottom] {
      extent.left = min(extent.left, point.x)
      extent.right = max(extent.right, point.x)
      extent.top = min(extent.top, point.y)
      extent.bottom = max(extent.bottom, point.y)
    }
    return extent
  }
}
