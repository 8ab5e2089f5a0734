// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents

@testable import TintypeGalleryCLI

@Suite("The check “text-fit”") @MainActor struct TextFitTests {
  private func counts(
    _ component: some Component, _ viewport: Viewport = .sizeThatFits
  ) throws -> TextFit.Counts {
    var counts = TextFit.Counts()
    let scene = try Scene(of: component, in: viewport, measuring: BlockText(ellipsis: "…"))
    _ = TextFit.count(scene, into: &counts)
    return counts
  }

  @Test("A text that fits has no findings")
  func textThatFits() throws {
    #expect(
      try counts(Text("two words").frame(width: 60)) == TextFit.Counts(scenes: 1, lines: 2))
  }

  @Test("A word that is wider than its line is counted as a warning")
  func wideWord() throws {
    #expect(
      try counts(Text("Lantern").frame(width: 60))
        == TextFit.Counts(scenes: 1, lines: 2, wideWords: 1))
  }

  @Test("Truncated and clipped texts are counted as warnings")
  func truncatedAndClipped() throws {
    let truncated = Text("one two three").lineLimit(1).frame(width: 60)
    #expect(try counts(truncated) == TextFit.Counts(scenes: 1, lines: 1, warnings: 1))
    let clipped = Text("abcdef").fixedSize().frame(width: 40).clipped()
    #expect(try counts(clipped) == TextFit.Counts(scenes: 1, lines: 1, warnings: 1))
    let cut = Text("abcdef").fixedSize()
    #expect(
      try counts(cut, .fixed(Size(width: 40, height: 20)))
        == TextFit.Counts(scenes: 1, lines: 1, warnings: 1))
  }

  @Test("A text that is cut without a warning is a failure")
  func silentlyClipped() throws {
    let scrolled = ScrollView(.vertical) { Text("abcdef").fixedSize() }
    #expect(
      try counts(scrolled, .fixed(Size(width: 40, height: 20)))
        == TextFit.Counts(scenes: 1, lines: 1, silentlyClipped: 1))
  }

  @Test("A pseudo-language changes all texts of a component")
  func pseudoLanguages() throws {
    func texts(_ pseudoText: PseudoText) throws -> [String] {
      let content = VStack {
        Text("Save 3"); Button("OK") {}; Text("12")
      }
      .environment(\.pseudoText, pseudoText)
      return try Scene(of: content, in: .sizeThatFits, measuring: BlockText()).commands
        .compactMap { if case .text(let line) = $0.paint { line.string } else { nil } }
    }
    #expect(try texts(.doubled) == ["Save 3 Save 3", "OK OK", "12"])
    #expect(try texts(.arabic) == ["ثاطه 3", "رل", "12"])
  }
}
