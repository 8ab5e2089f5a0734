// SPDX-License-Identifier: MIT

/// The nodes of a scene with their children, safe to traverse for all parent indices in the scene.
///
/// A node whose parent does not precede it is a root. A node that is nested more deeply than layout
/// allows is a child of the deepest ancestor within that limit.
package struct SceneTree: Sendable {
  /// The nodes without a parent, in their order.
  package private(set) var roots: [Int] = []
  /// The children of each node, in their order.
  package private(set) var children: [[Int]]
  /// The parent of each node, which precedes the node.
  package private(set) var parents: [Int?]

  /// The maximum nesting of a decoded scene.
  ///
  /// A node and the slot of one of its modifiers each count as one level.
  static let maximumDepth = 2 * Scene.maximumComponentDepth

  package init(_ nodes: [Scene.Node]) {
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

  /// Returns the path of a node, which is at most as long as the tree is deep.
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
  /// The deepest nesting of components that layout supports.
  package static let maximumComponentDepth = 200
}

extension Scene {
  /// The maximum number of nodes in a scene that is encoded or decoded: 20,000.
  ///
  /// The largest scenes of the gallery have less than 1,000. The time and memory for decoding are
  /// proportional to the number and independent of the size of the compressed data.
  package static let maximumNodeCount = 20_000
  /// The maximum number of paint commands in a scene that is encoded or decoded: 20,000.
  package static let maximumCommandCount = 20_000
}

/// The limits of encoded and decoded scenes, checked before lists are decoded.
enum SceneLimits {
  /// The maximum number of attributes of all nodes together, and of entries of a table.
  ///
  /// It is four per node, the average of the gallery.
  static let attributeCount = Scene.maximumNodeCount * 4
  static let tableCount = attributeCount

  /// Throws an error if the list for a key exists and has more elements than a limit.
  static func check<Key: CodingKey>(
    _ key: Key, in container: KeyedDecodingContainer<Key>, limit: Int, _ what: String
  ) throws {
    guard container.contains(key), try !container.decodeNil(forKey: key) else { return }
    let count = try container.nestedUnkeyedContainer(forKey: key).count ?? 0
    guard count > limit else { return }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: container,
      debugDescription: "The scene has \(count) \(what); the limit is \(limit).")
  }

  /// Throws an error if a scene exceeds the limits, so that no scene is written that cannot be
  /// read.
  static func check(_ scene: Scene, codingPath: [any CodingKey]) throws {
    let attributes = scene.nodes.reduce(0) { $0 + $1.attributes.count }
    for (count, limit, what) in [
      (scene.nodes.count, Scene.maximumNodeCount, "nodes"),
      (scene.commands.count, Scene.maximumCommandCount, "commands"),
      (scene.diagnostics.count, Scene.maximumNodeCount, "diagnostics"),
      (attributes, attributeCount, "attributes"),
    ] where count > limit {
      throw EncodingError.invalidValue(
        scene,
        EncodingError.Context(
          codingPath: codingPath,
          debugDescription: "The scene has \(count) \(what); the limit is \(limit)."))
    }
  }
}
