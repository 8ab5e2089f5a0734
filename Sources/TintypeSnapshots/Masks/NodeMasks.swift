// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeImaging

/// Nodes that a comparison leaves out, wherever they lie in the two pictures.
struct NodeMasks {
  let selectors: [NodeSelector]

  /// Checks that each name stands for a node: in the new picture's scene, else in the reference's.
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

  /// The frames of the nodes in some scenes, in whole pixels, as far as they lie on a canvas.
  func rectangles(in scenes: [Scene], within canvas: PixelSize) -> [PixelRect] {
    let bounds = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    var found: [PixelRect] = []
    for scene in scenes {
      for index in selectors.flatMap({ $0.nodes(in: scene) }) {
        let pixels = scene.nodes[index].frame.pixels(scale: scene.canvas.scale)
        if let visible = pixels?.intersection(bounds), !found.contains(visible) {
          found.append(visible)
        }
      }
    }
    return found
  }
}
