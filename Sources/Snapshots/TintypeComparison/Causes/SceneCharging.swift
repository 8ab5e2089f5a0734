// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeScene

/// The charging of differing pixels to the changes of a scene.
package struct SceneCharging {
  /// All changes, in descending order of significance.
  package let changes: [SceneChange]
  /// The changes of each group, as indices in `changes`.
  package var groups: [[Int]] { changeGroups.map(\.changes) }
  /// The sets of groups with the pixels that are charged to them.
  package let charges: [(groups: [Int], pixels: DifferenceMask)]
  /// The number of paintings that were necessary.
  package let paintings: Int
  let changeGroups: [ChangeGroup]
  /// The number of differing pixels that differ from the older image with all changes undone.
  package let inexactPixels: Int
  /// Lays the newer component out with some groups undone; `nil` if that is impossible.
  package let scene: (_ undone: Set<Int>) -> Scene?

  /// The changes that cannot be undone.
  package var irreversibleChanges: [SceneDifference.Change] {
    changeGroups.filter { !$0.isComplete }.flatMap(\.irreversible).map { changes[$0].change }
  }

  /// The maximum number of groups that are undone separately.
  private static let groupLimit = 20

  /// Charges the pixels in which two images differ to the changes of their scenes.
  ///
  /// It is `nil` if the component of the newer scene is unknown or cannot be laid out again, or if
  /// the scales differ.
  ///
  /// - Parameters:
  ///   - old: The older scene.
  ///   - new: The newer scene, with its source.
  ///   - older: The older scene as painted in this environment.
  ///   - image: The newer scene as painted in this environment.
  ///   - repaint: Paints a scene.
  package init?(
    from old: Scene, to new: Scene, older: Bitmap, newer image: Bitmap,
    repaint: @escaping (Scene) throws -> Bitmap
  ) {
    guard let layout = new.makeLayout(), layout.isRepeatable, old.canvas.scale == new.canvas.scale,
      // A component whose state has changed since is laid out differently.
      let again = try? layout.scene(SceneRevision()), again.commands == new.commands,
      let evidence = try? PixelEvidence(older, image),
      let first = try? evidence.onCanvas(older), let second = try? evidence.onCanvas(image)
    else { return nil }
    let changes = new.changes(since: old)
    let groups = ChangeGroup.groups(of: changes, in: layout)
    let all = groups.indices.filter { groups[$0].canBeReverted }
    let separate = Array(all.prefix(Self.groupLimit))
    let others = groups.indices.filter { !groups[$0].isComplete || !separate.contains($0) }
    scene = { undone in try? layout.scene(ChangeGroup.revision(of: groups, undoing: undone)) }
    let charging = PixelCharging(
      evidence, from: first, to: second, changes: separate, others: others,
      approximate: separate.filter { groups[$0].isApproximate }
    ) { [scene] undone in scene(undone).flatMap { try? repaint($0) } }
    self.changes = changes
    changeGroups = groups
    charges = charging.charges.map { ($0.changes, $0.pixels) }
    paintings = charging.paintings
    inexactPixels = charging.inexactPixels
  }

  /// The groups in descending order of the pixels that are charged to them.
  package var ranked: [Int] {
    var weights = Array(repeating: 0, count: changeGroups.count)
    for charge in charges {
      // A pixel that several changes move counts less than one that a single change moves.
      for group in charge.groups { weights[group] += charge.pixels.count / charge.groups.count }
    }
    return weights.indices.filter { weights[$0] > 0 }.sorted {
      weights[$0] == weights[$1] ? $0 < $1 : weights[$0] > weights[$1]
    }
  }
}

extension ChangeGroup {
  /// Returns the revision in which some groups are undone.
  fileprivate static func revision(
    of groups: [ChangeGroup], undoing undone: Set<Int>
  ) -> SceneRevision {
    let reverted = undone.sorted().map { groups[$0] }
    let scopes = Set(groups.flatMap { Array($0.reversions.keys) + Array($0.environment.keys) })
    var revision = SceneRevision()
    for tiles in scopes {
      var environment = SceneRevision.Environment()
      for group in groups {
        guard let values = group.environment[tiles] else { continue }
        environment.newer.merge(values.newer) { first, _ in first }
        environment.lengths.merge(values.lengths) { first, _ in first }
        if let trait = group.trait { environment.traits.insert(trait) }
      }
      for group in reverted {
        guard let values = group.environment[tiles] else { continue }
        environment.restored.formUnion(values.newer.keys)
        if let trait = group.trait { environment.traits.remove(trait) }
      }
      revision.revise(tiles[...], reverted.flatMap { $0.reversions[tiles] ?? [] }, environment)
    }
    return revision
  }
}
