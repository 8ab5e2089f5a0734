// SPDX-License-Identifier: MIT

package import Foundation
package import TintypeScene

extension CGPoint {
  /// Creates a point from the engine's representation.
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }

  /// The engine's representation.
  package var point: Point { Point(x: Double(x), y: Double(y)) }
}

extension CGSize {
  /// Creates a size from the engine's representation.
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The engine's representation.
  package var engineSize: Size { Size(width: Double(width), height: Double(height)) }
}

extension CGRect {
  /// Creates a rectangle from the engine's representation.
  package init(_ rect: Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }

  /// The engine's representation.
  package var rect: Rect { Rect(origin: origin.point, size: size.engineSize) }
}
