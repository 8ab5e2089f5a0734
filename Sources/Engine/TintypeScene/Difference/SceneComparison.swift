// SPDX-License-Identifier: MIT

/// A comparison of two scenes that lists the changes.
struct SceneComparison {
  /// A scene with derived data that is computed once.
  struct Side {
    let scene: Scene
    let tree: SceneTree
    /// The position of each node among its siblings.
    let places: [Int]
    /// The first text within each node.
    let texts: [String?]
    /// The paint commands of each node.
    let commands: [Int: [PaintCommand]]
    /// The positions of the paint commands of each node.
    let commandPlaces: [Int: [Int]]

    init(_ scene: Scene) {
      self.scene = scene
      let tree = SceneTree(scene.nodes)
      self.tree = tree
      var places = Array(repeating: 0, count: scene.nodes.count)
      for siblings in tree.children + [tree.roots] {
        for (place, node) in siblings.enumerated() { places[node] = place }
      }
      self.places = places
      var texts = Array(repeating: String?.none, count: scene.nodes.count)
      for index in scene.nodes.indices.reversed() {
        texts[index] =
          scene.nodes[index].ownText
          ?? tree.children[index].lazy.compactMap { texts[$0] }.first
      }
      self.texts = texts
      commands = Dictionary(grouping: scene.commands, by: \.node)
        .mapValues { $0.map(\.paint) }
      commandPlaces = Dictionary(grouping: scene.commands.indices) { scene.commands[$0].node }
    }

    /// A Boolean value that indicates whether the canvas is as large as the only root node.
    var fitsCanvas: Bool {
      guard tree.roots.count == 1, let root = tree.roots.first else { return false }
      return scene.nodes[root].frame.isSame(as: Rect(origin: .zero, size: scene.canvas.size))
    }

    func path(of index: Int) -> NodePath { tree.path(of: index, in: scene.nodes) }
  }

  let old: Side
  let new: Side
  let matching: SceneMatching
  /// The nodes of the newer scene that have another position or parent.
  let moved: Set<Int>

  init(old: Scene, new: Scene) {
    self.old = Side(old)
    self.new = Side(new)
    let (left, right) = (self.old.tree, self.new.tree)
    let matching = SceneMatching(
      old: (left, SceneDigests(old.nodes, tree: left)),
      new: (right, SceneDigests(new.nodes, tree: right)))
    self.matching = matching
    moved = Self.moved(left, right, matching)
  }

  private static func moved(
    _ old: SceneTree,
    _ new: SceneTree,
    _ matching: SceneMatching
  ) -> Set<Int> {
    var moved: Set<Int> = []
    for (parent, siblings) in [(nil, new.roots)] + new.children.enumerated().map({ ($0, $1) }) {
      let formerParent = parent.flatMap { (index: Int) in matching.oldOfNew[index] }
      var stayed: [(node: Int, old: Int)] = []
      for node in siblings {
        guard let former = matching.oldOfNew[node] else { continue }
        if old.parents[former] == formerParent, parent == nil || formerParent != nil {
          stayed.append((node, former))
        } else {
          moved.insert(node)
        }
      }
      for place in SiblingAlignment.outOfOrder(stayed.map(\.old)) {
        moved.insert(stayed[place].node)
      }
    }
    return moved
  }

  /// A change with the indices of its node in the two scenes.
  struct Located {
    var change: SceneDifference.Change
    var old: Int?
    var new: Int?
  }

  /// The changes in the order of the newer scene.
  var changes: [Located] {
    var changes = canvasChanges.map { Located(change: $0) }
    // The changed attributes of each node are used for the causes and for the list.
    let attributes = new.scene.nodes.indices.map { index in
      matching.oldOfNew[index].map { attributeChanges(from: $0, to: index) } ?? []
    }
    let removed = removedNodes
    let causes = SceneCauses(
      comparison: self, changedAttributes: attributes.map { !$0.isEmpty }, removed: removed)
    changes += removed[nil, default: []].map(removal)
    for index in new.scene.nodes.indices {
      if let former = matching.oldOfNew[index] {
        func located(_ change: SceneDifference.Change) -> Located {
          Located(change: change, old: former, new: index)
        }
        if moved.contains(index) {
          let kind = SceneDifference.Kind.moved(
            from: old.path(of: former), oldPlace: old.places[former],
            newPlace: new.places[index])
          changes.append(located(change(kind, index)))
        }
        changes += attributes[index].map { located(change($0, index)) }
        changes += semanticsChanges(from: former, to: index).map { located(change($0, index)) }
        changes += frameChanges(
          from: former, to: index, hasChanged: !attributes[index].isEmpty, causes: causes
        ).map(located)
      } else if new.tree.parents[index].map({ matching.oldOfNew[$0] != nil }) ?? true {
        changes.append(Located(change: change(.added, index), new: index))
      }
      changes += removed[index, default: []].map(removal)
    }
    markFollowingCanvas(&changes)
    return changes + diagnosticChanges.map { Located(change: $0) }
  }

