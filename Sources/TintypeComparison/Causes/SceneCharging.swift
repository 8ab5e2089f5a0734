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
  ///   - new: The newer scene, with its layout.
  ///   - older: The older scene as painted in this environment.
  ///   - image: The newer scene as painted in this environment.
  ///   - repaint: Paints a scene.
  package init?(
    from old: Scene, to new: Scene, older: Bitmap, newer image: Bitmap,
    repaint: @escaping (Scene) throws -> Bitmap
  ) {
    guard let layout = new.layout, layout.isRepeatable, old.canvas.scale == new.canvas.scale,
      // A component whose state has changed since is laid out differently.
      let again = try? layout.scene(SceneRevision(reverting: [])), again.commands == new.commands,
      let evidence = try? PixelEvidence(older, image),
      let first = try? evidence.onCanvas(older), let second = try? evidence.onCanvas(image)
    else { return nil }
    let changes = new.changes(since: old)
    let groups = ChangeGroup.groups(of: changes, in: layout)
    let all = groups.indices.filter { groups[$0].canBeReverted }
    let separate = Array(all.prefix(Self.groupLimit))
    let others = groups.indices.filter { !groups[$0].isComplete || !separate.contains($0) }
    var newer = SceneRevision.Environment()
    for group in groups {
      newer.newer.merge(group.environment) { first, _ in first }
      newer.lengths.merge(group.lengths) { first, _ in first }
    }
    let environment = newer
    scene = { undone in
      let reverted = undone.sorted().map { groups[$0] }
      let canvas = SceneRevision.Canvas(
        size: reverted.contains(where: \.hasCanvasSize) ? old.canvas.size : nil,
        colorScheme: reverted.contains(where: \.hasColorScheme) ? old.canvas.colorScheme : nil,
        layoutDirection: reverted.contains(where: \.hasLayoutDirection)
          ? old.canvas.layoutDirection : nil)
      var environment = environment
      environment.restored = Set(reverted.flatMap(\.environment.keys))
      environment.traits = Set(groups.compactMap(\.trait)).subtracting(reverted.compactMap(\.trait))
      let scene = try? layout.scene(
        SceneRevision(
          reverting: reverted.flatMap(\.reversions), canvas: canvas, environment: environment))
      guard var scene else { return nil }
      if reverted.contains(where: \.hasBackground) {
        scene.canvas.background = old.canvas.background
      }
      return scene
    }
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
