// SPDX-License-Identifier: MIT

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
