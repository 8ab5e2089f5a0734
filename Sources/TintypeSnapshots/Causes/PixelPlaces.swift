// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeImaging

/// Regions of pixels, for finding those that lie where something in points does.
struct PixelPlaces {
  let regions: [PixelRect]
  let old: Scene.Canvas
  let new: Scene.Canvas

  /// The regions that one of two places touches, in rising order.
  func touched(by areas: SceneChange.Areas) -> [Int] {
    let places = [
      areas.old.flatMap { $0.pixels(scale: old.scale) },
      areas.new.flatMap { $0.pixels(scale: new.scale) },
    ].compactMap(\.self)
    return regions.indices.filter { index in
      places.contains { $0.intersection(regions[index]) != nil }
    }
  }
}

extension Rect {
  /// The smallest rectangle of whole pixels around one in points; `nil` where it covers none, or is
  /// not made of numbers.
  func pixels(scale: Double) -> PixelRect? {
    let edges = [minX, minY, maxX, maxY].map { $0 * scale }
    guard edges.allSatisfy(\.isFinite) else { return nil }
    // Further out than any bitmap reaches, and far from where integers end.
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
  /// What two rectangles share; `nil` for nothing.
  ///
  /// Rectangles far out, as a file may state them, share nothing with any picture.
  func intersection(_ other: PixelRect) -> PixelRect? {
    func span(_ a: Int, _ aLength: Int, _ b: Int, _ bLength: Int) -> (start: Int, length: Int)? {
      let (aEnd, aOverflows) = a.addingReportingOverflow(aLength)
      let (bEnd, bOverflows) = b.addingReportingOverflow(bLength)
      guard !aOverflows, !bOverflows else { return nil }
      let (start, end) = (max(a, b), min(aEnd, bEnd))
      let (length, overflows) = end.subtractingReportingOverflow(start)
      return overflows || length <= 0 ? nil : (start, length)
    }
    guard let columns = span(x, width, other.x, other.width),
      let rows = span(y, height, other.y, other.height)
    else { return nil }
    return PixelRect(
      x: columns.start, y: rows.start, width: columns.length, height: rows.length)
  }
}