  /// Marks a changed size of the canvas as a consequence if the canvas fits its content in both
  /// scenes and the content changed.
  private func markFollowingCanvas(_ changes: inout [Located]) {
    let isChanged = changes.contains { located in
      switch located.change.kind {
      case .attribute, .added, .removed, .moved: true
      default: false
      }
    }
    guard isChanged, old.fitsCanvas, new.fitsCanvas else { return }
    for index in changes.indices {
      if case .canvas("size", _, _) = changes[index].change.kind {
        changes[index].change.isConsequence = true
      }
    }
  }

  private func change(_ kind: SceneDifference.Kind, _ index: Int) -> SceneDifference.Change {
    SceneDifference.Change(
      kind: kind, path: new.path(of: index), text: new.texts[index]?.beside)
  }

  private func removal(_ index: Int) -> Located {
    let change = SceneDifference.Change(
      kind: .removed, path: old.path(of: index), text: old.texts[index]?.beside)
    return Located(change: change, old: index)
  }

  /// The outermost removed nodes, by the counterpart of their parent.
  private var removedNodes: [Int?: [Int]] {
    var removed: [Int?: [Int]] = [:]
    for index in old.scene.nodes.indices where matching.newOfOld[index] == nil {
      guard let parent = old.tree.parents[index] else {
        removed[nil, default: []].append(index)
        continue
      }
      if let now = matching.newOfOld[parent] { removed[now, default: []].append(index) }
    }
    return removed
  }

  private func frameChanges(
    from former: Int,
    to index: Int,
    hasChanged: Bool,
    causes: SceneCauses
  ) -> [SceneDifference.Change] {
    let (before, after) = (old.scene.nodes[former].frame, new.scene.nodes[index].frame)
    guard before.isSame(as: after) else {
      var frame = change(.frame(old: before, new: after), index)
      frame.isConsequence = causes.explainFrame(of: index)
      return [frame]
    }
    guard !hasChanged, !Self.isSame(old.commands[former], new.commands[index]) else { return [] }
    var painting = change(.painting, index)
    painting.isConsequence = causes.surround(index)
    return [painting]
  }

  private static func isSame(_ old: [PaintCommand]?, _ new: [PaintCommand]?) -> Bool {
    // NaN is not equal to itself, so the descriptions are compared as well.
    old == new || "\(old ?? [])" == "\(new ?? [])"
  }
}

extension Scene.Node {
  /// The text of the node itself, or its label.
  fileprivate var ownText: String? {
    for attribute in attributes {
      if case .text(let text) = attribute.value, attribute.name == "text" { return text }
    }
    return semantics?.label
  }
}

extension String {
  /// The beginning of the text on one line, shown next to a path.
  fileprivate var beside: String {
    // The text is cut before and after it is processed, so that long texts are not expensive.
    let text = String(prefix(200)).onOneLine
    return text.count > 24 ? text.prefix(23) + "…" : text
  }
}

extension Rect {
  /// Returns a Boolean value that indicates whether no number differs by a thousandth of a point,
  /// the precision of the output.
  func isSame(as other: Rect) -> Bool {
    isSameSize(as: other) && minX.isSame(as: other.minX) && minY.isSame(as: other.minY)
  }

  func isSameSize(as other: Rect) -> Bool {
    width.isSame(as: other.width) && height.isSame(as: other.height)
  }
}

extension Double {
  fileprivate func isSame(as other: Double) -> Bool {
    self == other || abs(self - other) < 0.001 || (isNaN && other.isNaN)
  }
}
