// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeComponents
import TintypeGallery
import TintypeTestSupport

@Suite("Arabic texts of the gallery") struct ArabicTextTests {
  /// The Latin words of right-to-left sheets: names, initials, addresses, and values of fields.
  private static let names: Set<String> = [
    "AL", "AT", "BL", "C", "DK", "ED", "GH", "MH", "Ada", "Lovelace", "ada.l", "ada@", "ada@ex",
    "ada@example", "ada@example.com", "ada@example.org", "you@example.com", "example.com",
    "engine", "swfit", "Wi-Fi", "Alan", "Turing", "Grace", "Hopper", "Edsger", "Dijkstra",
    "Barbara", "Liskov", "Donald", "Knuth", "Margaret", "Hamilton", "Cher", "Bo", "Cy",
  ]

  @Test(
    "Right-to-left sheets contain no Latin words but names and addresses",
    arguments: try nonEmpty(Gallery.sheets.filter { $0.fileName.hasSuffix("RightToLeft") })
      .map(\.fileName))
  func sheets(name: String) throws {
    let sheet = try #require(
      Gallery.sheets.first {
        $0.fileName == name && ["KitSnapshotTests", "ShowcaseSnapshotTests"].contains($0.suite)
      })
    let words = try words(in: sheet.component, sheet.viewport, sheet.traits)
    #expect(!words.isEmpty && latinWords(among: words) == [])
  }

  @Test("Right-to-left previews contain no Latin words but names and addresses")
  @MainActor func previews() throws {
    let previews = Gallery.documents.flatMap { $0.providers.flatMap { $0.previews } }
      .filter { $0.looks.contains { $0.name == Preview.Look.rightToLeft.name } }
    #expect(!previews.isEmpty)
    for preview in previews {
      let words = try words(
        in: preview.component, preview.viewport, Preview.Look.rightToLeft.traits)
      #expect(latinWords(among: words) == [], "\(preview.name)")
    }
  }

  /// Returns the words of the visible texts and of the accessibility labels and values.
  private func words(
    in component: any Component, _ viewport: Viewport, _ traits: Traits
  ) throws -> [String] {
    let scene = try Scene(
      of: component, in: viewport, traits: traits, measuring: CairoRenderer.standard())
    let lines = scene.commands.compactMap { command -> String? in
      if case .text(let line) = command.paint { line.string } else { nil }
    }
    let spoken = scene.nodes.compactMap(\.semantics)
      .flatMap { [$0.label, $0.value, $0.hint].compactMap(\.self) }
    let edges = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "@")).inverted
    return (lines + spoken).flatMap { $0.split(separator: " ") }
      .map { $0.trimmingCharacters(in: edges) }
  }

  /// Returns the words with Latin letters that are no names.
  private func latinWords(among words: [String]) -> [String] {
    words.filter { $0.contains { $0.isASCII && $0.isLetter } && !Self.names.contains($0) }
  }
}
