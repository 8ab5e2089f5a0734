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
