// SPDX-License-Identifier: MIT

/// A layout that arranges components in depth.
///
/// The components of the highest layout priority determine the size and the alignment guides. All
/// components are proposed that size.
///
/// All components are aligned at the same guide. Its position follows from the sizes that the
/// determining components take for the container's own size, which may differ from their sizes for
/// the container's proposal.
struct LayersLayout: GuidedLayout {
  let alignment: Alignment

  /// The values cached between measuring and placing.
  struct Cache {
    /// The components of the highest priority, which determine the size.
    fileprivate var deciding: [Int]?
    fileprivate var known: (proposal: ProposedSize, across: LineExtent, down: LineExtent)?
  }

  func makeCache(subviews: LayoutSubviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Cache) -> Size {
    let (across, down) = extents(proposal, subviews, &cache)
    return Size(width: across.length, height: down.length)
  }

  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) {
    let offer = ProposedSize(bounds.size)
    let (across, down) = extents(offer, subviews, &cache)
    for index in 0..<subviews.count {
      let subview = subviews[index]
      let dimensions = subview.dimensions(in: offer)
      subview.place(
        at: Point(
          x: bounds.minX + across.before - dimensions[alignment.horizontal],
          y: bounds.minY + down.before - dimensions[alignment.vertical]
        ),
        proposal: offer
      )
    }
  }

  func explicitPosition(
    of guide: AlignmentGuide.Line,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double? {
    guard var combination = GuideCombination(of: guide) else { return nil }
    let offer = ProposedSize(bounds.size)
    let (across, down) = extents(offer, subviews, &cache)
    for index in deciding(subviews, &cache) {
      let dimensions = subviews[index].dimensions(in: offer)
      let offset =
        switch guide.axis {
        case .horizontal: across.before - dimensions[alignment.horizontal]
        case .vertical: down.before - dimensions[alignment.vertical]
        }
      combination.add(dimensions[explicit: guide], at: offset)
    }
    return combination.position
  }

  func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ComponentSpacing {
    ComponentSpacing.union(of: subviews, along: nil)
  }

  /// Returns the components of the highest priority.
  private func deciding(_ subviews: LayoutSubviews, _ cache: inout Cache) -> [Int] {
    if let known = cache.deciding { return known }
    var deciding: [Int] = []
    var highest = -Double.infinity
    for index in 0..<subviews.count {
      let priority = subviews[index].priority
      if priority > highest {
        highest = priority
        deciding.removeAll(keepingCapacity: true)
      }
      if priority == highest { deciding.append(index) }
    }
    cache.deciding = deciding
    return deciding
  }

  /// Returns the extents of the determining components around the alignment point.
  private func extents(
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> (across: LineExtent, down: LineExtent) {
    if let known = cache.known, known.proposal.isSame(as: proposal) {
      return (known.across, known.down)
    }
    var (across, down) = (LineExtent(holdingLine: false), LineExtent(holdingLine: false))
    for index in deciding(subviews, &cache) {
      let dimensions = subviews[index].dimensions(in: proposal)
      across.add(length: dimensions.width, guide: dimensions[alignment.horizontal])
      down.add(length: dimensions.height, guide: dimensions[alignment.vertical])
    }
    cache.known = (proposal, across, down)
    return (across, down)
  }
}
