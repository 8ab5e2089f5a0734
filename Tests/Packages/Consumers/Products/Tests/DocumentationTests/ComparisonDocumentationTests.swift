// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeComponents
import TintypeImaging

// The examples of the guides on comparing images and on causes of differences, so that they compile
// and work as described.

private struct ProfileCard: Component {
  var name: String
  var padding = 12.0

  var body: some Component {
    Text(name).padding(padding)
  }
}

@Suite("Examples of the guides on differences") struct ComparisonDocumentationTests {
  private func bitmap(_ name: String) throws -> Bitmap {
    let renderer = try CairoRenderer.standard()
    return try renderer.paint(
      Scene(of: Text(name), in: .fixed(Size(width: 100, height: 50)), measuring: renderer))
  }

  @Test("Two bitmaps are compared")
  func bitmaps() throws {
    let old = try bitmap("Ada")
    let new = try bitmap("Eva")
    let clock = PixelRect(x: 0, y: 0, width: 10, height: 10)

    let found = try BitmapComparison(
      reference: old, actual: new, tolerance: Tolerance(mode: .pixelmatch, masks: [clock]))
    let analysis = found.analysis(reference: old, actual: new)
    let diffImage = try Bitmap.difference(reference: old, actual: new)

    #expect(found.differingPixels > 0 && !found.isWithinTolerance)
    #expect(found.maskedPixels == 100)
    #expect(!analysis.regions.isEmpty)
    #expect(diffImage.size == old.size)
    #expect(diffImage.pixels.contains(Bitmap.differenceColor))
  }

  @Test("A failure message names the changed nodes")
  func causes() {
    // The reference is the one of `ProfileCard(name: "Ada")`, which has a padding of 12.
    withSnapshotTesting(record: .never) {
      let failure = verifySnapshot(
        of: ProfileCard(name: "Ada", padding: 16), as: .image, named: "card")
      #expect(failure?.contains("ProfileCard/Text[0] \"Ada\" · padding 12 → 16") == true)
    }
  }
}
