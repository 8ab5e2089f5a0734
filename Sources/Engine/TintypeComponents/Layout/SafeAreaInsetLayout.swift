// SPDX-License-Identifier: MIT

/// A layout that places a second component at an edge of a first one.
///
/// The proposal for the second component is the available length without the distance and the
/// minimum length of the first. The proposal for the first is the length that remains after the
/// second. The size is the sum along the axis and the maximum across it. The first component is at
/// the opposite edge, centered across the axis. The alignment guides of both components coincide.
///
/// Neither alignment guides nor preferred distances are passed on. (`InsetViewLayout` in
/// OpenSwiftUI.)
struct SafeAreaInsetLayout: Layout {
  let content: SafeAreaInset

  private var axis: Axis {
    switch content.edge {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  private var isBefore: Bool { content.edge == .top || content.edge == .leading }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    guard let (first, second) = offers(proposal, subviews) else {
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    let sizes = (subviews[0].sizeThatFits(first), subviews[1].sizeThatFits(second))
    return Size(
      axis: axis,
      along: max(sizes.0[axis] + content.spacing.distance + sizes.1[axis], 0),
      across: max(sizes.0[axis.crossing], sizes.1[axis.crossing])
    )
  }

  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) {
    // Without a proposal across the axis, the container's own length is proposed: a color in the
    // inset is as wide as the first component.
    var proposal = proposal
    let across = axis.crossing
    proposal[across] = proposal[across] ?? bounds.size[across]
    guard let (first, second) = offers(proposal, subviews) else {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      return
    }
    let dimensions = (subviews[0].dimensions(in: first), subviews[1].dimensions(in: second))
    let lengths = (length(of: dimensions.0, axis), length(of: dimensions.1, axis))
    let end = bounds.size[axis]
    let starts = isBefore ? (slack(lengths.0, in: end), 0) : (0, slack(lengths.1, in: end))
    let side = slack(length(of: dimensions.0, across), in: bounds.size[across]) / 2
    let guides = (guide(dimensions.0), guide(dimensions.1))
    func place(_ index: Int, _ start: Double, _ side: Double, _ offer: ProposedSize) {
      let corner = Size(axis: axis, along: start, across: side)
      subviews[index].place(
        at: Point(x: bounds.minX + corner.width, y: bounds.minY + corner.height), proposal: offer)
    }
    place(0, starts.0, side, first)
    place(1, starts.1, side + guides.0 - guides.1, second)
  }

  /// Returns the proposals for both components; `nil` without a second component.
  private func offers(
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) -> (ProposedSize, ProposedSize)? {
    guard subviews.count > 1 else { return nil }
    var (first, second) = (proposal, proposal)
    if let available = proposal[axis] {
      let distance = content.spacing.distance
      var least = proposal
      least[axis] = 0
      second[axis] = left(available - distance - subviews[0].sizeThatFits(least)[axis])
      first[axis] = left(available - distance - subviews[1].sizeThatFits(second)[axis])
    }
    return (first, second)
  }

  private func left(_ length: Double) -> Double { length > 0 ? length : 0 }

  /// Returns the remaining length; 0 if either length is infinite.
  private func slack(_ inner: Double, in outer: Double) -> Double {
    inner.isFinite && outer.isFinite ? outer - inner : 0
  }

  private func length(of dimensions: Dimensions, _ axis: Axis) -> Double {
    axis == .horizontal ? dimensions.width : dimensions.height
  }

  private func guide(_ dimensions: Dimensions) -> Double {
    axis == .vertical
      ? dimensions[content.alignment.horizontal] : dimensions[content.alignment.vertical]
  }
}
