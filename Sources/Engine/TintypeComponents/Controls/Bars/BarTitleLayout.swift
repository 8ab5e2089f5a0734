// SPDX-License-Identifier: MIT

/// A layout of the row of a navigation bar: the items at the leading edge, the title, and the items
/// at the trailing edge.
///
/// The title is centered in the row, or next to the items if it does not fit in the center. The items
/// at the leading edge are shortened before they move the title out of the center, and before the
/// title is truncated, as `UINavigationBar` does with the title of a back button.
struct BarTitleLayout: Layout {
  /// The distance between the title and the items in points.
  let spacing: Double

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    guard subviews.count == 3 else { return .zero }
    let widths = widths(in: proposal.width, subviews)
    let height = (0..<3).map { index in
      subviews[index].sizeThatFits(ProposedSize(width: widths[index], height: proposal.height))
        .height
    }
    let ideal = widths.reduce(2 * spacing, +)
    return Size(width: proposal.width ?? ideal, height: height.max() ?? 0)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let widths = widths(in: bounds.width, subviews)
    let center = bounds.minX + (bounds.width - widths[1]) / 2
    let end = bounds.maxX - widths[2]
    let title = max(
      min(center, end - spacing - widths[1]), bounds.minX + widths[0] + spacing)
    for (index, x) in [bounds.minX, title, end].enumerated() {
      let offer = ProposedSize(width: widths[index], height: bounds.height)
      let height = subviews[index].sizeThatFits(offer).height
      subviews[index].place(
        at: Point(x: x, y: bounds.midY - height / 2), proposal: offer)
    }
  }

  /// Returns the widths of the subviews in a row of a width; `nil` for their ideal widths.
  private func widths(in width: Double?, _ subviews: LayoutSubviews) -> [Double] {
    let ideal = (0..<3).map { subviews[$0].sizeThatFits(.unspecified).width }
    guard let width, width.isFinite else { return ideal }
    let items = max(width - ideal[1] - ideal[2] - 2 * spacing, 0)
    // The space beside a centered title, unless only a chevron without a title fits into it.
    let beside = min((width - ideal[1]) / 2 - spacing, items)
    func shortened(to space: Double) -> Double {
      subviews[0].sizeThatFits(ProposedSize(width: max(space, 0), height: nil)).width
    }
    let centered = ideal[0] > beside ? shortened(to: beside) : ideal[0]
    let leading =
      centered <= beside && centered > shortened(to: 0)
      ? centered : items >= ideal[0] ? ideal[0] : shortened(to: items)
    // Components in place of the title can be flexible.
    let space = max(width - leading - ideal[2] - 2 * spacing, 0)
    let title = subviews[1].sizeThatFits(ProposedSize(width: space, height: nil)).width
    return [leading, min(title, space), ideal[2]]
  }
}
