// SPDX-License-Identifier: MIT

import TintypeScene

/// A name that selects nodes of a scene: a path, an `id`, an accessibility identifier or a label.
///
/// The first of these kinds that matches a node of the scene is used, and all its matches are
/// selected.
public struct NodeSelector: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public var name: String

  /// Creates a selector from a name.
  public init(_ name: String) { self.name = name }

  /// Creates a selector for the node at a path.
  public init(_ path: NodePath) { name = path.description }

  /// Creates a selector from a string literal.
  public init(stringLiteral name: String) { self.name = name }
}

extension NodeSelector {
  /// Returns the indices of the selected nodes of a scene, in ascending order.
  package func nodes(in scene: Scene) -> [Int] {
    let nodes = scene.nodes
    if let path = NodePath(name), let last = path.elements.last {
      let found = nodes.indices.filter { nodes[$0].element == last && scene.path(of: $0) == path }
      if !found.isEmpty { return found }
    }
    let names: [(Scene.Node) -> String?] = [
      { $0.identity }, { $0.semantics?.identifier }, { $0.semantics?.label },
    ]
    for of in names {
      let found = nodes.indices.filter { of(nodes[$0]) == name }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the names of nodes that are most similar to this one, at most three, the nearest
  /// first.
  func nearNames(in scenes: [Scene]) -> [String] {
    var names: Set<String> = []
    for scene in scenes {
      for node in scene.nodes {
        names.formUnion(
          [node.identity, node.semantics?.identifier, node.semantics?.label].compactMap(\.self))
      }
    }
    return SimilarNames.nearest(to: name, among: names.sorted(), count: 3)
  }
}

extension Scene.Node {
  /// The explicit identity, as in paths.
  fileprivate var identity: String? {
    guard let mark = element.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    return String(element[element.utf8.index(after: mark)...])
  }
}
