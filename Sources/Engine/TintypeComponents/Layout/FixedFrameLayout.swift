// SPDX-License-Identifier: MIT

/// A layout that sets a fixed width, height or both of one component.
struct FixedFrameLayout: AligningLayout {
  let width: Double?
  let height: Double?
  let alignment: Alignment

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let inner = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    return Size(width: width ?? inner.width, height: height ?? inner.height)
  }

  func offer(_ proposal: ProposedSize, in size: Size, to subview: LayoutSubview) -> ProposedSize {
    offer(proposal)
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  /// Returns the spacing without preferences at the edges along fixed axes.
  ///
  /// A frame directly around a spacer keeps the spacer's preferences, so that
  /// `Spacer().frame(width: 20)` is 20 points between its neighbors.
  func spacing(around subview: LayoutSubview) -> ComponentSpacing {
    var spacing = subview.spacing
    guard !subview.projectsSpacing else { return spacing }
    if width != nil { (spacing.leading, spacing.trailing) = (nil, nil) }
    if height != nil { (spacing.top, spacing.bottom) = (nil, nil) }
    return spacing
  }
}
