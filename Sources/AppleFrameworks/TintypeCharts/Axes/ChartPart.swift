// SPDX-License-Identifier: MIT

import SwiftUI

/// A part of a chart that its layout places.
enum ChartPart {
  case plot
  case tick(ChartTick)
  case label(ChartLabel)
  case title(ChartTitle)
}

/// A short line outside of the plot.
struct ChartTick {
  let edge: Edge
  let coordinate: Double
  let length: AxisTick.Length.Storage
  let offset: CGSize
}

/// A label beside the plot.
struct ChartLabel {
  let edge: Edge
  let isInset: Bool
  let coordinate: Double
  /// The length of the slot that the label must fit in; `nil` for any length.
  let slotLength: Double?
  /// The number of words of a text; `nil` if they may be broken.
  let wordCount: Int?
  /// The group whose labels are hidden regularly.
  let group: String
  /// A Boolean value that indicates whether the label names a category.
  let isCategory: Bool
  /// The way in which the label is hidden if it would overlap another; `nil` if it is never hidden.
  let collision: AxisValueLabelCollisionResolution?
  let isCentered: Bool
  let anchor: UnitPoint?
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let offset: CGSize
}

/// A title beside the plot and its labels.
struct ChartTitle {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat
}

/// The key of the part of a chart.
enum ChartPartKey: LayoutValueKey {
  static var defaultValue: ChartPart { .plot }
}
