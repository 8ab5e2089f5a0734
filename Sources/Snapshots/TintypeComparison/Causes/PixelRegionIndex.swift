// SPDX-License-Identifier: MIT

import TintypeScene
import TintypeImaging

/// Regions of pixels, for finding the regions that overlap an area in points.
///
/// There may be thousands of regions and hundreds of changes, so edges are compared as numbers.
struct PixelRegionIndex {
  private let boxes: [Box]
  private let scales: (old: Double, new: Double)

  /// The edges of a rectangle; edges beyond the range of integers make it empty.
  private struct Box {
    var (left, top, right, bottom) = (0, 0, 0, 0)

    init(_ rect: PixelRect) {
      let right = rect.x.addingReportingOverflow(rect.width)
      let bottom = rect.y.addingReportingOverflow(rect.height)
      guard !right.overflow, !bottom.overflow else { return }
      (left, top) = (rect.x, rect.y)
      (self.right, self.bottom) = (right.partialValue, bottom.partialValue)
    }
  }

  init(regions: [PixelRect], old: Scene.Canvas, new: Scene.Canvas) {
    boxes = regions.map { Box($0) }
    scales = (old.scale, new.scale)
  }

  /// Returns the regions that overlap an old or a new area, in ascending order.
  func touched(by areas: SceneChange.Areas) -> [Int] {
    let old = areas.old.flatMap { $0.pixels(scale: scales.old) }.map { Box($0) }
    let new = areas.new.flatMap { $0.pixels(scale: scales.new) }.map { Box($0) }
    var found: [Int] = []
    for index in boxes.indices {
      let box = boxes[index]
      if let old, Self.meets(box, old) {
        found.append(index)
      } else if let new, Self.meets(box, new) {
        found.append(index)
      }
    }
    return found
  }

  private static func meets(_ a: Box, _ b: Box) -> Bool {
    max(a.left, b.left) < min(a.right, b.right) && max(a.top, b.top) < min(a.bottom, b.bottom)
  }
}

extension Rect {
  /// Returns the smallest rectangle of whole pixels around a rectangle in points; `nil` if it
  /// contains no pixels or if a coordinate is not finite.
  func pixels(scale: Double) -> PixelRect? {
    let edges = [minX, minY, maxX, maxY].map { $0 * scale }
    guard edges.allSatisfy(\.isFinite) else { return nil }
    // The limit is beyond the bounds of any bitmap, and far below the maximum integer.
    let limit = Double(1 << 30)
    let whole = zip(edges, [false, false, true, true]).map { edge, isFar in
      Int(min(max(edge.rounded(isFar ? .up : .down), -limit), limit))
    }
    let (width, height) = (whole[2] - whole[0], whole[3] - whole[1])
    guard width > 0, height > 0 else { return nil }
    return PixelRect(x: whole[0], y: whole[1], width: width, height: height)
  }
}

extension PixelRect {
  /// Returns whether the rectangle contains a pixel of an image.
  func touches(_ image: PixelSize) -> Bool {
    let (right, overflowsRight) = x.addingReportingOverflow(width)
    let (bottom, overflowsBottom) = y.addingReportingOverflow(height)
    return !overflowsRight && !overflowsBottom && max(x, 0) < min(right, image.width)
      && max(y, 0) < min(bottom, image.height)
  }
}
