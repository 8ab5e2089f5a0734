// SPDX-License-Identifier: MIT

/// Arranges components one in front of the other.
///
/// Those of the highest layout priority decide the size; all are offered it.
struct LayersLayout: Layout {
  let alignment: Alignment

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    let extent = extent(proposal, subviews)
    return Size(width: extent.width, height: extent.height)
  }

  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) {
    let extent = extent(proposal, subviews)
    for subview in subviews {
      let offer = ProposedSize(bounds.size)
      let dimensions = subview.dimensions(in: offer)
      subview.place(
        at: Point(
          x: bounds.minX + extent.guideX - dimensions[alignment.horizontal],
          y: bounds.minY + extent.guideY - dimensions[alignment.vertical]
        ),
        proposal: offer
      )
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) -> Double? {
    guard guide.isBaseline else { return nil }
    let extent = extent(proposal, subviews)
    return guide.combined(
      subviews.map { subview in
        let dimensions = subview.dimensions(in: ProposedSize(bounds.size))
        return dimensions[explicit: guide].map {
          extent.guideY - dimensions[alignment.vertical] + $0
        }
      }
    )
  }

  func spacing(subviews: LayoutSubviews, cache: inout ()) -> ComponentSpacing {
    subviews.reduce(ComponentSpacing()) { $0.union($1.spacing) }
  }

  /// The room that the deciding components take around the point where all are aligned.
  private func extent(
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) -> (width: Double, height: Double, guideX: Double, guideY: Double) {
    guard let highest = subviews.map(\.priority).max() else { return (0, 0, 0, 0) }
    let dimensions = subviews.filter { $0.priority == highest }
      .map { $0.dimensions(in: proposal) }
    let left = dimensions.map { $0[alignment.horizontal] }.max() ?? 0
    let right = dimensions.map { $0.width - $0[alignment.horizontal] }.max() ?? 0
    let above = dimensions.map { $0[alignment.vertical] }.max() ?? 0
    let below = dimensions.map { $0.height - $0[alignment.vertical] }.max() ?? 0
    return (left + right, above + below, left, above)
  }
}
