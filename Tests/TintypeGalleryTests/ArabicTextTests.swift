// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeComponents
import TintypeGallery

@Suite("Arabic texts of the gallery") struct ArabicTextTests {
  /// The Latin words of right-to-left sheets: names, initials, addresses, and values of fields.
  private static let names: Set<String> = [
    "AL", "AT", "BL", "C", "DK", "ED", "GH", "MH", "Ada", "Lovelace", "ada.l", "ada@", "ada@ex",
    "ada@example", "ada@example.com", "ada@example.org", "you@example.com", "example.com",
    "engine", "swfit", "Wi-Fi",
  ]

  @Test(
    "Right-to-left sheets contain no Latin words but names and addresses",
    arguments: Gallery.sheets.filter { $0.fileName.hasSuffix("RightToLeft") }.map(\.fileName))
  func words(name: String) throws {
    let sheet = try #require(
      Gallery.sheets.first {
        $0.fileName == name && ["KitSnapshotTests", "ShowcaseSnapshotTests"].contains($0.suite)
      })
    let scene = try Scene(
      of: sheet.component, in: sheet.viewport, traits: sheet.traits,
      measuring: CairoRenderer.standard())
    let lines = scene.commands.compactMap { command -> String? in
      if case .text(let line) = command.paint { line.string } else { nil }
    }
    #expect(!lines.isEmpty)
    let edges = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "@")).inverted
    let words = lines.flatMap { $0.split(separator: " ") }
      .map { $0.trimmingCharacters(in: edges) }
      .filter { $0.contains { $0.isASCII && $0.isLetter } && !Self.names.contains($0) }
    #expect(words == [])
  }
}
