// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeScene

@Suite("Directions of paragraphs") struct ParagraphDirectionTests {
  @Test(
    "The first strong character determines the direction of a paragraph",
    arguments: [
      ("3 selected", .leftToRight), ("2 hours ago", .leftToRight), ("ada@example", .leftToRight),
      ("…Add a comment", .leftToRight), ("Éric", .leftToRight), ("Ωμέγα", .leftToRight),
      ("漢字", .leftToRight), ("한국어", .leftToRight), ("क", .leftToRight), ("٣ abc", .leftToRight),
      ("שלום abc", .rightToLeft), ("3 שלום", .rightToLeft), ("“مرحبا” abc", .rightToLeft),
      ("٣ مرحبا", .rightToLeft), ("\u{200F}abc", .rightToLeft), ("\u{200E}שלום", .leftToRight),
      ("\u{061C}12 abc", .rightToLeft), ("😀 שלום", .rightToLeft), ("ޝަ", .rightToLeft),
      ("𞤀", .rightToLeft),
      // An isolate is skipped.
      ("\u{2068}abc\u{2069} שלום", .rightToLeft), ("\u{2067}שלום\u{2069} abc", .leftToRight),
      ("\u{2068}abc", nil),
      ("", nil), ("123", nil), ("12:30 – 14:00", nil), ("97 %", nil), ("٣٤", nil), ("…", nil),
      ("😀", nil), ("€1,299.99", nil), ("→", nil),
    ] as [(String, LayoutDirection?)])
  func firstStrongCharacter(text: String, direction: LayoutDirection?) {
    #expect(LayoutDirection(ofParagraph: Array(text.utf8)) == direction)
  }

  @Test("Adjacent paragraphs with the same direction are one part of a text")
  func adjacentParagraphsAreOnePart() {
    let text = "abc\n12\nשלום\n\n34\nxyz"
    let runs = [TextRun(string: text, font: .body)]
    func parts(_ direction: LayoutDirection) -> [String] {
      let source = TextSource(runs)
      return source.directedParts(default: direction).map {
        "\($0.direction == .leftToRight ? "L" : "R") "
          + source.string($0.range).replacing("\n", with: "|")
      }
    }
    #expect(parts(.leftToRight) == ["L abc|12", "R שלום", "L |34|xyz"])
    #expect(parts(.rightToLeft) == ["L abc", "R 12|שלום||34", "L xyz"])
    #expect(TextSource([]).directedParts(default: .rightToLeft).map(\.direction) == [.rightToLeft])
  }

  /// The lines of a text in a 100 points wide frame: position, width and direction.
  private func lines(
    _ text: Text, _ layout: LayoutDirection, height: Double = 100
  ) throws -> [String] {
    let scene = try Scene(
      of: text.frame(width: 100, height: height, alignment: .topLeading), in: .sizeThatFits,
      traits: Traits(layoutDirection: layout), measuring: BlockText(ellipsis: "…"))
    return scene.commands.compactMap { command in
      guard case .text(let line) = command.paint else { return nil }
      let direction = line.direction == .leftToRight ? "L" : "R"
      return "\(direction) \(Int(line.origin.x)) \(line.string)"
    }
  }

  @Test(
    "The environment aligns lines, and the content determines their direction",
    arguments: [
      (.leftToRight, .leading, ["L 0 aaa bbb", "L 0 ccc"], ["R 0 אאא בבב", "R 0 גגג"]),
      (.leftToRight, .trailing, ["L 0 aaa bbb", "L 40 ccc"], ["R 0 אאא בבב", "R 40 גגג"]),
      (.leftToRight, .center, ["L 0 aaa bbb", "L 20 ccc"], ["R 0 אאא בבב", "R 20 גגג"]),
      (.rightToLeft, .leading, ["L 30 aaa bbb", "L 70 ccc"], ["R 30 אאא בבב", "R 70 גגג"]),
      (.rightToLeft, .trailing, ["L 30 aaa bbb", "L 30 ccc"], ["R 30 אאא בבב", "R 30 גגג"]),
      (.rightToLeft, .center, ["L 30 aaa bbb", "L 50 ccc"], ["R 30 אאא בבב", "R 50 גגג"]),
    ] as [(LayoutDirection, TextAlignment, [String], [String])])
  func environmentAlignsLines(
    layout: LayoutDirection, alignment: TextAlignment, latin: [String], hebrew: [String]
  ) throws {
    func text(_ string: String) -> some Component {
      Text(string).multilineTextAlignment(alignment)
    }
    func lines(_ string: String) throws -> [String] {
      let scene = try Scene(
        of: text(string).frame(width: 100, alignment: .leading), in: .sizeThatFits,
        traits: Traits(layoutDirection: layout), measuring: BlockText())
      return scene.commands.compactMap { command in
        guard case .text(let line) = command.paint else { return nil }
        let direction = line.direction == .leftToRight ? "L" : "R"
        return "\(direction) \(Int(line.origin.x)) \(line.string)"
      }
    }
    #expect(try lines("aaa bbb ccc") == latin)
    #expect(try lines("אאא בבב גגג") == hebrew)
  }

  @Test(
    "A truncated line keeps the direction of its paragraph",
    arguments: [
      // The second line begins with a character of the other direction.
      (LayoutDirection.leftToRight, "aaa bbb ccc אאא בבב גגג ddd", "L"),
      (.rightToLeft, "aaa bbb ccc אאא בבב גגג ddd", "L"),
      (.leftToRight, "אאא בבב גגג aaa bbb ccc ddd", "R"),
      (.rightToLeft, "אאא בבב גגג aaa bbb ccc ddd", "R"),
    ])
  func truncatedLineKeepsDirection(
    layout: LayoutDirection, text: String, direction: String
  ) throws {
    let lines = try lines(Text(text), layout, height: 40)
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix(direction) })
    #expect(lines.last?.hasSuffix("…") == true)
  }

  @Test("Paragraphs of both directions are set one after the other, in their runs")
  func paragraphsOfBothDirections() throws {
    let text = Text("aaa\nאאא ") + Text("בבב\n12\n") + Text("ccc")
    #expect(
      try lines(text, .rightToLeft) == ["L 70 aaa", "R 30 אאא בבב", "R 80 12", "L 70 ccc"])
    #expect(
      try lines(text, .leftToRight) == ["L 0 aaa", "R 0 אאא בבב", "L 0 12", "L 0 ccc"])
  }

  @Test(
    "The caret of a field is at the end of its text",
    arguments: [
      ("ada@ex", LayoutDirection.leftToRight, true), ("ada@ex", .rightToLeft, true),
      ("שלום", .leftToRight, false), ("שלום", .rightToLeft, false),
      ("123", .leftToRight, true), ("123", .rightToLeft, false),
    ])
  func caretIsAtTheEnd(text: String, layout: LayoutDirection, isRight: Bool) throws {
    let field = TextField("Email", text: .constant(text)).controlState(.focused)
      .frame(width: 200)
    let scene = try Scene(
      of: field, in: .sizeThatFits, traits: Traits(layoutDirection: layout), measuring: BlockText())
    let texts = scene.commands.compactMap { command in
      if case .text(let line) = command.paint { line } else { nil }
    }
    let carets = scene.commands.compactMap { command -> Rect? in
      if case .fill(.box(let rect, _), _) = command.paint, rect.width == 2 { rect } else { nil }
    }
    let (line, caret) = (try #require(texts.first), try #require(carets.first))
    #expect((caret.minX > line.origin.x) == isRight)
  }
}
