// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

extension TintypeComponents.Axis {
  /// Returns a value for each axis.
  fileprivate func of<Value>(_ horizontal: Value, _ vertical: Value) -> Value {
    self == .horizontal ? horizontal : vertical
  }
}

extension Point {
  /// Returns the coordinate along an axis.
  func value(along axis: TintypeComponents.Axis) -> Double { axis.of(x, y) }
}

extension UnitPoint {
  /// Returns the coordinate along an axis.
  func share(along axis: TintypeComponents.Axis) -> Double { Double(axis.of(x, y)) }
}

extension TintypeScene.EdgeInsets {
  /// Returns the inset of the leading or the top edge.
  func start(of axis: TintypeComponents.Axis) -> Double { axis.of(leading, top) }
  /// Returns the inset of the trailing or the bottom edge.
  func end(of axis: TintypeComponents.Axis) -> Double { axis.of(trailing, bottom) }
}

extension Edge {
  /// Returns whether the edge is the trailing or the bottom edge of an axis.
  func isEnd(of axis: TintypeComponents.Axis) -> Bool {
    self == axis.of(.trailing, .bottom)
  }
}

extension Rect {
  /// Returns the share of the rectangle in another one, 0 to 1.
  func visibleShare(in other: Rect) -> Double {
    let common = intersection(other)
    guard width > 0, height > 0 else {
      return midX >= other.minX && midX <= other.maxX && midY >= other.minY && midY <= other.maxY
        ? 1 : 0
    }
    return max(common.width, 0) * max(common.height, 0) / (width * height)
  }
}

extension CGSize {
  /// Creates a size from a size of the engine.
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
