// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCairo
import TintypeComponents
import TintypeGallery

@testable import TintypeCauses

@Suite("Identification of the first change")
struct CauseAccuracyTests {
  /// A sheet of the gallery, resolved and laid out.
  private struct Subject {
    var name: String
    var viewport: Viewport
    var traits: Traits
    var tree: Node
    var addresses: [NodeAddress]
    var scene: Scene
  }

  private static let subjects = Result {
    let renderer = try CairoRenderer.standard()
    return try Gallery.sheets.map { sheet in
      let tree = try Node(
        resolving: ComponentList([sheet.component]), in: sheet.viewport.environment(sheet.traits))
      return Subject(
        name: sheet.fileName, viewport: sheet.viewport, traits: sheet.traits, tree: tree,
        addresses: NodeAddress.all(in: tree),
        scene: try Scene(
          of: tree, in: sheet.viewport, traits: sheet.traits, measuring: renderer))
    }
  }

  private static let words = Result { GalleryVocabulary(try subjects.get().map(\.tree)) }

  @Test(
    "The first reported change is the one that was made, for at least 95 of 100 single changes",
    arguments: [1])
  func accuracy(seed: UInt64) throws {
    let renderer = try CairoRenderer.standard()
    let subjects = try Self.subjects.get()
    let words = try Self.words.get()
    var draws = SeededGenerator(seed: seed)
    var (count, unusable, ineffective) = (0, 0, 0)
    var misses: [String] = []
    while count < 200, unusable < 20_000,
      let kind = NodeChange.Kind.allCases.randomElement(using: &draws),
      let subject = subjects.randomElement(using: &draws)
    {
      // Draws the same kind again until a node allows it, so that all kinds are about equally
      // frequent.
      for _ in 0..<400 {
        let change = NodeChange.draw(
          kind, in: subject.tree, at: subject.addresses, words, using: &draws)
        guard let change,
          let scene = try? Scene(
            of: change.tree, in: subject.viewport, traits: subject.traits, measuring: renderer)
        else {
          unusable += 1
          continue
        }
        let difference = scene.difference(from: subject.scene)
        guard let first = difference.ranked.first else {
          ineffective += 1
          continue
        }
        count += 1
        if !change.isNamed(first) {
          misses.append(
            "missed in \(subject.name): \(change.made)\nreported: \(difference.summary(limit: 3))")
        }
        break
      }
    }
    print(
      """
      Seed \(seed): of \(count) single changes, \(count - misses.count) were reported first. Replaced: \
      \(ineffective) changes without an effect and \(unusable) invalid changes.
      """)
    for miss in misses { print(miss) }
    #expect(count == 200)
    #expect(misses.count * 20 <= count)
  }
}
