// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension View {
  /// Gives the view the size of the nearest scroll view, or else of the canvas, along axes.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerFrame(axes, alignment) { length, _ in length }
  }

  /// Sizes the view as a share of the nearest scroll view, or else of the canvas.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the size is a share.
  ///   - count: The number of columns or rows that the container is divided into.
  ///   - span: The number of columns or rows that the view spans.
  ///   - spacing: The distance between columns or rows in points.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: The modified view.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
    return containerFrame(axes, alignment) { length, _ in
      let column = (length - spacing * (count - 1)) / count
      return column * span + spacing * (span - 1)
    }
  }

  /// Gives the view a size that depends on the nearest scroll view, or else on the canvas.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the size depends on the container.
  ///   - alignment: The alignment of the view in the frame.
  ///   - length: Returns a length for the container's length along an axis, in points.
  /// - Returns: The modified view.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    containerFrame(axes, alignment, length)
  }

  private nonisolated func containerFrame(
    _ axes: Axis.Set, _ alignment: Alignment, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modified {
      // Proof of safety: the engine calls the closure during the evaluation.
      nonisolated(unsafe) let length = length
      return $0.containerRelativeFrame(
        ContainerRelativeFrame(axes: axes.engine, alignment: alignment.engine) { container, axis in
          Double(length(CGFloat(container), axis == .horizontal ? .horizontal : .vertical))
        })
    }
  }
}
