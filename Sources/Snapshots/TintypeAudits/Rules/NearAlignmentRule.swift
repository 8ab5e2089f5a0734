// SPDX-License-Identifier: MIT

import TintypeScene

/// Siblings that are nearly aligned are aligned.
///
/// A sibling is a violation if all others share an edge, a center or a baseline, and it misses that by
/// one or two points, without sharing another one with all of them.
enum NearAlignmentRule: SceneRule {
  static let rule = AuditRule.nearAlignment
  /// The distances in points that are reported.
  ///
  /// Layout rounds less than the smallest.
  private static let reported = 0.75...2.25
  /// The distance by which siblings with one alignment differ because of rounding, in points.
  private static let agreement = 0.5

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    let baselines = scene.firstBaselines
    return scene.siblingRows.compactMap { row in
      let frames = row.frames
      let edges: [[Double?]]
      if row.isHorizontal {
        edges = [
          frames.map(\.minY), frames.map(\.midY), frames.map(\.maxY),
          row.nodes.map { baselines[$0] },
        ]
      } else {
        edges = [frames.map(\.minX), frames.map(\.midX), frames.map(\.maxX)]
      }
      guard let (index, distance) = outlier(among: edges, count: frames.count) else { return nil }
      let node = row.nodes[index]
      let text = "\(abs(distance).roundedText) pt"
      return RuleFinding(
        rule: rule, node: node, frame: frames[index], measured: text, required: "0 pt",
        message: """
          It misses the alignment of its siblings by \(text). Remove the offset or the padding that \
          moves it.
          """)
    }
  }

  /// Returns whether all siblings share an edge, so that none of them misses it.
  private static func isShared(_ values: [Double?]) -> Bool {
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for value in values {
      guard let value else { return false }
      (least, greatest) = (min(least, value), max(greatest, value))
    }
    return greatest - least < reported.lowerBound
  }

  /// Returns the only sibling that misses what all others share, with the distance.
  ///
  /// Of several, it is the one whose siblings agree best.
  private static func outlier(among edges: [[Double?]], count: Int) -> (Int, Double)? {
    guard !edges.contains(where: isShared) else { return nil }
    var best: (index: Int, distance: Double, spread: Double)?
    for index in 0..<count {
      var nearest: (distance: Double, spread: Double)?
      var sharesAll = false
      for values in edges {
        guard let own = values[index] else { continue }
        let others = values.indices.filter { $0 != index }.compactMap { values[$0] }
        guard let least = others.min(), let greatest = others.max() else { continue }
        let distance = own < least ? own - least : own > greatest ? own - greatest : 0
        let spread = greatest - least
        if abs(distance) < reported.lowerBound, spread < reported.lowerBound { sharesAll = true }
        guard others.count == count - 1, spread <= agreement, reported.contains(abs(distance)),
          spread < nearest?.spread ?? .infinity
        else { continue }
        nearest = (distance, spread)
      }
      guard let nearest, !sharesAll, nearest.spread < best?.spread ?? .infinity else { continue }
      best = (index, nearest.distance, nearest.spread)
    }
    return best.map { ($0.index, $0.distance) }
  }
}

extension AuditedScene {
  /// The first baseline in each node and its descendants; `nil` for nodes without text.
  fileprivate var firstBaselines: [Int: Double] {
    var found: [Int: Double] = [:]
    for line in lines {
      let baseline = line.line.origin.y
      guard baseline.isFinite else { continue }
      found[line.node] = min(found[line.node] ?? baseline, baseline)
    }
    for node in scene.nodes.indices.reversed() {
      guard let parent = tree.parents[node], let baseline = found[node] else { continue }
      found[parent] = min(found[parent] ?? baseline, baseline)
    }
    return found
  }
}
