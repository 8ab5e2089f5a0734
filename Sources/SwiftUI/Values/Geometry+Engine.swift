// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene

extension Size {
  /// Creates a size of the engine.
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension Point {
  /// Creates a point of the engine.
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Rect {
  /// Creates a rectangle of the engine.
  init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

extension CGPoint {
  /// Creates a point from a point of the engine.
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  /// Creates a size from a size of the engine.
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
