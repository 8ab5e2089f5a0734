// SPDX-License-Identifier: MIT

import SwiftUI

/// Sectors of a pie or donut, clockwise from the top.
@MainActor
public struct SectorMark {
  nonisolated(unsafe) private let mark: Mark

  /// Creates a sector.
  ///
  /// - Parameters:
  ///   - angle: The value, whose part of the sum is the angle of the sector.
  ///   - innerRadius: The inner radius, relative to the radius of the plot; 0 by default.
  ///   - outerRadius: The outer radius, relative to the radius of the plot; all of it by default.
  ///   - angularInset: The distance of the sides from those of the angle, in points.
  public nonisolated init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = Mark(.sector)
    mark.angle = angle.channel
    mark.innerRadius = innerRadius
    mark.outerRadius = outerRadius
    mark.angularInset = angularInset ?? 0
    self.mark = mark
  }
}

extension SectorMark: ChartContent, PrimitiveChartContent {
  func primitiveMarks() -> [Mark] { [mark] }
}
