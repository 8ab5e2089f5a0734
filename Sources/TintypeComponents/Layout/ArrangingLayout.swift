// SPDX-License-Identifier: MIT

/// Where components lie in a container, and what each is offered there.
struct Arrangement {
  /// The place of one component.
  struct Slot {
    /// The leading top corner, from that of the container.
    var origin: Point
    var proposal: ProposedSize
  }

  var size = Size.zero
  /// One for each component.
  var slots: [Slot] = []
}

/// What a container keeps between being measured, placed and asked for its lines.
struct ArrangementCache {
  fileprivate var known: (proposal: ProposedSize, arrangement: Arrangement)?
}

/// A layout that knows where its components lie as soon as it knows how large it is.
protocol ArrangingLayout: Layout where Cache == ArrangementCache {
  /// Where the components lie for a proposal.
  func arrangement(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Arrangement
  /// The proposal by which a container of a size places its components.
  func placementProposal(_ proposal: ProposedSize, in size: Size) -> ProposedSize
}

extension ArrangingLayout {
  func makeCache(subviews: LayoutSubviews) -> ArrangementCache { ArrangementCache() }

  func placementProposal(_ proposal: ProposedSize, in size: Size) -> ProposedSize { proposal }

  func sizeThatFits(
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ArrangementCache
  ) -> Size {
    arrangement(proposal, subviews, &cache).size
  }

  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ArrangementCache
  ) {
    let slots = arrangement(placementProposal(proposal, in: bounds.size), subviews, &cache).slots
    for (index, slot) in slots.enumerated() {
      subviews[index].place(
        at: Point(x: bounds.minX + slot.origin.x, y: bounds.minY + slot.origin.y),
        proposal: slot.proposal
      )
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ArrangementCache
  ) -> Double? {
    guard var combination = GuideCombination(of: guide) else { return nil }
    let slots = arrangement(placementProposal(proposal, in: bounds.size), subviews, &cache).slots
    for (index, slot) in slots.enumerated() {
      let dimensions = subviews[index].dimensions(in: slot.proposal)
      combination.add(dimensions[explicit: guide], at: slot.origin.x)
    }
    return combination.position
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ArrangementCache
  ) -> Double? {
    guard var combination = GuideCombination(of: guide) else { return nil }
    let slots = arrangement(placementProposal(proposal, in: bounds.size), subviews, &cache).slots
    for (index, slot) in slots.enumerated() {
      let dimensions = subviews[index].dimensions(in: slot.proposal)
      combination.add(dimensions[explicit: guide], at: slot.origin.y)
    }
    return combination.position
  }

  func spacing(subviews: LayoutSubviews, cache: inout ArrangementCache) -> ComponentSpacing {
    subviews.sharedSpacing
  }

  private func arrangement(
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews,
    _ cache: inout ArrangementCache
  ) -> Arrangement {
    if let known = cache.known, known.proposal == proposal { return known.arrangement }
    let arrangement = arrangement(proposal, subviews)
    cache.known = (proposal, arrangement)
    return arrangement
  }
}

/// One line of a container, from those of its components.
///
/// The first baseline is the topmost one, the last the lowest, a line of the user's own the mean.
/// The edges and the middle of a component say nothing of its container's.
struct GuideCombination {
  private enum Rule { case least, greatest, mean }

  private let rule: Rule
  private var value: Double?
  private var count = 0.0

  /// Begins with no component; `nil` for a line that is not handed on.
  init?(of guide: HorizontalAlignment) {
    guard !guide.isStandard else { return nil }
    rule = .mean
  }

  /// Begins with no component; `nil` for a line that is not handed on.
  init?(of guide: VerticalAlignment) {
    guard guide.isStandard else {
      rule = .mean
      return
    }
    guard guide.isBaseline else { return nil }
    rule = guide == .firstTextBaseline ? .least : .greatest
  }

  /// Adds the line of a component that lies at a place; `nil` says nothing.
  mutating func add(_ position: Double?, at offset: Double) {
    guard let position else { return }
    let line = offset + position
    count += 1
    guard let value else {
      self.value = line
      return
    }
    switch rule {
    case .least: self.value = min(value, line)
    case .greatest: self.value = max(value, line)
    case .mean: self.value = value + line
    }
  }

  /// Where the container's line lies; `nil` if no component had one.
  var position: Double? { rule == .mean ? value.map { $0 / count } : value }
}

/// The room that components take on both sides of a line that they are aligned at.
struct LineExtent {
  private(set) var before: Double
  private(set) var after: Double

  /// The room of no component: in a stack it begins with the line itself.
  init(holdingLine: Bool = true) {
    (before, after) = holdingLine ? (0, 0) : (-.infinity, -.infinity)
  }

  /// Adds a component by its length and the place of the line within it.
  mutating func add(length: Double, guide: Double) {
    before = max(before, guide)
    after = max(after, length - guide)
  }

  var length: Double { max(before + after, 0) }
}

extension LayoutSubviews {
  /// The distances that components like to have that all share the edges of their container.
  var sharedSpacing: ComponentSpacing {
    var spacing = ComponentSpacing()
    for index in indices { spacing = spacing.union(self[index].spacing) }
    return spacing
  }
}

extension Length? {
  /// The distance between components in points: 8 where none is given that can be used.
  var distance: Double {
    guard let points = self?.points, points.isFinite else { return 8 }
    return points
  }
}
