// SPDX-License-Identifier: MIT

/// A layout that places a panel next to a rectangle, inside the screen's edges.
///
/// It takes the proposed size. A second component is placed between the panel and the rectangle.
struct AnchoredLayout: Layout {
  /// The rectangle in points.
  let anchor: Rect
  /// The safe area insets of the screen.
  let insets: EdgeInsets
  /// A Boolean value that indicates whether the panel is above the rectangle.
  let isAbove: Bool
  /// The distance between the panel and the rectangle in points.
  let gap: Double
  /// A Boolean value that indicates whether the panel begins or ends at an edge of the rectangle
  /// instead of being centered.
  var isAlignedToEdge = false

  /// The distance of the panel from the edges of the safe area in points.
  private static let margin = 8.0

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    guard subviews.count > 0 else { return }
    let area = bounds.inset(by: insets).inset(
      by: EdgeInsets(
        top: Self.margin, leading: Self.margin, bottom: Self.margin, trailing: Self.margin))
    let offer = ProposedSize(area.size)
    let size = subviews[0].sizeThatFits(offer)
    let isLeading = anchor.midX < bounds.midX + 1
    let x =
      !isAlignedToEdge
      ? anchor.midX - size.width / 2 : isLeading ? anchor.minX : anchor.maxX - size.width
    let y = isAbove ? anchor.minY - gap - size.height : anchor.maxY + gap
    subviews[0].place(
      at: Point(
        x: max(min(x, area.maxX - size.width), area.minX),
        y: max(min(y, area.maxY - size.height), area.minY)),
      proposal: offer)
    guard subviews.count > 1 else { return }
    let arrow = subviews[1].sizeThatFits(.unspecified)
    subviews[1].place(
      at: Point(
        x: anchor.midX - arrow.width / 2,
        y: (isAbove ? anchor.minY - gap : anchor.maxY + gap) - arrow.height / 2),
      proposal: .unspecified)
  }
}

extension GeometryProxy {
  /// Returns the rectangle in the coordinates of a layout, which is mirrored from right to left.
  func anchor(_ rect: Rect, in direction: LayoutDirection) -> Rect {
    direction == .rightToLeft ? rect.mirrored(in: frame) : rect
  }
}
