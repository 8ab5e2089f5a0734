// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeCairo
import TintypeComparison
import TintypeImaging
import TintypeScene

@Suite("References painted in another environment") struct RepaintedReferenceTests {
  private let strategy = Snapshotting<Greeting, SnapshotImage>.image

  private func image(_ name: String) throws -> SnapshotImage {
    try strategy.snapshot(Greeting(name: name)).get()
  }

  /// Returns a reference as painted by another rasterizer, with small differences at some edges.
  private func drifted(_ image: SnapshotImage) throws -> [UInt8] {
    var old = image
    let (width, height) = (old.bitmap.width, old.bitmap.height)
    let pixels = old.bitmap.pixels.enumerated().map { index, pixel in
      index % 37 == 0 && pixel & 0xFF > 0x10 ? pixel - 3 : pixel
    }
    old.bitmap = try Bitmap(width: width, height: height, pixels: pixels)
    var parts = try #require(image.fingerprint).parts
    parts["cairo"] = "1.14.8"
    old.fingerprint = Fingerprint(parts: parts)
    return try Diffing.image.encode(old)
  }

  private func compare(_ reference: [UInt8], _ image: SnapshotImage) throws
    -> Diffing<SnapshotImage>.Comparison
  {
    try Diffing.image.compare(reference, image)
  }

  @Test("A repainted reference of the same component matches with a note")
  func matches() throws {
    let image = try image("Ada")
    guard case .same(let notes) = try compare(drifted(image), image) else {
      Issue.record("The image does not match.")
      return
    }
    #expect(notes.count == 1)
    #expect(
      notes.first?.hasPrefix("the reference was painted in another environment: cairo 1.14.8 → ")
        == true)
  }

  @Test("A repainted reference differs only where the component does")
  func changes() throws {
    let old = try image("Ada")
    let new = try image("Eva")
    guard case .different(let difference as ImageDifference) = try compare(drifted(old), new),
      case .different(let plain as ImageDifference) = try compare(Diffing.image.encode(old), new)
    else {
      Issue.record("The image matches.")
      return
    }
    #expect(difference.repainting == .done)
    #expect(difference.origin == .component)
    #expect(difference.pixels == plain.pixels)
    #expect(difference.causes?.changes == plain.causes?.changes)
    let (account, plainAccount) = (difference.causes?.account, plain.causes?.account)
    #expect(account?.charges == plainAccount?.charges && account?.unexplained == 0)
    // The drifted pixels that the change does not move.
    #expect(account?.environment == 49)
    #expect(plainAccount?.environment == 0)
    #expect(
      difference.causes?.lines(limit: 1).first?.hasSuffix(#"· text "Hello, Ada" → "Hello, Eva""#)
        == true)
  }

  @Test("Drift with the same fingerprint is a change")
  func sameFingerprint() throws {
    let image = try image("Ada")
    var old = image
    old.bitmap = try PNG.decode(drifted(image))
    guard
      case .different(let difference as ImageDifference) = try compare(
        Diffing.image.encode(old), image)
    else {
      Issue.record("The image matches.")
      return
    }
    #expect(difference.repainting == .notNeeded)
    #expect(difference.causes?.isEmpty == true)
  }
}
