// SPDX-License-Identifier: MIT

/// A layout that finds the positions of horizontal and vertical guides in the same way.
protocol GuidedLayout: Layout {
  /// Returns the explicit position of a guide in points from the leading or the top edge, if any.
  func explicitPosition(
    of guide: AlignmentGuide.Line,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double?
}

extension GuidedLayout {
  // Variants: HorizontalAlignment; horizontal -> VerticalAlignment; vertical
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double? {
    explicitPosition(
      of: .horizontal(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension AlignmentGuide.Line {
  /// The axis along which the guide has a position.
  var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }
}

extension Dimensions {
  /// The explicit position of a guide, if any.
  subscript(explicit guide: AlignmentGuide.Line) -> Double? {
    switch guide {
    case .horizontal(let guide): self[explicit: guide]
    case .vertical(let guide): self[explicit: guide]
    }
  }
}

extension GuideCombination {
  /// Creates a combination without subviews; `nil` for a guide that containers do not derive.
  init?(of guide: AlignmentGuide.Line) {
    switch guide {
    case .horizontal(let guide): self.init(of: guide)
    case .vertical(let guide): self.init(of: guide)
    }
  }
}
