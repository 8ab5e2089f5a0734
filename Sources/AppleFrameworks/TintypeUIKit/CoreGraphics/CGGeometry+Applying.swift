// SPDX-License-Identifier: MIT

public import Foundation

extension CGPoint {
  /// Returns the point with a transform applied.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size with a transform applied, without its translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle that contains the four transformed corners.
  ///
  /// The null rectangle is returned unchanged.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
    return CGRect(enclosing: corners.map { $0.applying(t) })
  }

  /// Creates the smallest rectangle that contains all points; null if there are none.
  init(enclosing points: some Sequence<CGPoint>) {
    var bounds: (least: CGPoint, most: CGPoint)?
    for point in points {
      let (least, most) = bounds ?? (point, point)
      bounds = (
        CGPoint(x: min(least.x, point.x), y: min(least.y, point.y)),
        CGPoint(x: max(most.x, point.x), y: max(most.y, point.y))
      )
    }
    guard let (least, most) = bounds else {
      self = .null
      return
    }
    self.init(origin: least, size: CGSize(width: most.x - least.x, height: most.y - least.y))
  }
}
