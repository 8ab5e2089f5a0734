// SPDX-License-Identifier: MIT

/// A change between two scenes, with the places where it may be seen.
package struct SceneChange: Hashable, Sendable {
  /// What has changed.
  package var change: SceneDifference.Change
  /// Where its node and what it paints lay in the older scene, and lie in the newer, in points: at
  /// most two places, the whole canvas for what is about all of it, none for diagnostics.
  package var areas: Areas

  /// The places in points; `nil` where there is none.
  package struct Areas: Hashable, Sendable {
    /// The place in the older scene.
    package var old: Rect?
    /// The place in the newer scene.
    package var new: Rect?
  }
}

extension Scene {
  /// What has changed since an older scene, from the most telling change to the least.
  package func changes(since old: Scene) -> [SceneChange] {
    let comparison = SceneComparison(old: old, new: self)
    let (before, after) = (
      SceneExtents(old, tree: comparison.old.tree), SceneExtents(self, tree: comparison.new.tree)
    )
    let changes = comparison.changes.map { located in
      let areas: SceneChange.Areas
      if case .canvas = located.change.kind {
        areas = SceneChange.Areas(
          old: Rect(origin: .zero, size: old.canvas.size),
          new: Rect(origin: .zero, size: canvas.size))
      } else {
        areas = SceneChange.Areas(
          old: located.old.flatMap { before.ofNodes[$0] },
          new: located.new.flatMap { after.ofNodes[$0] })
      }
      return SceneChange(change: located.change, areas: areas)
    }
    return changes.indices.sorted { left, right in
      let ranks = (changes[left].change.rank, changes[right].change.rank)
      return ranks.0 == ranks.1 ? left < right : ranks.0 < ranks.1
    }.map { changes[$0] }
  }
}
