// SPDX-License-Identifier: MIT

/// Arranges components along an axis, as SwiftUI's stacks do.
///
/// Room is handed out as `RoomSharing` says. Nothing is clamped: a stack is as long as what its
/// components answered.
struct StackLayout: ArrangingLayout {
  let content: StackContent

  var stackOrientation: Axis? { content.axis }

  func spacing(subviews: LayoutSubviews, cache: inout ArrangementCache) -> ComponentSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    var spacing = subviews.sharedSpacing
    if content.axis == .horizontal {
      spacing.leading = first.spacing.leading
      spacing.trailing = last.spacing.trailing
    } else {
      spacing.top = first.spacing.top
      spacing.bottom = last.spacing.bottom
    }
    return spacing
  }

  /// A stack that was offered no length across its axis offers its components its own.
  ///
  /// They may answer another size to that than when the stack was measured; so they do in SwiftUI.
  func placementProposal(_ proposal: ProposedSize, in size: Size) -> ProposedSize {
    var proposal = proposal
    let across = content.axis.crossing
    proposal[across] = proposal[across] ?? size[across]
    return proposal
  }

  func arrangement(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Arrangement {
    let isHorizontal = content.axis == .horizontal
    let gaps = gaps(subviews)
    let offers = offers(proposal, subviews, gaps)
    var arrangement = Arrangement()
    arrangement.slots.reserveCapacity(offers.count)
    var along = 0.0
    // Across the axis all guides lie on one line, and the stack is as thick as what sticks out.
    var extent = LineExtent()
    for (index, offer) in offers.enumerated() {
      let dimensions = subviews[index].dimensions(in: offer)
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
    }
    for index in arrangement.slots.indices {
      if isHorizontal {
        arrangement.slots[index].origin.y += extent.before
      } else {
        arrangement.slots[index].origin.x += extent.before
      }
    }
    arrangement.size = Size(axis: content.axis, along: along, across: extent.length)
    return arrangement
  }

  /// The distances between neighbours.
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

  /// What each component is offered.
  private func offers(
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews,
    _ gaps: [Double]
  ) -> [ProposedSize] {
    let axis = content.axis
    guard var room = proposal[axis] else {
      return Array(repeating: proposal, count: subviews.count)
    }
    for gap in gaps { room -= gap }
    var offer = proposal
    guard subviews.count > 1 else {
      // Nobody to share with: then it makes no difference how far the only one can change.
      offer[axis] = room > 0 ? room : 0
      return Array(repeating: offer, count: subviews.count)
    }
    var members: [RoomSharing.Member] = []
    members.reserveCapacity(subviews.count)
    for index in 0..<subviews.count {
      let subview = subviews[index]
      offer[axis] = 0
      let min = subview.sizeThatFits(offer)[axis]
      offer[axis] = .infinity
      let max = subview.sizeThatFits(offer)[axis]
      members.append(RoomSharing.Member(priority: subview.priority, min: min, max: max))
    }
    var offers = Array(repeating: proposal, count: subviews.count)
    var sharing = RoomSharing(room, among: members)
    while let (index, share) = sharing.next() {
      offers[index][axis] = share
      sharing.take(subviews[index].sizeThatFits(offers[index])[axis])
    }
    return offers
  }
}
