// SPDX-License-Identifier: MIT

extension ReferenceTree {
  /// The size of a container with its components.
  typealias Arranged = (size: Lengths, parts: [ReferencePart])

  // MARK: Stacks

  /// Returns a stack for a proposal.
  func stack(_ offer: Offer) -> Arranged {
    guard case .stack(let axis, let guide, let spacing, let children) = self else {
      return (Lengths(0, 0), [])
    }
    let gaps = zip(children, children.dropFirst()).map { child, next in
      let wishes = [
        child.distances(axis, in: axis).end, next.distances(axis, in: axis).start,
      ]
      return spacing ?? wishes.compactMap { $0 }.max() ?? Self.distance
    }
    let offers = Self.offers(axis, children, offer, gaps: gaps.reduce(0, +))
    var parts: [ReferencePart] = []
    var along = 0.0
    var (low, high) = (0.0, 0.0)
    for (index, child) in children.enumerated() {
      let size = child.size(offers[index], in: axis)
      let side = -child.guide(guide, axis.other, offers[index], in: axis)
      var origin = Lengths(along, along)
      origin[axis.other] = side
      parts.append(
        ReferencePart(tree: child, axis: axis, origin: origin, offer: offers[index], name: index))
      low = min(low, side)
      high = max(high, side + size[axis.other])
      along += size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    for index in parts.indices { parts[index].origin[axis.other] -= low }
    return (Lengths { $0 == axis ? along : high - low }, parts)
  }

  /// Returns the proposals for the components of a stack.
  private static func offers(
    _ axis: ReferenceAxis, _ children: [ReferenceTree], _ offer: Offer, gaps: Double
  ) -> [Offer] {
    var offers = children.map { _ in offer }
    guard let length = offer[axis] else { return offers }
    func answer(of index: Int, _ length: Double) -> Double {
      children[index].size(offer.with(length, on: axis), in: axis)[axis]
    }
    let least = children.indices.map { answer(of: $0, 0) }
    let flexibility = children.indices.map { index in
      let range = answer(of: index, .infinity) - least[index]
      return range.isNaN ? 0 : range
    }
    var remaining = length - gaps
    for priority in Set(children.map(\.priority)).sorted(by: >) {
      // The least flexible component is first. Among infinitely flexible components, the one with
      // the greater minimum is first. Otherwise, the order is kept.
      var group = children.indices.filter { children[$0].priority == priority }
        .sorted { left, right in
          if flexibility[left] != flexibility[right] {
            return flexibility[left] < flexibility[right]
          }
          if flexibility[left] == .infinity, least[left] != least[right] {
            return least[left] > least[right]
          }
          return left < right
        }
      let reserved = children.indices.filter { children[$0].priority < priority }
        .reduce(0) { $0 + least[$1] }
      while !group.isEmpty {
        let share = (remaining - reserved) / Double(group.count)
        let index = group.removeFirst()
        offers[index][axis] = share > 0 ? share : 0
        let rest = remaining - answer(of: index, offers[index][axis] ?? 0)
        if !rest.isNaN { remaining = rest }
      }
    }
    return offers
  }

  // MARK: Layers

  /// Returns a ZStack for a proposal; the components of the highest priority determine its size.
  ///
  /// The parts have the proposal itself, for which the size is computed. Layers are placed with the
  /// proposal of their own size.
  static func layers(
    _ alignment: ReferenceAlignment, _ children: [ReferenceTree], _ offer: Offer
  ) -> Arranged {
    let highest = children.map(\.priority).max()
    let deciding = children.filter { $0.priority == highest }
    guard !deciding.isEmpty else { return (Lengths(0, 0), []) }
    func before(_ axis: ReferenceAxis) -> Double {
      deciding.map { $0.guide(alignment[axis], axis, offer, in: nil) }.max() ?? 0
    }
    func after(_ axis: ReferenceAxis) -> Double {
      deciding.map { child in
        child.size(offer, in: nil)[axis] - child.guide(alignment[axis], axis, offer, in: nil)
      }.max() ?? 0
    }
    let parts = children.enumerated().map { index, child in
      ReferencePart(
        tree: child, axis: nil,
        origin: Lengths { before($0) - child.guide(alignment[$0], $0, offer, in: nil) },
        offer: offer, name: index)
    }
    return (Lengths { max(before($0) + after($0), 0) }, parts)
  }

  // MARK: Grids

  /// Returns a lazy grid for a proposal.
  static func grid(
    _ columns: [ReferenceColumn], _ spacing: Double?, _ children: [ReferenceTree], _ offer: Offer,
    alignment: ReferenceGuide = .center
  ) -> Arranged {
    let tracks = tracks(columns, offer.x, count: children.count)
    var parts: [ReferencePart] = []
    var top = 0.0
    for start in stride(from: 0, to: children.count, by: max(tracks.all.count, 1)) {
      let row = Array(children[start..<min(start + tracks.all.count, children.count)])
      if start > 0 { top += spacing ?? distance }
      let height =
        zip(row, tracks.all).map { $0.size(Offer($1.width, nil), in: nil).y }.max() ?? 0
      for (index, (child, track)) in zip(row, tracks.all).enumerated() {
        let cell = Lengths(track.width, height)
        let offer = Offer { cell[$0] }
        let guides = track.alignment ?? ReferenceAlignment(alignment, .center)
        parts.append(
          ReferencePart(
            tree: child, axis: nil,
            origin: Lengths { axis in
              (axis == .x ? track.start : top) + guides[axis].standard(in: cell[axis])
                - child.guide(guides[axis], axis, offer, in: nil)
            }, offer: offer, name: start + index))
      }
      top += height
    }
    return (Lengths(tracks.width, max(top, 0)), parts)
  }

  private typealias Track = (start: Double, width: Double, alignment: ReferenceAlignment?)

  /// Returns the columns, limited to the number of children, and the width of all columns.
  private static func tracks(
    _ columns: [ReferenceColumn], _ width: Double?, count: Int
  ) -> (all: [Track], width: Double) {
    var remaining = width ?? 0
    for column in columns.dropLast() { remaining -= column.spacing ?? distance }
    var flexibleCount = 0
    for column in columns {
      if case .fixed(let width) = column.width { remaining -= width } else { flexibleCount += 1 }
    }
    var tracks: [Track] = []
    var start = 0.0
    for (index, column) in columns.enumerated() {
      let gap = column.spacing ?? distance
      let share = max(remaining / Double(max(flexibleCount, 1)), 0)
      var (number, each) = (1.0, 0.0)
      func take(_ length: Double) {
        if !(remaining - length).isNaN { remaining -= length }
        flexibleCount -= 1
      }
      switch column.width {
      case .fixed(let width): each = width
      case .flexible(let least, let most):
        each = width == nil ? least : max(min(share, most), least)
        take(each)
      case .adaptive(let least, let most):
        let whole = width == nil ? least : share
        number = max(((whole + gap) / (least + gap)).rounded(.down), 1)
        each = number.isFinite ? (whole - gap * (number - 1)) / number : least
        each = max(min(each, most), 0)
        take(whole)
      }
      var made = 0.0
      while made < number, tracks.count < count {
        tracks.append((start + made * (each + gap), each, column.alignment))
        made += 1
      }
      start += number * (each + gap) - (index + 1 < columns.count ? 0 : gap)
    }
    return (tracks, max(start, 0))
  }
}
