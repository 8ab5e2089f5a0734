// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCairo
import TintypeComponents
import TintypeGallery

@testable import TintypeCauses
@testable import TintypeComparison
@testable import TintypeSnapshots

@Suite("Compact references of the gallery")
struct CompactVerdictTests {
  /// A sheet with its full and its compact reference.
  private struct Subject {
    let sheet: Gallery.Sheet
    let tree: Node
    let addresses: [NodeAddress]
    let image: SnapshotImage
    let full: [UInt8]
    let compact: [UInt8]
  }

  /// The directory of the images that the compact references share.
  private let assets = ReferenceAssets(
    directory: FileManager.default.temporaryDirectory.path + "/tintype-" + UUID().uuidString)

  private static func image(_ tree: Node, _ sheet: Gallery.Sheet) throws -> SnapshotImage {
    let renderer = try CairoRenderer.standard()
    let scene = try Scene(of: tree, in: sheet.viewport, traits: sheet.traits, measuring: renderer)
    return try SnapshotImage(
      painting: scene, by: { try renderer.paint($0) }, fingerprint: renderer.fingerprint)
  }

  /// Returns the sheets with few pixels, which are painted fast.
  private func subjects() throws -> [Subject] {
    try Gallery.sheets.compactMap { sheet in
      let tree = try Node(
        resolving: ComponentList([sheet.component]), in: sheet.viewport.environment(sheet.traits))
      let image = try Self.image(tree, sheet)
      guard image.bitmap.pixels.count < 700_000 else { return nil }
      let stored = try #require(try CompactReference.make(of: image))
      try assets.write(stored.assets)
      return Subject(
        sheet: sheet, tree: tree, addresses: NodeAddress.all(in: tree), image: image,
        full: try Diffing.image.encode(image), compact: stored.bytes)
    }
  }

  private func compare(_ reference: [UInt8], _ image: SnapshotImage) throws -> ImageDifference? {
    guard
      case .different(var difference as ImageDifference) = try Diffing.image.compare(
        reference, assets: assets, image)
    else { return nil }
    difference.fullReference = nil
    return difference
  }

  @Test("Compact and full references give the same verdicts, unchanged and for 200 random changes")
  func verdicts() throws {
    defer { try? FileManager.default.removeItem(atPath: assets.directory) }
    let subjects = try subjects()
    for subject in subjects {
      #expect(try compare(subject.full, subject.image) == nil)
      #expect(try compare(subject.compact, subject.image) == nil)
    }
    let words = GalleryVocabulary(subjects.map(\.tree))
    var draws = SeededGenerator(seed: 3)
    var (count, different) = (0, 0)
    while count < 200,
      let kind = NodeChange.Kind.allCases.randomElement(using: &draws),
      let subject = subjects.randomElement(using: &draws)
    {
      guard
        let change = NodeChange.draw(
          kind, in: subject.tree, at: subject.addresses, words, using: &draws),
        let image = try? Self.image(change.tree, subject.sheet)
      else { continue }
      count += 1
      let full = try compare(subject.full, image)
      #expect(
        try compare(subject.compact, image) == full, "\(subject.sheet.fileName): \(change.made)")
      if full != nil { different += 1 }
    }
    #expect(different > 100)
  }
}
