// SPDX-License-Identifier: MIT

/// A layout that adds space around one component.
struct PaddingLayout: SingleLayout {
  let insets: EdgeInsets

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    let inner = subviews.first?.sizeThatFits(proposal.reduced(by: insets)) ?? .zero
    return Size(
      width: max(inner.width + insets.leading + insets.trailing, 0),
      height: max(inner.height + insets.top + insets.bottom, 0)
    )
  }

  func slot(
    of subview: LayoutSubview,
    in size: Size,
    _ proposal: ProposedSize
  ) -> Arrangement.Slot {
    Arrangement.Slot(
      origin: Point(x: insets.leading, y: insets.top), proposal: proposal.reduced(by: insets))
  }

  /// Returns the spacing without preferences at padded edges.
  func spacing(around subview: LayoutSubview) -> ComponentSpacing {
    var spacing = subview.spacing
    if insets.top != 0 { spacing.top = nil }
    if insets.leading != 0 { spacing.leading = nil }
    if insets.bottom != 0 { spacing.bottom = nil }
    if insets.trailing != 0 { spacing.trailing = nil }
    return spacing
  }
}

extension ProposedSize {
  /// Returns the proposal without the space at the edges, at least 0.
  func reduced(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: height.map { max($0 - insets.top - insets.bottom, 0) }
    )
  }
}
