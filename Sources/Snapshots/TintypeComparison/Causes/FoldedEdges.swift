// SPDX-License-Identifier: MIT

import TintypeScene

/// Consecutive changes of the edges of one attribute by the same values.
///
/// They are written as one change: `padding 12 → 16` for all four edges, and
/// `padding (top, bottom) 12 → 16` for some of them.
package struct FoldedEdges {
  /// The name of the attribute, such as `padding[0]`.
  private let owner: String
  /// The values, such as ` 12 → 16`.
  private let step: String
  private var edges: [String]

  private static let allEdges: Set<String> = ["top", "leading", "bottom", "trailing"]

  /// Returns the descriptions of the changes of one node.
  ///
  /// - Parameter changes: The changes in the order of their attributes, each with its description
  ///   without the node, such as `padding[0].top 12 → 16`.
  /// - Returns: The descriptions, in the same order.
  package static func details(
    _ changes: [(change: SceneDifference.Change, detail: String)]
  ) -> [String] {
    var details: [String] = []
    var last: FoldedEdges?
    for (change, detail) in changes {
      let next = FoldedEdges(change, detail)
      if let next, let folded = last?.adding(next) {
        last = folded
        details[details.count - 1] = folded.description
      } else {
        last = next
        details.append(detail)
      }
    }
    return details
  }

  /// Creates the change of one edge; `nil` if it concerns something else.
  private init?(_ change: SceneDifference.Change, _ detail: String) {
    guard case .attribute(let name, _, _) = change.kind, detail.hasPrefix(name),
      let dot = name.lastIndex(of: ".")
    else { return nil }
    let edge = String(name[name.index(after: dot)...])
    guard Self.allEdges.contains(edge) else { return nil }
    owner = String(name[..<dot])
    step = String(detail.dropFirst(name.count))
    edges = [edge]
  }

  /// Returns the changes with another edge; `nil` if it has another attribute or other values.
  private func adding(_ other: Self) -> Self? {
    guard owner == other.owner, step == other.step, !edges.contains(other.edges[0]) else {
      return nil
    }
    var sum = self
    sum.edges += other.edges
    return sum
  }

  private var description: String {
    let name = SceneDifference.Change.foldedName(owner)
    return edges.count == Self.allEdges.count
      ? name + step : "\(name) (\(edges.joined(separator: ", ")))\(step)"
  }
}
