// SPDX-License-Identifier: MIT

import Testing
import TintypeScene

@Suite("Text sources")
struct TextSourceTests {
  private func source(_ strings: String...) -> TextSource {
    TextSource(strings.map { TextRun(string: $0, font: .body) })
  }

  private func paragraphs(_ source: TextSource) -> [String] {
    var found: [String] = []
    var start: Int? = 0
    while let begin = start {
      let (content, next) = source.paragraph(from: begin)
      found.append(source.string(content))
      start = next
    }
    return found
  }

  @Test("Every kind of line separator ends a paragraph, also across runs")
  func separators() {
    for separator in ["\n", "\r\n", "\r", "\u{2029}", "\u{2028}", "\u{0B}", "\u{0C}", "\u{85}"] {
      #expect(paragraphs(source("a" + separator, "b")) == ["a", "b"])
      #expect(paragraphs(source("a", separator)) == ["a", ""])
    }
    #expect(paragraphs(source("a\r", "\nb")) == ["a", "b"])
    #expect(paragraphs(source("é—\u{2030}\u{202A}Â")) == ["é—\u{2030}\u{202A}Â"])
    #expect(paragraphs(source()) == [""])
  }

  @Test("Each byte of a text source belongs to a run")
  func runs() {
    let source = source("ab", "", "é")
    #expect((0...5).map { source.run(at: $0) } == [0, 0, 2, 2, 2, 2])
    #expect(
      source.slices(of: 1..<9) == [.init(run: 0, range: 1..<2), .init(run: 2, range: 2..<4)])
    #expect(source.slices(of: -5..<0).isEmpty)
    #expect(self.source().run(at: 0) == nil)
  }
}
