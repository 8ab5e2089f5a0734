// SPDX-License-Identifier: MIT

/// A layout that arranges components along an axis, as SwiftUI's stacks do.
///
/// `SpaceDistribution` describes the distribution of space. Nothing is clamped: the length of a stack is
/// the sum of its components' lengths.
struct StackLayout: ArrangingLayout {
  let content: StackContent

  var stackOrientation: Axis? { content.axis }

  func spacing(subviews: LayoutSubviews, cache: inout ArrangementCache) -> ComponentSpacing {
    ComponentSpacing.union(of: subviews, along: content.axis)
  }

  /// Returns a proposal in which the stack's own length replaces an unspecified length across its
  /// axis.
  ///
  /// As in SwiftUI, components may return a different size for it than when the stack was measured.
  func placementProposal(_ proposal: ProposedSize, in size: Size) -> ProposedSize {
    var proposal = proposal
    let across = content.axis.crossing
    proposal[across] = proposal[across] ?? size[across]
    return proposal
  }

  func arrangement(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Arrangement {
    let isHorizontal = content.axis == .horizontal
    var lazy = LazyPass(subviews, along: content.axis, isLazy: content.isLazy ?? false)
    var proposal = proposal
    // The number of elements that were left out must not change the others.
    if lazy != nil { proposal[content.axis] = nil }
    let gaps = gaps(subviews)
    let offers = offers(proposal, subviews, gaps)
    var arrangement = Arrangement()
    arrangement.slots.reserveCapacity(offers.count)
    var along = 0.0
    // Across the axis all guides are aligned, and the stack is as thick as the combined extent.
    var extent = LineExtent()
    let count = offers.count
    var index = 0
    while index < count {
      let offer = offers[index]
      let dimensions = subviews[index].dimensions(in: offer)
      along += lazy?.begin(index..<index + 1, at: along) ?? 0
      if isHorizontal {
        let guide = dimensions[content.verticalAlignment]
        extent.add(length: dimensions.height, guide: guide)
        arrangement.slots.append(
          Arrangement.Slot(origin: Point(x: along, y: -guide), proposal: offer))
        along += dimensions.width
      } else {
        let guide = dimensions[content.horizontalAlignment]
        extent.add(length: dimensions.width, guide: guide)
        arrangement.slots.append(
          Arrangement.Slot(origin: Point(x: -guide, y: along), proposal: offer))
        along += dimensions.height
      }
      if index < gaps.count { along += gaps[index] }
      index += 1
    }
    along += lazy?.finish(at: along) ?? 0
    arrangement.lazyRecords = lazy?.records ?? []
    index = 0
    while index < count {
      if isHorizontal {
        arrangement.slots[index].origin.y += extent.before
      } else {
        arrangement.slots[index].origin.x += extent.before
      }
      index += 1
    }
    arrangement.size = Size(axis: content.axis, along: along, across: extent.length)
    return arrangement
  }

  /// Returns the distances between neighbors.
  private func gaps(_ subviews: LayoutSubviews) -> [Double] {
    guard subviews.count > 1 else { return [] }
    if let spacing = content.spacing?.points {
      return Array(repeating: spacing, count: subviews.count - 1)
    }
    var gaps: [Double] = []
    gaps.reserveCapacity(subviews.count - 1)
    var previous = subviews[0].spacing
    for index in 1..<subviews.count {
      let next = subviews[index].spacing
      gaps.append(previous.distance(to: next, along: content.axis))
      previous = next
    }
    return gaps
  }

  /// Returns the proposal for each component.
  private func offers(
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews,
    _ gaps: [Double]
  ) -> [ProposedSize] {
    let axis = content.axis
    guard var available = proposal[axis] else {
      return Array(repeating: proposal, count: subviews.count)
    }
    var next = 0
    while next < gaps.count {
      available -= gaps[next]
      next += 1
    }
    var offer = proposal
    guard subviews.count > 1 else {
      // With a single component, its flexibility does not matter.
      offer[axis] = available > 0 ? available : 0
      return Array(repeating: offer, count: subviews.count)
    }
    var members: [SpaceDistribution.Member] = []
    members.reserveCapacity(subviews.count)
    next = 0
    while next < subviews.count {
      let subview = subviews[next]
      next += 1
      offer[axis] = 0
      let min = subview.sizeThatFits(offer)[axis]
      offer[axis] = .infinity
      let max = subview.sizeThatFits(offer)[axis]
      members.append(SpaceDistribution.Member(priority: subview.priority, min: min, max: max))
    }
    var offers = Array(repeating: proposal, count: subviews.count)
    var sharing = SpaceDistribution(available, among: members)
    while let (index, share) = sharing.next() {
      offers[index][axis] = share
      sharing.take(subviews[index].sizeThatFits(offers[index])[axis])
    }
    return offers
  }
}
