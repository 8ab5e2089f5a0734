// SPDX-License-Identifier: MIT

internal import Foundation
internal import TintypeScene

/// The edges of two paths, split where they meet.
///
/// Curves are approximated by straight lines, whose intersections are then refined by Newton's method.
struct PathArrangement {
  /// A part of a segment between two nodes, without other nodes on it.
  struct Edge {
    let from: Int
    let to: Int
    let segment: Int
    /// The parameters of the segment at the nodes.
    let range: (start: Double, end: Double)
    /// The index of the subpath.
    let subpath: Int
  }

  private(set) var segments: [PathSegment] = []
  private(set) var nodes: [Point] = []
  private(set) var edges: [Edge] = []
  private var grid: [Cell: [Int]] = [:]

  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }

  /// Creates the edges of two paths.
  ///
  /// - Parameters:
  ///   - first: The first path.
  ///   - second: The second path, whose subpaths are closed.
  ///   - closesFirst: Whether the subpaths of the first path are closed.
  init(_ first: CGPath, _ second: CGPath, closesFirst: Bool = true) {
    let (one, other) = (first.path, second.path)
    guard one.isFinite, other.isFinite, one.extent < Self.limit, other.extent < Self.limit else {
      return
    }
    let subpaths =
      first.segments(of: 0, isClosed: closesFirst) + second.segments(of: 1, isClosed: true)
    var pieces: [PathPiece] = []
    var subpathOfPiece: [Int] = []
    for (index, subpath) in subpaths.enumerated() {
      for segment in subpath {
        let count = segment.count
        var start = segment.points[0]
        for step in 1...count {
          let end =
            step == count
            ? segment.points[segment.points.count - 1]
            : segment.position(at: Double(step) / Double(count))
          pieces.append(
            PathPiece(
              segment: segments.count,
              range: (Double(step - 1) / Double(count), Double(step) / Double(count)),
              start: start, end: end))
          subpathOfPiece.append(index)
          start = end
        }
        segments.append(segment)
      }
    }
    split(pieces, subpathOfPiece)
  }

  /// The greatest coordinate for which nodes have cells.
  private static var limit: Double { 1e9 }

  // MARK: Splitting

  private mutating func split(_ pieces: [PathPiece], _ subpaths: [Int]) {
    // The parameters and the nodes on each piece.
    var splits: [[(parameter: Double, node: Int)]] = pieces.map {
      [($0.range.start, node(at: $0.start)), ($0.range.end, node(at: $0.end))]
    }
    let order = pieces.indices.sorted {
      (pieces[$0].minX, $0) < (pieces[$1].minX, $1)
    }
    for (position, first) in order.enumerated() {
      let one = pieces[first]
      for second in order[(position + 1)...] {
        let other = pieces[second]
        guard other.minX <= one.maxX + 1e-7 else { break }
        guard other.minY <= one.maxY + 1e-7, other.maxY >= one.minY - 1e-7 else { continue }
        for meeting in one.meetings(with: other) {
          let (t, s, point) = refined(one, other, meeting)
          let node = node(at: point)
          splits[first].append((t, node))
          splits[second].append((s, node))
        }
      }
    }
    for (index, piece) in pieces.enumerated() {
      let points = splits[index].sorted { ($0.parameter, $0.node) < ($1.parameter, $1.node) }
      for (start, end) in zip(points, points.dropFirst()) where start.node != end.node {
        edges.append(
          Edge(
            from: start.node, to: end.node, segment: piece.segment,
            range: (start.parameter, end.parameter), subpath: subpaths[index]))
      }
    }
  }

  /// Returns the parameters of two segments at a meeting of their lines, and its position.
  private func refined(
    _ one: PathPiece, _ other: PathPiece, _ meeting: (own: Double, other: Double)
  ) -> (Double, Double, Point) {
    let (first, second) = (segments[one.segment], segments[other.segment])
    let start = (one.parameter(at: meeting.own), other.parameter(at: meeting.other))
    let chord = one.start.mixed(with: one.end, by: meeting.own)
    guard first.points.count > 2 || second.points.count > 2 else {
      return (start.0, start.1, chord)
    }
    var (t, s) = start
    for _ in 0..<6 {
      let gap = second.position(at: s) - first.position(at: t)
      let (d, e) = (first.derivative(at: t), second.derivative(at: s))
      let cross = d.cross(e)
      guard abs(cross) > 1e-9 else { return (start.0, start.1, chord) }
      t = min(max(t + gap.cross(e) / cross, one.range.start), one.range.end)
      s = min(max(s + gap.cross(d) / cross, other.range.start), other.range.end)
    }
    let (point, opposite) = (first.position(at: t), second.position(at: s))
    guard point.distance(to: opposite) < 1e-4 else { return (start.0, start.1, chord) }
    return (t, s, point)
  }

  /// Returns the node at a position; nodes that are very close to each other are the same.
  private mutating func node(at point: Point) -> Int {
    let size = 1e-4
    let cell = Cell(x: Int((point.x / size).rounded()), y: Int((point.y / size).rounded()))
    for x in cell.x - 1...cell.x + 1 {
      for y in cell.y - 1...cell.y + 1 {
        for node in grid[Cell(x: x, y: y)] ?? [] where nodes[node].distance(to: point) < size {
          return node
        }
      }
    }
    grid[cell, default: []].append(nodes.count)
    nodes.append(point)
    return nodes.count - 1
  }

  // MARK: Winding numbers

  /// Returns the winding numbers of both paths on the sides of an edge.
  ///
  /// A ray crosses the edges beyond the center of the edge, along the axis that is more perpendicular.
  ///
  /// - Parameters:
  ///   - index: The index of the edge.
  ///   - group: The edges on top of it, including itself.
  /// - Returns: The numbers on the side of the ray and on the other side, and whether the side of the
  ///   ray is to the left of the edge's direction, in coordinates with y downward.
  func windings(ofEdge index: Int, group: [Int]) -> (ray: [Int], other: [Int], isLeft: Bool) {
    let (start, end) = (nodes[edges[index].from], nodes[edges[index].to])
    let direction = end - start
    let center = start.mixed(with: end, by: 0.5)
    let isHorizontal = abs(direction.y) >= abs(direction.x)
    var ray = [0, 0]
    func along(_ point: Point) -> Double { isHorizontal ? point.x : point.y }
    func across(_ point: Point) -> Double { isHorizontal ? point.y : -point.x }
    let level = across(center)
    for (number, edge) in edges.enumerated() where !group.contains(number) {
      let (from, to) = (nodes[edge.from], nodes[edge.to])
      let isUpward = across(from) <= level && level < across(to)
      guard isUpward || across(to) <= level && level < across(from) else { continue }
      let share = (level - across(from)) / (across(to) - across(from))
      if along(from) + (along(to) - along(from)) * share > along(center) {
        ray[segments[edge.segment].owner] += isUpward ? 1 : -1
      }
    }
    var other = ray
    for number in group {
      let edge = edges[number]
      let isUpward = across(nodes[edge.from]) < across(nodes[edge.to])
      other[segments[edge.segment].owner] += isUpward ? 1 : -1
    }
    return (ray, other, across(end) > across(start))
  }
}

extension PathPiece {
  fileprivate var minX: Double { min(start.x, end.x) }
  fileprivate var maxX: Double { max(start.x, end.x) }
  fileprivate var minY: Double { min(start.y, end.y) }
  fileprivate var maxY: Double { max(start.y, end.y) }
}

extension Path {
  /// The greatest coordinate.
  fileprivate var extent: Double {
    let rect = boundingRect
    return isEmpty
      ? 0 : max(max(abs(rect.minX), abs(rect.maxX)), max(abs(rect.minY), abs(rect.maxY)))
  }
}
