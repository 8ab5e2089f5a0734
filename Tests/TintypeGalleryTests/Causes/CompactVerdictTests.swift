// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCairo
import TintypeComponents
import TintypeGallery

@testable import TintypeComparison
@testable import TintypeSnapshots

@Suite("Compact references of the gallery")
struct CompactVerdictTests {
  /// A sheet with its full and its compact reference.
  private struct Subject {
    let sheet: Gallery.Sheet
    let tree: Node
    let addresses: [NodeAddress]
    let picture: Picture
    let full: [UInt8]
    let compact: [UInt8]
  }

  /// The directory of the images that the compact references share.
  private let assets = ReferenceAssets(
    directory: FileManager.default.temporaryDirectory.path + "/tintype-" + UUID().uuidString)

  private static func picture(_ tree: Node, _ sheet: Gallery.Sheet) throws -> Picture {
    let renderer = try CairoRenderer.standard()
    let scene = try Scene(of: tree, in: sheet.viewport, traits: sheet.traits, measuring: renderer)
    return try Picture(
      painting: scene, by: { try renderer.paint($0) }, fingerprint: renderer.fingerprint)
  }

  /// Returns the sheets with few pixels, which are painted fast.
  private func subjects() throws -> [Subject] {
    try Gallery.sheets.compactMap { sheet in
      let tree = try Node(
        resolving: ComponentList([sheet.component]), in: sheet.viewport.environment(sheet.traits))
      let picture = try Self.picture(tree, sheet)
      guard picture.bitmap.pixels.count < 700_000 else { return nil }
      let stored = try #require(try CompactReference.make(of: picture))
      try assets.write(stored.assets)
      return Subject(
        sheet: sheet, tree: tree, addresses: NodeAddress.all(in: tree), picture: picture,
        full: try Diffing.image.encode(picture), compact: stored.bytes)
    }
  }

  private func compare(_ reference: [UInt8], _ picture: Picture) throws -> ImageDifference? {
    guard
      case .different(var difference as ImageDifference) = try Diffing.image.compare(
        reference, assets: assets, picture)
    else { return nil }
    difference.fullReference = nil
    return difference
  }

  @Test("Compact and full references give the same verdicts, unchanged and for 200 random changes")
  func verdicts() throws {
    defer { try? FileManager.default.removeItem(atPath: assets.directory) }
    let subjects = try subjects()
    for subject in subjects {
      #expect(try compare(subject.full, subject.picture) == nil)
      #expect(try compare(subject.compact, subject.picture) == nil)
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
        let picture = try? Self.picture(change.tree, subject.sheet)
      else { continue }
      count += 1
      let full = try compare(subject.full, picture)
      #expect(
        try compare(subject.compact, picture) == full, "\(subject.sheet.fileName): \(change.made)")
      if full != nil { different += 1 }
    }
    #expect(different > 100)
  }
}
