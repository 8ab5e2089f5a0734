// SPDX-License-Identifier: MIT

import TintypeScene

extension VariantPair {
  /// The nodes whose frames are not the mirror image of those of the first variant.
  ///
  /// Nodes that neither paint nor contain anything that paints are left out.
  var unmirroredFrames: [RelationViolation] {
    let width = first.canvas.width
    return outermost { node, other in
      guard first.lastCommands[node] != nil else { return nil }
      guard let other else { return "is only in the first variant" }
      let frame = first.scene.nodes[node].frame
      let found = second.scene.nodes[other].frame
      let expected = Rect(
        x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      guard !found.isClose(to: expected) else { return nil }
      return "is at \(found.placeText); its mirror image is at \(expected.placeText)"
    } + added
  }
}
