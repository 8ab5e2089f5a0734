// SPDX-License-Identifier: MIT

import SwiftUI

/// Computes the coordinates of marks.
struct MarkPlacement {
  let x: ValueSpace?
  let y: ValueSpace?

  /// Returns the marks that have coordinates, stacked.
  func placed(_ marks: [Mark]) -> [PlacedMark] {
    var placed: [PlacedMark] = []
    placed.reserveCapacity(marks.count)
    for (index, mark) in marks.enumerated() where mark.kind != .sector {
      guard let x = extent(mark.x, x), let y = extent(mark.y, y) else { continue }
      placed.append(
        PlacedMark(mark: mark, index: index, x: x, y: y, isVertical: isVertical(mark)))
    }
    Stacking.stack(&placed)
    return placed
  }

  private func extent(_ extent: Mark.Extent, _ space: ValueSpace?) -> PlacedMark.Extent? {
    switch (extent.center, extent.start, extent.end) {
    case (.value(let channel), _, _):
      guard let space, let slot = space.slot(of: channel) else { return nil }
      return .slot(center: (slot.lower + slot.upper) / 2, lower: slot.lower, upper: slot.upper)
    case (_, .value(let start), .value(let end)):
      guard let space, let first = space.slot(of: start), let last = space.slot(of: end) else {
        return nil
      }
      // A span of categories or units contains both of them.
      return .span(min(first.lower, last.lower), max(first.upper, last.upper))
    default:
      var edges: [CGFloat?] = [nil, nil]
      if case .points(let start) = extent.start { edges[0] = start }
      if case .points(let end) = extent.end { edges[1] = end }
      guard edges.compactMap({ $0 }).allSatisfy(\.isFinite) else { return nil }
      return .points(edges[0], edges[1])
    }
  }

  /// Returns whether the value of a mark is its y value.
  private func isVertical(_ mark: Mark) -> Bool {
    if mark.y.start?.channel != nil { return true }
    if mark.x.start?.channel != nil { return false }
    guard let first = mark.x.center?.channel else { return isNumber(mark.y) }
    guard mark.y.center?.channel != nil else {
      // Bars without a y value are as long as their x value if it is a number.
      return mark.kind != .bar || !isNumber(mark.x)
    }
    if isNumber(mark.y), !isSlot(mark.y) { return true }
    return isSlot(first) || !isNumber(mark.x)
  }

  private func isNumber(_ extent: Mark.Extent) -> Bool {
    if case .number = extent.center?.channel?.value { true } else { false }
  }

  private func isSlot(_ extent: Mark.Extent) -> Bool { extent.center?.channel.map(isSlot) ?? false }

  private func isSlot(_ channel: Channel) -> Bool {
    if case .category = channel.value { return true }
    return channel.unit != nil || channel.upper != nil
  }
}
