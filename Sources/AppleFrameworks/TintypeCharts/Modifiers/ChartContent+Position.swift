// SPDX-License-Identifier: MIT

import SwiftUI

extension ChartContent {
  /// Places marks with different values beside each other.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - axis: The axis along which the marks are placed; `nil` for the axis of the categories.
  ///   - span: The length of all marks together; four fifths of the available length by default.
  /// - Returns: The modified content.
  public nonisolated func position<P>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent where P: Plottable {
    changed {
      $0.look.dodge =
        $0.look.dodge ?? MarkLook.Dodge(value: value.channel.value, axis: axis, span: span)
    }
  }

  /// Moves the content by distances in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changed {
      $0.look.offset.width += x.isFinite ? x : 0
      $0.look.offset.height += y.isFinite ? y : 0
    }
  }

  /// Moves the content by a distance in points.
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Sets the order of the content, from back to front; 0 by default.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent {
    changed { $0.look.zIndex = $0.look.zIndex ?? (value.isFinite ? value : 0) }
  }
}
