// SPDX-License-Identifier: MIT

/// A scrollable viewport whose content may be larger than the viewport.
///
/// Along the scroll axes the viewport takes the proposed length, and its content its ideal length.
/// Across them both take the length of the content, as in SwiftUI. The offset is limited to the
/// content. In a right-to-left layout, an offset of 0 shows the right end.
struct ScrollLayout: ArrangingLayout {
  let content: ScrollContent

  func arrangement(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Arrangement {
    var offer = proposal.reduced(by: content.margins)
    for axis in content.axes { offer[axis] = nil }
    var extent = Size.zero
    for index in 0..<subviews.count {
      let size = subviews[index].sizeThatFits(offer)
      extent = Size(
        width: max(extent.width, size.width), height: max(extent.height, size.height))
    }
    extent.width += content.margins.leading + content.margins.trailing
    extent.height += content.margins.top + content.margins.bottom
    var window = extent
    for axis in content.axes { window[axis] = proposal[axis] ?? extent[axis] }
    let offset =
      content.control?.offset(extent, window)
      ?? Point(
        x: offset(content.offset.x, .horizontal, extent, window),
        y: offset(content.offset.y, .vertical, extent, window))
    let slot = Arrangement.Slot(
      origin: Point(
        x: content.margins.leading - offset.x, y: content.margins.top - offset.y),
      proposal: offer
    )
    return Arrangement(
      size: window, slots: Array(repeating: slot, count: subviews.count))
  }

  /// Returns the offset of the content along an axis, limited to its ends.
  private func offset(_ wanted: Double, _ axis: Axis, _ extent: Size, _ window: Size) -> Double {
    guard content.axes.contains(axis), !wanted.isNaN else { return 0 }
    let maximum = extent[axis] - window[axis]
    guard maximum.isFinite, maximum > 0 else { return 0 }
    return min(max(wanted, 0), maximum)
  }

  /// Returns no preferences, because the content at the edges may be scrolled out of view.
  func spacing(subviews: LayoutSubviews, cache: inout ArrangementCache) -> ComponentSpacing {
    ComponentSpacing()
  }
}

/// A layout that fits one component into the proposed size, or fills it, with an aspect ratio.
struct AspectRatioLayout: CenteringLayout {
  /// The width divided by the height; `nil` uses the aspect ratio of the component's ideal size.
  let ratio: Double?
  let contentMode: ContentMode

  /// Returns the scaled size, or the proposal itself if it is unspecified or the ratio is invalid.
  func offer(_ proposal: ProposedSize, to subview: LayoutSubview) -> ProposedSize {
    guard proposal != .unspecified, let ratio = ratio ?? ideal(of: subview),
      ratio.isFinite, ratio > 0
    else { return proposal }
    guard let width = proposal.width else {
      return ProposedSize(width: proposal.height.map { $0 * ratio }, height: proposal.height)
    }
    guard let height = proposal.height else {
      return ProposedSize(width: width, height: width / ratio)
    }
    let keepsWidth =
      contentMode == .fit ? width / ratio <= height : width / ratio >= height
    return keepsWidth
      ? ProposedSize(width: width, height: width / ratio)
      : ProposedSize(width: height * ratio, height: height)
  }

  private func ideal(of subview: LayoutSubview) -> Double? {
    let ideal = subview.sizeThatFits(.unspecified)
    return ideal.width / ideal.height
  }
}

/// A layout that takes the proposed size and centers one component at a point in it.
///
/// Along an unspecified dimension it takes the component's length. Coordinates that are not finite
/// count as 0.
struct PositionLayout: SingleLayout {
  let x: Double
  let y: Double

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let inner = subviews.first?.sizeThatFits(proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: inner)
  }

  func slot(
    of subview: LayoutSubview,
    in size: Size,
    _ proposal: ProposedSize
  ) -> Arrangement.Slot {
    let offer = ProposedSize(size)
    let inner = subview.sizeThatFits(offer)
    return Arrangement.Slot(
      origin: Point(
        x: (x.isFinite ? x : 0) - inner.width / 2,
        y: (y.isFinite ? y : 0) - inner.height / 2
      ),
      proposal: offer
    )
  }

  /// Returns no preferences, because the component is not at the edges of the container.
  func spacing(around subview: LayoutSubview) -> ComponentSpacing { ComponentSpacing() }
}
