// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeComponents
import TintypeGallery

@Suite("The first change that is named")
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

  @Test("is the one that was made, for at least 95 of 100 single changes", arguments: [1, 2])
  func accuracy(seed: UInt64) throws {
    let renderer = try CairoRenderer.standard()
    let subjects = try Self.subjects.get()
    let words = try Self.words.get()
    var draws = SeededDraws(seed: seed)
    var (count, unusable, ineffective) = (0, 0, 0)
    var misses: [String] = []
    var kinds: [NodeChange.Kind: Int] = [:]
    while count < 200 {
      guard let kind = NodeChange.Kind.allCases.randomElement(using: &draws),
        let subject = subjects.randomElement(using: &draws)
      else { break }
      // The same kind is drawn until a node allows it, so that all kinds are equally frequent.
      var drawn: (change: NodeChange, difference: SceneDifference)?
      for _ in 0..<400 {
        guard
          let change = NodeChange.draw(
            kind, in: subject.tree, at: subject.addresses, words, using: &draws),
          let scene = try? Scene(
            of: change.tree, in: subject.viewport, traits: subject.traits, measuring: renderer)
        else {
          unusable += 1
          continue
        }
        let difference = scene.difference(from: subject.scene)
        if difference.isEmpty {
          ineffective += 1
          continue
        }
        drawn = (change, difference)
        break
      }
      guard let drawn else { continue }
      count += 1
      kinds[kind, default: 0] += 1
      if let first = drawn.difference.ranked.first, drawn.change.isNamed(first) { continue }
      misses.append(
        "\(subject.name): \(drawn.change.made)\n    named: \(drawn.difference.summary(limit: 3).replacing("\n", with: "\n           "))"
      )
    }
    print(
      """
      Seed \(seed): of \(count) changes \(count - misses.count) were named first. Redrawn: \
      \(ineffective) without any effect, \(unusable) that a node does not allow. \(kinds)
      """)
    for miss in misses { print("  missed in \(miss)") }
    #expect(misses.count * 20 <= count)
  }
}
