// SPDX-License-Identifier: MIT

import TintypeScene
import TintypeImaging
import TintypeSnapshots

/// Nodes that a comparison leaves out, wherever they lie in the two pictures.
struct NodeMasks {
  let selectors: [NodeSelector]

  /// Checks that each name matches a node: in the new picture's scene, else in the reference's.
  ///
  /// - Throws: `SnapshotError`, also where pixels are the same: a name that means nothing would
  ///   otherwise be found out on the day it is needed.
  func check(_ picture: Picture, reference: () -> Scene?) throws(SnapshotError) {
    guard !selectors.isEmpty else { return }
    guard let scene = picture.scene else { throw .maskWithoutScene(selectors.map(\.name)) }
    for selector in selectors where selector.nodes(in: scene).isEmpty {
      let old = reference()
      guard let old, !selector.nodes(in: old).isEmpty else {
        throw .unknownMask(
          selector.name, near: selector.nearNames(in: [scene, old].compactMap(\.self)))
      }
    }
  }

  /// The frames of the nodes in some scenes, in whole pixels: those that touch one of two pictures.
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
