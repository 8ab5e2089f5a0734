// SPDX-License-Identifier: MIT

/// The positions and proposals of a container's subviews.
struct Arrangement {
  /// The position and proposal of one subview.
  struct Slot {
    /// The top leading corner relative to that of the container.
    var origin: Point
    var proposal: ProposedSize

    /// Returns the distance from the leading or the top edge of the container.
    func offset(along axis: Axis) -> Double { axis == .horizontal ? origin.x : origin.y }
  }

  var size = Size.zero
  /// The slots, one for each subview.
  var slots: [Slot] = []
  /// The runs of a lazy container.
  var lazyRecords: [LazyRecord] = []
}

/// The arrangement that a container caches between measuring, placing and alignment.
struct ArrangementCache {
  fileprivate var known: (proposal: ProposedSize, arrangement: Arrangement)?
}

/// A layout whose subview positions follow from its size.
protocol ArrangingLayout: GuidedLayout where Cache == ArrangementCache {
  /// Returns the arrangement for a proposal.
  func arrangement(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Arrangement
  /// Returns the proposal with which a container of a given size places its subviews.
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
    let arrangement = arrangement(
      placementProposal(proposal, in: bounds.size), subviews, &cache)
    var index = 0
    while index < arrangement.slots.count {
      let slot = arrangement.slots[index]
      subviews[index].place(
        at: Point(x: bounds.minX + slot.origin.x, y: bounds.minY + slot.origin.y),
        proposal: slot.proposal
      )
      index += 1
    }
    arrangement.placeRuns(in: bounds, subviews)
  }

  func explicitPosition(
    of guide: AlignmentGuide.Line,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ArrangementCache
  ) -> Double? {
    guard var combination = GuideCombination(of: guide) else { return nil }
    let slots = arrangement(placementProposal(proposal, in: bounds.size), subviews, &cache).slots
    var index = 0
    while index < slots.count {
      let slot = slots[index]
      let dimensions = subviews[index].dimensions(in: slot.proposal)
      combination.add(dimensions[explicit: guide], at: slot.offset(along: guide.axis))
      index += 1
    }
    return combination.position
  }

  func spacing(subviews: LayoutSubviews, cache: inout ArrangementCache) -> ComponentSpacing {
    subviews.isEmpty ? ComponentSpacing() : ComponentSpacing.union(of: subviews, along: nil)
  }

  private func arrangement(
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews,
    _ cache: inout ArrangementCache
  ) -> Arrangement {
    if let known = cache.known, known.proposal.isSame(as: proposal) { return known.arrangement }
    let arrangement = arrangement(proposal, subviews)
    cache.known = (proposal, arrangement)
    return arrangement
  }
}

/// The position of a container's alignment guide, derived from those of its subviews.
///
/// The first baseline is the topmost, the last baseline the lowest, and a custom guide the mean.
/// The edges and centers of subviews do not affect those of the container.
package struct GuideCombination {
  private enum Rule { case least, maximum, mean }

  private let rule: Rule
  private var value: Double?
  private var count = 0.0

  /// Creates a combination without subviews; `nil` for a guide that containers do not derive.
  package init?(of guide: HorizontalAlignment) {
    guard !guide.isStandard else { return nil }
    switch guide {
    case .listRowSeparatorLeading, .rowText: rule = .least
    case .listRowSeparatorTrailing: rule = .maximum
    default: rule = .mean
    }
  }

  /// Creates a combination without subviews; `nil` for a guide that containers do not derive.
  package init?(of guide: VerticalAlignment) {
    guard guide.isStandard else {
      rule = .mean
      return
    }
    guard guide.isBaseline else { return nil }
    rule = guide == .firstTextBaseline ? .least : .maximum
  }

  /// Adds the guide of a subview at an offset; `nil` adds nothing.
  package mutating func add(_ position: Double?, at offset: Double) {
    guard let position else { return }
    let line = offset + position
    count += 1
    guard let value else {
      self.value = line
      return
    }
    switch rule {
    case .least: self.value = min(value, line)
    case .maximum: self.value = max(value, line)
    case .mean: self.value = value + line
    }
  }

  /// The position of the container's guide; `nil` if no subview has it.
  package var position: Double? { rule == .mean ? value.map { $0 / count } : value }
}

/// The extent of subviews on both sides of a guide at which they are aligned.
struct LineExtent {
  private(set) var before: Double
  private(set) var after: Double

  /// Creates the extent without subviews; in a stack it begins at the guide itself.
  init(holdingLine: Bool = true) {
    (before, after) = holdingLine ? (0, 0) : (-.infinity, -.infinity)
  }

  /// Adds a subview with its length and the position of the guide in it.
  mutating func add(length: Double, guide: Double) {
    before = max(before, guide)
    after = max(after, length - guide)
  }

  var length: Double { max(before + after, 0) }
}

extension Length? {
  /// The distance between components in points; 8 if none is given or it is not finite.
  var distance: Double {
    guard let points = self?.points, points.isFinite else { return 8 }
    return points
  }
}
