// SPDX-License-Identifier: MIT

internal import Foundation
internal import TintypeScene

extension PathArrangement {
  /// Returns the outline of an area.
  ///
  /// - Parameters:
  ///   - rule: The rule that determines the areas of the paths.
  ///   - isInside: Whether the area contains a point, depending on whether the paths do.
  /// - Returns: The outline, with the area on the right of each line (clockwise around it).
  func outline(_ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool) -> CGPath {
    func contains(_ windings: [Int]) -> Bool {
      isInside(rule.isFilled(windings[0]), rule.isFilled(windings[1]))
    }
    var kept: [DirectedEdge] = []
    for group in groups {
      let windings = windings(ofEdge: group[0], group: group)
      let (ray, other) = (contains(windings.ray), contains(windings.other))
      guard ray != other else { continue }
      let edge = edges[group[0]]
      // The area is to the right of an edge whose left side is outside.
      let isForward = windings.isLeft ? !ray : ray
      kept.append(isForward ? DirectedEdge(edge) : DirectedEdge(reversing: edge))
    }
    return CGPath(loops(of: kept), in: self, isClosed: true)
  }

  /// Returns the parts of the first path's lines inside or outside the second path's area.
  func lines(_ rule: CGPathFillRule, inside: Bool) -> CGPath {
    var parts: [[DirectedEdge]] = []
    var subpath: Int?
    for (index, edge) in edges.enumerated() where segments[edge.segment].owner == 0 {
      let winding = windings(ofEdge: index, group: [index]).ray[1]
      guard rule.isFilled(winding) == inside else {
        subpath = nil
        continue
      }
      if subpath == edge.subpath, parts.last?.last?.to == edge.from {
        parts[parts.count - 1].append(DirectedEdge(edge))
      } else {
        parts.append([DirectedEdge(edge)])
      }
      subpath = edge.subpath
    }
    return CGPath(parts, in: self, isClosed: false)
  }

  /// An edge in the direction of a result.
  struct DirectedEdge {
    let from: Int
    let to: Int
    let segment: Int
    let range: (start: Double, end: Double)

    init(_ edge: Edge) {
      (from, to, segment, range) = (edge.from, edge.to, edge.segment, edge.range)
    }

    init(reversing edge: Edge) {
      (from, to, segment) = (edge.to, edge.from, edge.segment)
      range = (edge.range.end, edge.range.start)
    }
  }

  /// The edges between the same nodes, in the order of the first one.
  private var groups: [[Int]] {
    var groups: [[Int]] = []
    var known: [Pair: Int] = [:]
    for (index, edge) in edges.enumerated() {
      let pair = Pair(first: min(edge.from, edge.to), second: max(edge.from, edge.to))
      if let group = known[pair] {
        groups[group].append(index)
      } else {
        known[pair] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  /// Returns the edges as closed loops; at a node of several loops, the sharpest turn to the right is
  /// next, so that loops that touch stay separate.
  private func loops(of edges: [DirectedEdge]) -> [[DirectedEdge]] {
    var leaving: [Int: [Int]] = [:]
    for (index, edge) in edges.enumerated() { leaving[edge.from, default: []].append(index) }
    var isUsed = Array(repeating: false, count: edges.count)
    var loops: [[DirectedEdge]] = []
    for first in edges.indices where !isUsed[first] {
      var loop: [DirectedEdge] = []
      var current: Int? = first
      while let index = current {
        isUsed[index] = true
        loop.append(edges[index])
        if edges[index].to == edges[first].from { break }
        current = (leaving[edges[index].to] ?? []).filter { !isUsed[$0] }
          .max { turn(edges[index], edges[$0]) < turn(edges[index], edges[$1]) }
      }
      if loop.last?.to == loop.first?.from { loops.append(loop) }
    }
    return loops
  }

  /// Returns the angle of a turn from one edge to another, positive to the right.
  private func turn(_ edge: DirectedEdge, _ next: DirectedEdge) -> Double {
    let (one, other) = (nodes[edge.to] - nodes[edge.from], nodes[next.to] - nodes[next.from])
    return atan2(one.cross(other), one.dot(other))
  }
}

extension CGPathFillRule {
  fileprivate func isFilled(_ winding: Int) -> Bool {
    self == .evenOdd ? winding % 2 != 0 : winding != 0
  }
}

extension CGPath {
  /// Creates a path from chains of edges, in which consecutive parts of one segment are joined.
  fileprivate convenience init(
    _ chains: [[PathArrangement.DirectedEdge]], in arrangement: PathArrangement, isClosed: Bool
  ) {
    var steps: [CGPathStep] = []
    for chain in chains {
      let parts = Self.joined(chain, isClosed: isClosed)
      guard let first = parts.first else { continue }
      steps.append(.move(CGPoint(arrangement.nodes[first.from])))
      for (index, part) in parts.enumerated() {
        let points = arrangement.segments[part.segment].part(
          from: part.range.start, to: part.range.end)
        let end = CGPoint(arrangement.nodes[part.to])
        switch points.count {
        case 4:
          steps.append(.curve(end, control1: CGPoint(points[1]), control2: CGPoint(points[2])))
        case 3: steps.append(.quadCurve(end, control: CGPoint(points[1])))
        default:
          // Closing the subpath draws the last line.
          if !isClosed || index < parts.count - 1 { steps.append(.line(end)) }
        }
      }
      if isClosed { steps.append(.close) }
    }
    self.init(steps: steps)
  }

  /// Returns a chain with consecutive parts of one segment as one part.
  private static func joined(
    _ chain: [PathArrangement.DirectedEdge], isClosed: Bool
  ) -> [PathArrangement.DirectedEdge] {
    var parts: [PathArrangement.DirectedEdge] = []
    for edge in chain {
      if let last = parts.last, let joined = last.joined(with: edge) {
        parts[parts.count - 1] = joined
      } else {
        parts.append(edge)
      }
    }
    // A loop can start within a segment.
    if isClosed, parts.count > 2, let last = parts.last, let joined = last.joined(with: parts[0]) {
      parts[0] = joined
      parts.removeLast()
    }
    return parts
  }
}

extension PathArrangement.DirectedEdge {
  /// Returns the edge followed by another one; `nil` if that is not the next part of the segment.
  fileprivate func joined(
    with next: PathArrangement.DirectedEdge
  ) -> PathArrangement.DirectedEdge? {
    guard segment == next.segment, to == next.from, abs(range.end - next.range.start) < 1e-6,
      (range.start < range.end) == (next.range.start < next.range.end)
    else { return nil }
    return PathArrangement.DirectedEdge(
      from: from, to: next.to, segment: segment, range: (range.start, next.range.end))
  }

  private init(from: Int, to: Int, segment: Int, range: (start: Double, end: Double)) {
    (self.from, self.to, self.segment, self.range) = (from, to, segment, range)
  }
}
