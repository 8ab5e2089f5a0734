// SPDX-License-Identifier: MIT

import Testing
import TintypeComparison
import TintypeScene
import TintypeSnapshots

@Suite("Characters that cannot be seen")
struct UnseenCharacterTests {
  /// Spaces, zero-width, format and default-ignorable characters, and controls after ASCII.
  static let characters: [Unicode.Scalar] = [
    "\u{7F}", "\u{85}", "\u{9B}", "\u{A0}", "\u{AD}", "\u{34F}", "\u{61C}", "\u{115F}",
    "\u{180E}", "\u{2003}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}",
    "\u{2028}", "\u{2029}", "\u{202A}", "\u{202E}", "\u{202F}", "\u{2060}", "\u{2063}",
    "\u{2068}", "\u{2800}", "\u{3000}", "\u{3164}", "\u{FE0E}", "\u{FEFF}", "\u{E0041}",
  ]

  private static func name(_ scalar: Unicode.Scalar) -> String {
    scalar.value == 0x7F ? "␡" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private func difference(_ old: String, _ new: String) throws -> TextDifference {
    try #require(TextDifference(from: old, to: new))
  }

  @Test("A line that differs by an unseen character names it", arguments: characters)
  func lines(_ scalar: Unicode.Scalar) throws {
    let (plain, text) = ("a b\nab\nend", "a b\na\(scalar)b\nend")
    for (old, new) in [(plain, text), (text, plain)] {
      let difference = try difference(old, new)
      for shown in [difference.marked(), difference.unified] + difference.words(limit: 5) {
        #expect(shown.contains(Self.name(scalar)), "\(shown.debugDescription)")
        #expect(!shown.unicodeScalars.contains(scalar))
      }
    }
  }

  @Test("A space that is replaced by another one is named", arguments: ["\u{A0}", "\u{202F}"])
  func spaces(_ space: Unicode.Scalar) throws {
    let difference = try difference("5 €", "5\(space)€")
    #expect(difference.words(limit: 5) == ["line 1 · 5 € → 5\(Self.name(space))€"])
  }

  @Test("An unseen character is named although the line changes elsewhere, too")
  func other() throws {
    let difference = try difference("Total: 5 €", "Total: 6\u{A0}€")
    #expect(difference.words(limit: 5) == ["line 1 · Total 5 € → 6\\u{A0}€"])
    #expect(difference.unified == "@@ -1,1 +1,1 @@\n-Total: 5 €\n+Total: 6\\u{A0}€\n")
  }

  @Test("An unseen character that both sides contain is printed as it is")
  func unchanged() throws {
    let difference = try difference("5\u{A0}€", "6\u{A0}€")
    #expect(difference.unified == "@@ -1,1 +1,1 @@\n-5\u{A0}€\n+6\u{A0}€\n")
  }

  @Test(
    "Emoji and joined letters are printed as they are",
    arguments: [("👨‍👩‍👧", "👨‍👩‍👦"), ("☎️", "✈️"), ("می‌خواهم", "نمی‌خواهم"), ("a", "🏴󠁧󠁢󠁥󠁮󠁧󠁿")])
  func joiners(old: String, new: String) throws {
    #expect(try difference(old, new).unified == "@@ -1,1 +1,1 @@\n-\(old)\n+\(new)\n")
  }

  @Test(
    "A character that reverses or breaks the line is escaped in unchanged lines, too",
    arguments: ["\u{202E}", "\u{2066}", "\u{2028}", "\u{85}"] as [Unicode.Scalar])
  func disruptive(_ scalar: Unicode.Scalar) throws {
    let difference = try difference("x\(scalar)y\n1", "x\(scalar)y\n2")
    let line = "x\(Self.name(scalar))y"
    #expect(difference.unified == "@@ -1,2 +1,2 @@\n \(line)\n-1\n+2\n")
  }

  @Test("A character with ink is printed as it is", arguments: ["\u{600}", "\u{6DD}", "é", "—"])
  func seen(_ character: Character) throws {
    #expect(try difference("a\(character)", "b\(character)").unified.contains("b\(character)"))
  }

  @Test("An image's text that differs by an unseen character names it", arguments: characters)
  func causes(_ scalar: Unicode.Scalar) {
    let change = SceneDifference.Change(
      kind: .attribute("text", old: .text("ab"), new: .text("a\(scalar)b")),
      path: NodePath("Text[0]"))
    let escape = "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    #expect(change.description == "Text[0] · text \"ab\" → \"a\(escape)b\"")
    #expect(CauseName([change]).values == "\"ab\" → \"a\(escape)b\"")
  }
}
