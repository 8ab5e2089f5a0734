// SPDX-License-Identifier: MIT

import TintypeComponents

/// A small tree, and where SwiftUI's published rules put its parts: written from the rules as
/// plainly as can be, without anything that makes it fast, to compare the engine with.
indirect enum PlainLayout {
  case rectangle
  /// A word of so many characters of 10 × 20 points.
  case word(Int)
  case spacer(Double?)
  case row(VerticalAlignment, Double?, [PlainLayout])
  case column(HorizontalAlignment, Double?, [PlainLayout])
  case frame(Double?, Double?, Alignment, PlainLayout)
  case limits(FlexibleFrame, PlainLayout)
  case padding(EdgeInsets, PlainLayout)
  case fixedSize(Bool, Bool, PlainLayout)
  case priority(Double, PlainLayout)

  // MARK: Sizes

  func size(_ room: ProposedSize, in axis: Axis?) -> Size {
    switch self {
    case .rectangle: return Size(room.width ?? 10, room.height ?? 10)
    case .word(let count):
      let (columns, lines) = Self.wrapped(count, room)
      return Size(Double(columns) * 10, Double(lines) * 20)
    case .spacer(let least):
      func length(_ room: Double?) -> Double { max(room ?? -.infinity, least ?? 8) }
      return Size(
        axis == .vertical ? 0 : length(room.width), axis == .horizontal ? 0 : length(room.height))
    case .row(_, _, let children): return stack(room, .horizontal, children).size
    case .column(_, _, let children): return stack(room, .vertical, children).size
    case .frame(let width, let height, _, let child):
      let inner = child.size(innerRoom(room, .zero), in: axis)
      return Size(width ?? inner.width, height ?? inner.height)
    case .limits(let limits, let child):
      let inner = child.size(limits.room(room), in: axis)
      return Size(
        FlexibleFrame.length(
          room.width, limits.room(room).width, inner.width, limits.minWidth?.points,
          limits.idealWidth?.points, limits.maxWidth?.points),
        FlexibleFrame.length(
          room.height, limits.room(room).height, inner.height, limits.minHeight?.points,
          limits.idealHeight?.points, limits.maxHeight?.points))
    case .padding(let insets, let child):
      let inner = child.size(innerRoom(room, .zero), in: axis)
      return Size(
        inner.width + insets.leading + insets.trailing, inner.height + insets.top + insets.bottom)
    case .fixedSize(_, _, let child): return child.size(innerRoom(room, .zero), in: axis)
    case .priority(_, let child): return child.size(room, in: axis)
    }
  }

  /// How many characters the widest line holds, and how many lines there are.
  private static func wrapped(_ count: Int, _ room: ProposedSize) -> (Int, Int) {
    var columns = count
    if let width = room.width, width.isFinite { columns = min(max(Int(width / 10), 1), count) }
    var lines = (count + columns - 1) / columns
    if let height = room.height, height.isFinite { lines = min(lines, max(Int(height / 20), 1)) }
    return (columns, lines)
  }

  /// What the only child is offered where it is placed in a size.
  private func innerRoom(_ room: ProposedSize, _ size: Size) -> ProposedSize {
    switch self {
    case .frame(let width, let height, _, _):
      return ProposedSize(width: width ?? room.width, height: height ?? room.height)
    case .limits(let limits, _):
      func offer(
        _ room: Double?, _ size: Double, _ least: Length?, _ ideal: Length?, _ most: Length?
      )
        -> Double?
      {
        let isBetween =
          (least?.points ?? -.infinity) < size && size < (most?.points ?? .infinity)
        return room == nil && ideal == nil && isBetween ? nil : size
      }
      return ProposedSize(
        width: offer(
          room.width, size.width, limits.minWidth, limits.idealWidth, limits.maxWidth),
        height: offer(
          room.height, size.height, limits.minHeight, limits.idealHeight, limits.maxHeight))
    case .padding(let insets, _):
      return ProposedSize(
        width: room.width.map { max($0 - insets.leading - insets.trailing, 0) },
        height: room.height.map { max($0 - insets.top - insets.bottom, 0) })
    case .fixedSize(let horizontal, let vertical, _):
      return ProposedSize(
        width: horizontal ? nil : room.width, height: vertical ? nil : room.height)
    default: return room
    }
  }

  // MARK: Stacks

  private typealias Placed = (x: Double, y: Double, room: ProposedSize)

  private func stack(
    _ room: ProposedSize,
    _ axis: Axis,
    _ children: [PlainLayout]
  ) -> (size: Size, places: [Placed]) {
    let spacing: Double?
    switch self {
    case .row(_, let value, _), .column(_, let value, _): spacing = value
    default: spacing = nil
    }
    var gaps: [Double] = []
    for (child, next) in zip(children, children.dropFirst()) {
      let wishes = [child.wish(axis, atEnd: true), next.wish(axis, atEnd: false)].compactMap { $0 }
      gaps.append(spacing ?? wishes.max() ?? 8)
    }
    var rooms = Array(repeating: room, count: children.count)
    if let length = room[axis] {
      func asked(_ index: Int, _ length: Double) -> Double {
        var room = room
        room[axis] = length
        return children[index].size(room, in: axis)[axis]
      }
      let least = children.indices.map { asked($0, 0) }
      let flexibility = children.indices.map { asked($0, .infinity) - least[$0] }
      var given = 0.0
      let priorities = Set(children.map(\.priority)).sorted(by: >)
      for priority in priorities {
        let group = children.indices.filter { children[$0].priority == priority }
          .sorted { left, right in
            if flexibility[left] != flexibility[right] {
              return flexibility[left] < flexibility[right]
            }
            if flexibility[left] == .infinity, least[left] != least[right] {
              return least[left] > least[right]
            }
            return left < right
          }
        let lower = children.indices.filter { children[$0].priority < priority }
          .map { least[$0] }.reduce(0, +)
        for (position, index) in group.enumerated() {
          let remaining = length - gaps.reduce(0, +) - given - lower
          let share = remaining / Double(group.count - position)
          rooms[index][axis] = share.isNaN ? 0 : max(share, 0)
          let answer = asked(index, rooms[index][axis] ?? 0)
          if !(length.isInfinite && answer.isInfinite) { given += answer }
        }
      }
    }
    let across = axis.crossing
    let sizes = children.indices.map { children[$0].size(rooms[$0], in: axis) }
    let starts = children.indices.map { -line(of: children[$0], rooms[$0], sizes[$0], axis) }
    let low = starts.reduce(0, min)
    let high = children.indices.map { starts[$0] + sizes[$0][across] }.reduce(0, max)
    var places: [Placed] = []
    var along = 0.0
    for index in children.indices {
      let aside = starts[index] - low
      places.append(
        axis == .horizontal ? (along, aside, rooms[index]) : (aside, along, rooms[index]))
      along += sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
    }
    let size = axis == .horizontal ? Size(along, high - low) : Size(high - low, along)
    return (size, places)
  }

  /// Where the line lies in a child at which this stack aligns.
  private func line(
    of child: PlainLayout, _ room: ProposedSize, _ size: Size, _ axis: Axis
  ) -> Double {
    switch self {
    case .row(let guide, _, _): return child.vertical(guide, room, size, axis)
    case .column(.leading, _, _): return 0
    case .column(.trailing, _, _): return size.width.isFinite ? size.width : 0
    default: return size.width.isFinite ? size.width / 2 : 0
    }
  }

  private func vertical(
    _ guide: VerticalAlignment, _ room: ProposedSize, _ size: Size, _ axis: Axis?
  ) -> Double {
    if guide == .top { return 0 }
    let height = size.height.isFinite ? size.height : 0
    if guide == .center { return height / 2 }
    return guide == .bottom ? height : baseline(guide, room, axis) ?? height
  }

  private func baseline(
    _ guide: VerticalAlignment, _ room: ProposedSize, _ axis: Axis?
  ) -> Double? {
    let size = size(room, in: axis)
    if case .word(let count) = self {
      let lines = Self.wrapped(count, room).1
      return guide == .firstTextBaseline ? 15 : 15 + Double(lines - 1) * 20
    }
    var given: [Double] = []
    for (child, place) in children(room, size, axis) {
      let inner = child.baseline(guide, place.room, inside(axis))
      if let inner, (inner + place.y).isFinite { given.append(inner + place.y) }
    }
    return guide == .firstTextBaseline ? given.min() : given.max()
  }

  /// The distance that is wished at the leading or top edge, or at the end, along an axis.
  private func wish(_ axis: Axis, atEnd: Bool) -> Double? {
    switch self {
    case .rectangle, .word: return nil
    // A spacer has no wish but along its stack, which is the one that asks.
    case .spacer: return 0
    case .row(_, _, let children), .column(_, _, let children):
      if axis == inside(nil) {
        return (atEnd ? children.last : children.first)?.wish(axis, atEnd: atEnd)
      }
      return children.compactMap { $0.isSpacer ? nil : $0.wish(axis, atEnd: atEnd) }.max()
    case .frame(let width, let height, _, let child):
      return (axis == .horizontal ? width : height) == nil ? child.wish(axis, atEnd: atEnd) : nil
    case .limits(let limits, let child):
      let isFree =
        axis == .horizontal
        ? limits.minWidth == nil && limits.maxWidth == nil
        : limits.minHeight == nil && limits.maxHeight == nil
      return isFree ? child.wish(axis, atEnd: atEnd) : nil
    case .padding(let insets, let child):
      let inset =
        axis == .horizontal
        ? (atEnd ? insets.trailing : insets.leading) : (atEnd ? insets.bottom : insets.top)
      return inset == 0 ? child.wish(axis, atEnd: atEnd) : nil
    case .fixedSize(_, _, let child), .priority(_, let child):
      return child.wish(axis, atEnd: atEnd)
    }
  }

  /// Whether it is a spacer with whatever around it that hands on its wishes and its axis.
  private var isSpacer: Bool {
    switch self {
    case .spacer: true
    case .frame(_, _, _, let child), .limits(_, let child), .padding(_, let child),
      .fixedSize(_, _, let child), .priority(_, let child):
      child.isSpacer
    default: false
    }
  }

  private var priority: Double {
    switch self {
    case .spacer: -.infinity
    case .priority(let value, _): value
    case .frame(_, _, _, let child), .limits(_, let child), .padding(_, let child),
      .fixedSize(_, _, let child):
      child.priority
    case .rectangle, .word, .row, .column: 0
    }
  }

  /// The axis of the stack that children stand in.
  private func inside(_ axis: Axis?) -> Axis? {
    switch self {
    case .row: .horizontal
    case .column: .vertical
    default: axis
    }
  }

  // MARK: Places

  private func children(
    _ room: ProposedSize, _ size: Size, _ axis: Axis?
  ) -> [(PlainLayout, Placed)] {
    switch self {
    case .rectangle, .word, .spacer: return []
    case .row(_, _, let children), .column(_, _, let children):
      guard let axis = inside(nil) else { return [] }
      var room = room
      room[axis.crossing] = room[axis.crossing] ?? size[axis.crossing]
      return Array(zip(children, stack(room, axis, children).places))
    case .padding(let insets, let child):
      return [(child, (insets.leading, insets.top, innerRoom(room, size)))]
    case .priority(_, let child): return [(child, (0, 0, room))]
    case .frame(_, _, let alignment, let child):
      return [(child, aligned(child, alignment, room, size, axis))]
    case .limits(let limits, let child):
      return [(child, aligned(child, limits.alignment, room, size, axis))]
    case .fixedSize(_, _, let child):
      return [(child, aligned(child, .center, room, size, axis))]
    }
  }

  private func aligned(
    _ child: PlainLayout, _ alignment: Alignment, _ room: ProposedSize, _ size: Size, _ axis: Axis?
  ) -> Placed {
    let offer = innerRoom(room, size)
    let inner = child.size(offer, in: axis)
    let share = alignment.horizontal == .leading ? 0 : alignment.horizontal == .center ? 0.5 : 1
    func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }
    let own = PlainLayout.rectangle.vertical(alignment.vertical, ProposedSize(size), size, nil)
    return (
      share * finite(size.width) - share * finite(inner.width),
      own - child.vertical(alignment.vertical, offer, inner, axis), offer
    )
  }

  /// The frames of the tree, each parent before its children.
  func frames(
    at origin: Point, _ room: ProposedSize, in axis: Axis? = nil, into frames: inout [Rect]
  ) {
    let size = size(room, in: axis)
    frames.append(Rect(origin: origin, size: size))
    for (child, place) in children(room, size, axis) {
      child.frames(
        at: Point(x: origin.x + place.x, y: origin.y + place.y), place.room, in: inside(axis),
        into: &frames)
    }
  }
}

extension FlexibleFrame {
  fileprivate func room(_ room: ProposedSize) -> ProposedSize {
    func clamp(_ value: Double?, _ least: Length?, _ ideal: Length?, _ most: Length?) -> Double? {
      (value ?? ideal?.points).map {
        max(min($0, most?.points ?? .infinity), least?.points ?? -.infinity)
      }
    }
    return ProposedSize(
      width: clamp(room.width, minWidth, idealWidth, maxWidth),
      height: clamp(room.height, minHeight, idealHeight, maxHeight))
  }

  fileprivate static func length(
    _ room: Double?, _ offered: Double?, _ child: Double, _ least: Double?, _ ideal: Double?,
    _ most: Double?
  ) -> Double {
    if let room, let least, let most { return max(min(room, most), least) }
    if room == nil, let ideal { return ideal }
    if let least, let most { return max(min(child, most), least) }
    if let least { return max(min(offered ?? .infinity, child), least) }
    if let most { return min(max(offered ?? -.infinity, child), most) }
    return child
  }
}
