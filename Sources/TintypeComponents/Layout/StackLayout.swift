// SPDX-License-Identifier: MIT

/// Arranges components along an axis, as SwiftUI's stacks do.
///
/// Room is handed out from the least flexible component to the most flexible one within each
/// layout priority, each being offered an equal share of what is left.
struct StackLayout: Layout {
  let content: StackContent

  var stackOrientation: Axis? { content.axis }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    arrange(proposal, subviews).size
  }

  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) {
    let arrangement = arrange(placementProposal(proposal, bounds.size), subviews)
    for (subview, slot) in zip(subviews, arrangement.slots) {
      subview.place(
        at: Point(x: bounds.minX + slot.origin.x, y: bounds.minY + slot.origin.y),
        proposal: slot.proposal
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
    let slots = arrange(placementProposal(proposal, bounds.size), subviews).slots
    return guide.combined(
      zip(subviews, slots).map { subview, slot in
        subview.dimensions(in: slot.proposal)[explicit: guide].map { $0 + slot.origin.y }
      }
    )
  }

  func spacing(subviews: LayoutSubviews, cache: inout ()) -> ComponentSpacing {
    guard let first = subviews.first, let last = subviews.last else { return ComponentSpacing() }
    var spacing = subviews.reduce(ComponentSpacing()) { $0.union($1.spacing) }
    if content.axis == .horizontal {
      spacing.leading = first.spacing.leading
      spacing.trailing = last.spacing.trailing
    } else {
      spacing.top = first.spacing.top
      spacing.bottom = last.spacing.bottom
    }
    return spacing
  }

  /// Where a component lies in the stack, and what it is offered there.
  private struct Slot {
    var origin: Point
    var proposal: ProposedSize
  }

  /// A stack that was offered no length across its axis offers its components its own.
  private func placementProposal(_ proposal: ProposedSize, _ size: Size) -> ProposedSize {
    var proposal = proposal
    let across = content.axis.crossing
    proposal[across] = proposal[across] ?? size[across]
    return proposal
  }

  private func arrange(
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) -> (slots: [Slot], size: Size) {
    let axis = content.axis
    let gaps = gaps(subviews)
    let proposals = offers(proposal, subviews, gaps)
    let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }

    // Across the axis all guides lie on one line, and the stack is as thick as what sticks out.
    let starts = dimensions.map { -crossGuide($0) }
    let low = min(starts.min() ?? 0, 0)
    let high = zip(starts, dimensions).map { $0 + Size($1)[axis.crossing] }.max() ?? 0
    var slots: [Slot] = []
    var along = 0.0
    for (index, dimension) in dimensions.enumerated() {
      let offset = Size(axis: axis, along: along, across: starts[index] - low)
      slots.append(
        Slot(origin: Point(x: offset.width, y: offset.height), proposal: proposals[index]))
      along += Size(dimension)[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    return (slots, Size(axis: axis, along: along, across: max(high, 0) - low))
  }

  /// The distances between neighbours.
  private func gaps(_ subviews: LayoutSubviews) -> [Double] {
    if let spacing = content.spacing?.points {
      return Array(repeating: spacing, count: Swift.max(subviews.count - 1, 0))
    }
    return zip(subviews, subviews.dropFirst()).map { subview, next in
      subview.spacing.distance(to: next.spacing, along: content.axis)
    }
  }

  /// What each component is offered.
  private func offers(
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews,
    _ gaps: [Double]
  ) -> [ProposedSize] {
    let axis = content.axis
    let across = proposal[axis.crossing]
    func offer(_ along: Double?) -> ProposedSize {
      ProposedSize(axis: axis, along: along, across: across)
    }
    guard let length = proposal[axis] else {
      return subviews.map { _ in offer(nil) }
    }
    let flexes = subviews.enumerated().map { index, subview in
      Flexibility(
        index: index,
        priority: subview.priority,
        min: subview.sizeThatFits(offer(0))[axis],
        max: subview.sizeThatFits(offer(.infinity))[axis]
      )
    }
    var offers = subviews.map { _ in offer(0) }
    var remaining = length - gaps.reduce(0, +)
    var reserved = flexes.reduce(0) { $0 + $1.min }
    for group in Self.groups(flexes) {
      reserved -= group.reduce(0) { $0 + $1.min }
      var available = remaining - reserved
      for (position, flex) in group.enumerated() {
        let share = available / Double(group.count - position)
        offers[flex.index] = offer(Swift.max(share.isNaN ? 0 : share, 0))
        let taken = subviews[flex.index].sizeThatFits(offers[flex.index])[axis]
        // An infinite component in an infinite stack leaves as much as there was.
        if taken.isFinite || available.isFinite {
          available -= taken
          remaining -= taken
        }
      }
    }
    return offers
  }

  /// How far a component's length can change.
  private struct Flexibility {
    var index: Int
    var priority: Double
    var min: Double
    var max: Double
    var range: Double { max > min ? max - min : 0 }
  }

  /// Components of one priority together, the highest first; the least flexible first in each.
  private static func groups(_ flexes: [Flexibility]) -> [[Flexibility]] {
    let sorted = flexes.sorted { left, right in
      if left.priority != right.priority { return left.priority > right.priority }
      if left.range != right.range { return left.range < right.range }
      if left.range == .infinity, left.min != right.min { return left.min > right.min }
      return left.index < right.index
    }
    var groups: [[Flexibility]] = []
    for flex in sorted {
      if groups.last?.first?.priority == flex.priority {
        groups[groups.endIndex - 1].append(flex)
      } else {
        groups.append([flex])
      }
    }
    return groups
  }

  private func crossGuide(_ dimensions: Dimensions) -> Double {
    content.axis == .horizontal
      ? dimensions[content.verticalAlignment] : dimensions[content.horizontalAlignment]
  }
}

extension Size {
  /// The size of some dimensions.
  init(_ dimensions: Dimensions) {
    self.init(width: dimensions.width, height: dimensions.height)
  }
}

extension VerticalAlignment {
  /// Whether the line is one of text, which containers hand on.
  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  /// The line of a container, from those of its components: the first baseline is the topmost
  /// one, the last the lowest; other lines are not handed on.
  func combined(_ positions: [Double?]) -> Double? {
    let given = positions.compactMap { $0 }
    return switch self {
    case .firstTextBaseline: given.min()
    case .lastTextBaseline: given.max()
    case .top, .center, .bottom: nil
    }
  }
}
