// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeScene
import TintypeSnapshots

/// Nodes that a comparison excludes, at their positions in both images.
struct NodeMasks {
  let selectors: [NodeSelector]

  /// Checks that each name matches a node in the new image's scene, or else in the reference's
  /// scene.
  ///
  /// - Throws: `SnapshotError`, even if all pixels are the same. Otherwise, an invalid name would
  ///   be noticed only when the mask is needed.
  func check(_ image: SnapshotImage, reference: () -> Scene?) throws(SnapshotError) {
    guard !selectors.isEmpty else { return }
    guard let scene = image.scene else { throw .maskWithoutScene(selectors.map(\.name)) }
    for selector in selectors where selector.nodes(in: scene).isEmpty {
      let old = reference()
      guard let old, !selector.nodes(in: old).isEmpty else {
        throw .unknownMask(
          selector.name, near: selector.nearNames(in: [scene, old].compactMap(\.self)))
      }
    }
  }

  /// Returns the frames of the nodes in some scenes, in whole pixels, that overlap one of the
  /// images.
  func rectangles(in scenes: [Scene], on sizes: [PixelSize]) -> [PixelRect] {
    var found: [PixelRect] = []
    for scene in scenes {
      for index in selectors.flatMap({ $0.nodes(in: scene) }) {
        guard let mask = scene.nodes[index].frame.pixels(scale: scene.canvas.scale),
          sizes.contains(where: mask.touches), !found.contains(mask)
        else { continue }
        found.append(mask)
      }
    }
    return found
  }
}

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
  func nodes(in scene: Scene) -> [Int] {
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

/// Suggests names that are similar to an unknown one.
enum SimilarNames {
  /// Returns the most similar names, the nearest first; equally near names keep their order.
  ///
  /// Up to half of the letters may differ; a name that contains the given one is always near. A
  /// name of more than 64 bytes is similar to none.
  static func nearest(to name: String, among names: [String], count: Int) -> [String] {
    let wanted = Array(name.lowercased().utf8.prefix(65))
    guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
    let scored = names.enumerated().compactMap { index, candidate -> (Int, Int, String)? in
      let letters = Array(candidate.lowercased().utf8.prefix(65))
      guard !letters.isEmpty, letters.count <= 64 else { return nil }
      let distance = editDistance(wanted, letters)
      let isPart = candidate.lowercased().contains(name.lowercased())
      guard isPart || distance <= max(wanted.count, letters.count) / 2 else { return nil }
      return (distance, index, candidate)
    }
    return scored.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(count).map(\.2)
  }
}
