// SPDX-License-Identifier: MIT

import TintypeScene

/// Two adjacent siblings that can be swapped.
struct SwappedSiblings {
  let first: Int
  let second: Int
  /// The distances by which the two move; `nil` if they overlap, so that the order of painting is
  /// swapped.
  let distances: (first: Point, second: Point)?

  /// Finds all pairs of a scene.
  ///
  /// Siblings that modifiers add, such as backgrounds, are not in an order that can be swapped.
  static func all(in nodes: NodeCommands) -> [SwappedSiblings] {
    var pairs: [SwappedSiblings] = []
    for children in nodes.tree.children {
      for (first, second) in zip(children, children.dropFirst()) {
        if let pair = SwappedSiblings(first, second, in: nodes) { pairs.append(pair) }
      }
    }
    return pairs
  }

  private init?(_ first: Int, _ second: Int, in nodes: NodeCommands) {
    let (one, other) = (nodes.scene.nodes[first], nodes.scene.nodes[second])
    guard let before = nodes.ranges[first], let after = nodes.ranges[second],
      !one.element.hasPrefix("."), !other.element.hasPrefix("."),
      nodes.areBesideEachOther(before, after)
    else { return nil }
    (self.first, self.second) = (first, second)
    let across = Self.distances(
      one.frame.minX, one.frame.maxX, other.frame.minX, other.frame.maxX)
    let down = Self.distances(
      one.frame.minY, one.frame.maxY, other.frame.minY, other.frame.maxY)
    guard across != nil || down != nil else {
      distances = nil
      return
    }
    distances = (
      first: Point(x: across?.first ?? 0, y: down?.first ?? 0),
      second: Point(x: across?.second ?? 0, y: down?.second ?? 0)
    )
  }

  /// Returns the distances along an axis after which each interval is at the other one's place, with
  /// the same gap between them; `nil` if the intervals overlap.
  private static func distances(
    _ start: Double, _ end: Double, _ otherStart: Double, _ otherEnd: Double
  ) -> (first: Double, second: Double)? {
    guard [start, end, otherStart, otherEnd].allSatisfy(\.isFinite) else { return nil }
    if end <= otherStart { return (otherEnd - end, start - otherStart) }
    if otherEnd <= start { return (otherStart - start, end - otherEnd) }
    return nil
  }
}
