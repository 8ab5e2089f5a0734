// SPDX-License-Identifier: MIT

/// The nodes of a scene with their children, safe to walk whatever the scene names as parents.
///
/// A node whose parent does not stand before it is a root. What is nested deeper than any tree of
/// nodes that can be laid out counts as a child of the deepest ancestor within that limit.
struct SceneTree {
  /// The nodes without a parent, in their order.
  private(set) var roots: [Int] = []
  /// The children of each node, in their order.
  private(set) var children: [[Int]]
  /// The parent of each node; it stands before the node.
  private(set) var parents: [Int?]

  /// A node and the slot of one of its modifiers stand for one level of nesting each.
  static let maximumDepth = 2 * Scene.maximumComponentDepth

  init(_ nodes: [Scene.Node]) {
    children = Array(repeating: [], count: nodes.count)
    parents = Array(repeating: nil, count: nodes.count)
    var depths = Array(repeating: 1, count: nodes.count)
    for index in nodes.indices {
      guard var parent = nodes[index].parent, parent >= 0, parent < index else {
        roots.append(index)
        continue
      }
      if depths[parent] >= Self.maximumDepth, let above = parents[parent] { parent = above }
      parents[index] = parent
      depths[index] = depths[parent] + 1
      children[parent].append(index)
    }
  }

  /// The path of a node, no longer than the tree is deep.
  func path(of index: Int, in nodes: [Scene.Node]) -> NodePath {
    var elements: [String] = []
    var next: Int? = index
    while let current = next {
      elements.append(nodes[current].element)
      next = parents[current]
    }
    return NodePath(elements: elements.reversed())
  }
}

extension Scene {
  /// The deepest nesting of components that is laid out.
  package static let maximumComponentDepth = 200
}
