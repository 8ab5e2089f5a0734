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

/// Offers one component a size of a proportion, the largest within a proposal or the smallest
/// around it.
struct AspectRatioLayout: CenteringLayout {
  /// Width divided by height; `nil` takes that of the component's ideal size.
  let ratio: Double?
  let contentMode: ContentMode

  /// The scaled size; the proposal itself where there is nothing to fill or no proportion.
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

/// Takes the room it is offered and puts the middle of one component at a point of it.
///
/// Along an axis where nothing is offered it takes the component's length. What is no finite
/// number counts as 0.
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

  /// No preferred distances: the component is not at the edges of the container.
  func spacing(around subview: LayoutSubview) -> ComponentSpacing { ComponentSpacing() }
}
