// SPDX-License-Identifier: MIT

import SwiftUI

extension ChartContent {
  /// Clips the content to a shape in the plot's frame.
  public nonisolated func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    changed { $0.look.clips.append(.shape(AnyShape(shape), style)) }
  }

  /// Hides the parts of the content outside of other content.
  public nonisolated func mask<C>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent where C: ChartContent {
    MaskedChartContent(content: self, mask: content())
  }

  /// Draws gradients across the whole plot instead of across each mark.
  public nonisolated func alignsMarkStylesWithPlotArea(
    _ aligns: Bool = true
  ) -> some ChartContent {
    changed { $0.look.alignsWithPlot = $0.look.alignsWithPlot ?? aligns }
  }

  /// Draws the content as one layer, which has no effect.
  public nonisolated func compositingLayer() -> some ChartContent {
    changed { _ in }
  }
}

/// Content that other content masks.
private struct MaskedChartContent<Content: ChartContent, Mask: ChartContent>: PrimitiveChartContent
{
  private nonisolated(unsafe) let content: Content
  private nonisolated(unsafe) let mask: Mask

  nonisolated init(content: Content, mask: Mask) {
    self.content = content
    self.mask = mask
  }

  func primitiveMarks() -> [Mark] {
    let masks = mask.marks
    var marks = content.marks
    for index in marks.indices { marks[index].look.clips.append(.marks(masks)) }
    return marks
  }
}
