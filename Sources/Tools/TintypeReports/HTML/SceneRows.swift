// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeScene
import TintypeImaging
import TintypeComparison

/// The merged trees of two scenes.
///
/// It contains the nodes of the new scene, and removed nodes at their former positions.
struct SceneRows {
  private let old: Scene?
  private let new: Scene
  private var marks: [String: Mark] = [:]
  private var removed: [String: [Int]] = [:]
  private var rows: [JSON] = []

  /// The changes of a node.
  private struct Mark {
    var changes: [(change: SceneDifference.Change, detail: String)] = []
    var formerFrame: Rect?
    var isAdded = false
    /// A Boolean value that indicates whether the node changed itself, not only its layout.
    var isOrigin = false
  }

  /// The maximum number of rows.
  private static let limit = 4_000
  /// The maximum depth of indentation.
  private static let depthLimit = 200

  /// Returns rows `[depth, element, text, new frame, old frame, mark, descriptions]`.
  ///
  /// Frames are in pixels. The value is `null` if the new image contains no scene.
  static func value(old: PNGFile?, new: PNGFile?) -> JSON {
    guard let new = new?.carriedScene else { return .null }
    var rows = SceneRows(old: old?.carriedScene, new: new)
    rows.build()
    return .array(rows.rows)
  }

  private init(old: Scene?, new: Scene) { (self.old, self.new) = (old, new) }

  private mutating func build() {
    if let old {
      for change in new.changes(since: old).map(\.change) { take(change) }
      findRemoved(old)
    }
    var children: [Int: [Int]] = [:]
    for (index, node) in new.nodes.enumerated() {
      children[Self.parent(of: node, index), default: []].append(index)
    }
    // An explicit stack is used, because a scene may be deeper than the program's stack allows.
    var stack = (children[-1] ?? []).reversed().map {
      (index: $0, depth: 0, path: "", isNew: false)
    }
    while let item = stack.popLast(), rows.count < Self.limit {
      let node = new.nodes[item.index]
      let path = item.path.isEmpty ? node.element : item.path + "/" + node.element
      let mark = marks[path]
      let isNew = item.isNew || mark?.isAdded == true
      add(node, depth: item.depth, mark: mark, isNew: isNew)
      if let old {
        for index in removed[path] ?? [] where rows.count < Self.limit {
          addRemoved(old.nodes[index], depth: item.depth + 1)
        }
      }
      stack += (children[item.index] ?? []).reversed().map { ($0, item.depth + 1, path, isNew) }
    }
  }

  /// Returns the index of a node's parent; −1 for the root.
  ///
  /// In every valid scene, the parent is before the node.
  private static func parent(of node: Scene.Node, _ index: Int) -> Int {
    node.parent.flatMap { (0..<index).contains($0) ? $0 : nil } ?? -1
  }

  private mutating func take(_ change: SceneDifference.Change) {
    guard let path = change.path?.description else { return }
    var mark = marks[path] ?? Mark()
    switch change.kind {
    case .removed: return
    case .added: mark.isAdded = true
    case .frame(let old, _): mark.formerFrame = old
    default: break
    }
    mark.isOrigin = mark.isOrigin || !change.isConsequence
    if mark.changes.count < 12 {
      mark.changes.append((change, Self.detail(of: change, at: path)))
    }
    marks[path] = mark
  }

  /// Returns the change without the path and text of its node, which the row already contains.
  private static func detail(of change: SceneDifference.Change, at path: String) -> String {
    var detail = change.description[...]
    for known in [path, change.text?.debugDescription ?? ""] {
      detail = detail.drop { $0 == " " || $0 == "·" }
      if detail.hasPrefix(known) { detail = detail.dropFirst(known.count) }
    }
    return String(detail.drop { $0 == " " || $0 == "·" })
  }

  /// Finds removed nodes by their paths, and assigns each to its remaining parent.
  private mutating func findRemoved(_ old: Scene) {
    let gone = Set(
      new.changes(since: old).compactMap { change -> String? in
        if case .removed = change.change.kind { change.change.path?.description } else { nil }
      })
    guard !gone.isEmpty else { return }
    var paths: [String] = []
    for (index, node) in old.nodes.enumerated() {
      let parent = Self.parent(of: node, index)
      let above = parent < 0 ? "" : paths[parent]
      paths.append(above.isEmpty ? node.element : above + "/" + node.element)
      if gone.contains(paths[index]) { removed[above, default: []].append(index) }
    }
  }

  private mutating func add(_ node: Scene.Node, depth: Int, mark: Mark?, isNew: Bool) {
    let former = mark?.formerFrame ?? node.frame
    let sign = isNew ? "+" : mark.map { $0.isOrigin ? "Δ" : "→" } ?? ""
    rows.append(
      .array([
        .integer(min(depth, Self.depthLimit)), .line(node.element), .line(Self.text(of: node)),
        Self.frame(node.frame, scale: new.canvas.scale),
        isNew || old == nil ? .null : Self.frame(former, scale: old?.canvas.scale ?? 1),
        .string(sign), .lines(FoldedEdges.details(mark?.changes ?? [])),
      ]))
  }

  private mutating func addRemoved(_ node: Scene.Node, depth: Int) {
    rows.append(
      .array([
        .integer(min(depth, Self.depthLimit)), .line(node.element), .line(Self.text(of: node)),
        .null, Self.frame(node.frame, scale: old?.canvas.scale ?? 1), .string("−"), .array([]),
      ]))
  }

  private static func text(of node: Scene.Node) -> String {
    for attribute in node.attributes where attribute.name == "text" {
      if case .text(let text) = attribute.value { return String(text.prefix(80)) }
    }
    return String((node.semantics?.label ?? "").prefix(80))
  }

  /// Returns a frame in whole pixels; `null` if a coordinate is not a number or too large.
  private static func frame(_ frame: Rect, scale: Double) -> JSON {
    let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { $0 * scale }
    guard edges.allSatisfy({ abs($0) < 1e7 }) else { return .null }
    let whole = edges.map { Int($0.rounded()) }
    return .integers([whole[0], whole[1], whole[2] - whole[0], whole[3] - whole[1]])
  }
}
