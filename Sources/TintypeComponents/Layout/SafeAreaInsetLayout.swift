// SPDX-License-Identifier: MIT

/// Makes room for a second component at an edge of a first one.
///
/// The second is offered what the distance and the least length of the first leave, the first
/// what the second leaves. Across, both lie on one guide.
struct SafeAreaInsetLayout: ArrangingLayout {
  let content: SafeAreaInset

  private var axis: Axis {
    switch content.edge {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  private var isBefore: Bool { content.edge == .top || content.edge == .leading }

  func arrangement(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Arrangement {
    guard let primary = subviews.first else { return Arrangement() }
    guard subviews.count > 1 else {
      let slot = Arrangement.Slot(origin: .zero, proposal: proposal)
      return Arrangement(size: primary.sizeThatFits(proposal), slots: [slot])
    }
    let secondary = subviews[1]
    let axis = axis
    let distance = content.spacing.distance
    var (first, second) = (proposal, proposal)
    if let room = proposal[axis] {
      var least = proposal
      least[axis] = 0
      second[axis] = left(room - distance - primary.sizeThatFits(least)[axis])
      first[axis] = left(room - distance - secondary.sizeThatFits(second)[axis])
    }
    let guides = (guide(primary, first), guide(secondary, second))
    let sizes = (primary.sizeThatFits(first), secondary.sizeThatFits(second))
    var extent = LineExtent()
    extent.add(length: sizes.0[axis.crossing], guide: guides.0)
    extent.add(length: sizes.1[axis.crossing], guide: guides.1)
    let starts =
      isBefore ? (sizes.1[axis] + distance, 0) : (0, sizes.0[axis] + distance)
    func slot(_ start: Double, _ guide: Double, _ offer: ProposedSize) -> Arrangement.Slot {
      let corner = Size(axis: axis, along: start, across: extent.before - guide)
      return Arrangement.Slot(origin: Point(x: corner.width, y: corner.height), proposal: offer)
    }
    return Arrangement(
      size: Size(
        axis: axis, along: max(sizes.0[axis] + distance + sizes.1[axis], 0),
        across: extent.length),
      slots: [slot(starts.0, guides.0, first), slot(starts.1, guides.1, second)]
    )
  }

  /// The first component's wishes, but for the edge at which the second lies.
  func spacing(subviews: LayoutSubviews, cache: inout ArrangementCache) -> ComponentSpacing {
    guard var spacing = subviews.first?.spacing else { return ComponentSpacing() }
    guard subviews.count > 1 else { return spacing }
    switch content.edge {
    case .top: spacing.top = subviews[1].spacing.top
    case .leading: spacing.leading = subviews[1].spacing.leading
    case .bottom: spacing.bottom = subviews[1].spacing.bottom
    case .trailing: spacing.trailing = subviews[1].spacing.trailing
    }
    return spacing
  }

  private func left(_ length: Double) -> Double { length > 0 ? length : 0 }

  private func guide(_ subview: LayoutSubview, _ offer: ProposedSize) -> Double {
    let dimensions = subview.dimensions(in: offer)
    return axis == .vertical
      ? dimensions[content.alignment.horizontal] : dimensions[content.alignment.vertical]
  }
}
