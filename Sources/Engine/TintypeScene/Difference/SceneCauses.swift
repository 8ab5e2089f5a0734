// SPDX-License-Identifier: MIT

/// The causes of differing frames, which implement `SceneDifference.Change.isConsequence`.
struct SceneCauses {
  /// Flags that mark the nodes whose own attributes changed.
  private let changed: [Bool]
  /// Flags that mark the nodes in whose subtree a node was changed, added, removed or moved.
  private var within: [Bool]
  /// Flags that mark the nodes whose size differs.
  private var resized: [Bool]
  /// Flags that mark the nodes with a descendant whose size differs.
  private var resizedInside: [Bool]
  /// Flags that mark the nodes around which anything changed.
  private var around: [Bool]
  /// Flags that mark the nodes that a resized parent or sibling, or a moved parent, can have moved.
  private var pushed: [Bool]

  init(comparison: SceneComparison, changedAttributes: [Bool], removed: [Int?: [Int]]) {
    let count = changedAttributes.count
    let tree = comparison.new.tree
    let nodes = comparison.new.scene.nodes
    let matching = comparison.matching
    let formerFrames = matching.oldOfNew.map { $0.map { comparison.old.scene.nodes[$0].frame } }
    changed = changedAttributes
    within = changedAttributes
    around = Array(repeating: false, count: count)
    pushed = around
    resizedInside = around
    resized = nodes.indices.map { index in
      formerFrames[index].map { !$0.isSameSize(as: nodes[index].frame) } ?? false
    }
    var rearranged = around
    for index in nodes.indices {
      let isNew = matching.oldOfNew[index] == nil || comparison.moved.contains(index)
      if isNew, let parent = tree.parents[index] { rearranged[parent] = true }
      if removed[index] != nil { rearranged[index] = true }
    }
    for index in nodes.indices.reversed() {
      if rearranged[index] { within[index] = true }
      for child in tree.children[index] {
        if within[child] { within[index] = true }
        if resized[child] || resizedInside[child] { resizedInside[index] = true }
      }
    }
    let (before, after) = (comparison.old.scene.canvas, comparison.new.scene.canvas)
    let isOtherCanvas =
      before.size != after.size || before.scale != after.scale
      || before.layoutDirection != after.layoutDirection
    for root in tree.roots { around[root] = isOtherCanvas }
    for index in nodes.indices {
      let children = tree.children[index]
      let causes = children.lazy.filter { [within] in within[$0] }.count
      let sizes = children.lazy.filter { [resized] in resized[$0] }.count
      let isAround = around[index] || changed[index] || rearranged[index]
      for child in children {
        around[child] = isAround || causes > (within[child] ? 1 : 0)
        pushed[child] = resized[index] || sizes > (resized[child] ? 1 : 0)
        if let formerParent = formerFrames[index], let former = formerFrames[child] {
          let asParent = Rect(
            x: former.minX + nodes[index].frame.minX - formerParent.minX,
            y: former.minY + nodes[index].frame.minY - formerParent.minY,
            width: former.width, height: former.height)
          if asParent.isSame(as: nodes[child].frame) { pushed[child] = true }
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether another change explains that a node's frame
  /// differs.
  func explainFrame(of index: Int) -> Bool {
    guard !changed[index] else { return false }
    if around[index] { return true }
    return resized[index] ? within[index] || resizedInside[index] : pushed[index]
  }

  /// Returns a Boolean value that indicates whether anything around a node changed.
  func surround(_ index: Int) -> Bool { around[index] }
}
