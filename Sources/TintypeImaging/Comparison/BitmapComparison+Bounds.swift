// SPDX-License-Identifier: MIT

import PixelKernels

extension BitmapComparison {
  /// The rectangle around what differs within the overlap and what only one picture has.
  static func bounds(
    of found: pk_difference, overlap: PixelSize, hull: PixelSize, _ reference: Bitmap,
    _ actual: Bitmap
  ) -> PixelRect? {
    var edges: [(left: Int, top: Int, right: Int, bottom: Int)] = []
    if found.count > 0 {
      edges.append((Int(found.left), Int(found.top), Int(found.right), Int(found.bottom)))
    }
    if overlap.width < hull.width {
      let wider = reference.width > actual.width ? reference : actual
      edges.append((overlap.width, 0, hull.width, wider.height))
    }
    if overlap.height < hull.height {
      let taller = reference.height > actual.height ? reference : actual
      edges.append((0, overlap.height, taller.width, hull.height))
    }
    guard let left = edges.map(\.left).min(), let top = edges.map(\.top).min(),
      let right = edges.map(\.right).max(), let bottom = edges.map(\.bottom).max()
    else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension PixelSize {
  // Sides are those of bitmaps or smaller than twice that: no product overflows.
  var area: Int { width * height }

  func intersection(_ other: PixelSize) -> PixelSize {
    PixelSize(width: min(width, other.width), height: min(height, other.height))
  }

  func union(_ other: PixelSize) -> PixelSize {
    PixelSize(width: max(width, other.width), height: max(height, other.height))
  }
}
