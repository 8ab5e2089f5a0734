// SPDX-License-Identifier: MIT

/// A window onto components that may be larger than it.
///
/// Along the axes of scrolling the window takes the room it is offered, and its content its ideal
/// length; across them both take what the content takes, as in SwiftUI. The offset is kept within
/// the content. Where lines run from right to left, 0 shows the right end.
struct ScrollLayout: ArrangingLayout {
  let content: ScrollContent

  func arrangement(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Arrangement {
    var offer = proposal
    for axis in content.axes { offer[axis] = nil }
    var extent = Size.zero
    for index in 0..<subviews.count {
      let size = subviews[index].sizeThatFits(offer)
      extent = Size(
        width: max(extent.width, size.width), height: max(extent.height, size.height))
    }
    var window = extent
    for axis in content.axes { window[axis] = proposal[axis] ?? extent[axis] }
    let slot = Arrangement.Slot(
      origin: Point(
        x: -offset(content.offset.x, .horizontal, extent, window),
        y: -offset(content.offset.y, .vertical, extent, window)),
      proposal: offer
    )
    return Arrangement(
      size: window, slots: Array(repeating: slot, count: subviews.count))
  }

  /// How far the content is moved along an axis: nowhere beyond its ends.
  private func offset(_ wanted: Double, _ axis: Axis, _ extent: Size, _ window: Size) -> Double {
    guard content.axes.contains(axis), !wanted.isNaN else { return 0 }
    let greatest = extent[axis] - window[axis]
    guard greatest.isFinite, greatest > 0 else { return 0 }
    return min(max(wanted, 0), greatest)
  }

  /// Nothing is known of the distances that content likes to have which may be out of sight.
  func spacing(subviews: LayoutSubviews, cache: inout ArrangementCache) -> ComponentSpacing {
    ComponentSpacing()
  }
}
