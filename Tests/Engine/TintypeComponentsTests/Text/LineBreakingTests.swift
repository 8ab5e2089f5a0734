// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeScene

/// `BlockText` that avoids single last words, as the measurer of images does.
private struct PushingText: TextMeasuring {
  func typeset(
    _ runs: [TextRun], width: Double?, maximumLines: Int?, direction: LayoutDirection
  ) -> TypesetText {
    BlockText().typeset(runs, width: width, maximumLines: maximumLines, direction: direction)
  }
}

@Suite("Line breaking") struct LineBreakingTests {
  private func layout(
    _ text: Text, _ width: Double, _ measuring: any TextMeasuring = PushingText()
  ) throws -> Scene {
    try Scene(of: text.frame(width: width), in: .sizeThatFits, measuring: measuring)
  }

  private func lines(_ scene: Scene) -> [PaintCommand.Line] {
    scene.commands.compactMap { command in
      if case .text(let line) = command.paint { line } else { nil }
    }
  }

  @Test(
    "The second and last line of a paragraph has two words, if they fit",
    arguments: [
      ("Please try it again.", 140, ["Please try", "it again."]),
      ("Please try it", 140, ["Please try it"]),
      // Only the last word of the line above moves.
      ("a b c d e f g", 110, ["a b c d e", "f g"]),
      // A paragraph of three lines is left, as in recorded images of a block quote.
      (
        "Outside of a dog, it is too dark to read", 175,
        ["Outside of a dog,", "it is too dark to", "read"]
      ),
      ("aa bb cc dd", 80, ["aa bb", "cc dd"]),
      // A single word above stays.
      ("Settings Sounds", 100, ["Settings", "Sounds"]),
      // The two words do not fit on one line.
      ("ab cdefghij klmn", 120, ["ab cdefghij", "klmn"]),
      // The last word is longer than half of the line above.
      ("aa bb cc ddddd", 80, ["aa bb cc", "ddddd"]),
      // So is a long word, as in the recorded footer of a section.
      (
        "a bbb cccc ddddd eeeee fffff g vulnerabilities", 310,
        ["a bbb cccc ddddd eeeee fffff g", "vulnerabilities"]
      ),
      // Each paragraph for itself.
      ("aa bbb ccc\ndd eee ff", 70, ["aa bbb", "ccc", "dd eee", "ff"]),
      ("aaaa b c\ndddd e f", 60, ["aaaa", "b c", "dddd", "e f"]),
      // A word that is broken inside, and one at a hyphen, stay.
      ("abcdefgh", 50, ["abcde", "fgh"]),
    ] as [(String, Double, [String])])
  func lastLineHasTwoWords(text: String, width: Double, expected: [String]) throws {
    #expect(
      lines(try layout(Text(text), width)).map(\.string.trimmed) == expected)
  }

  @Test(
    "The first of two lines keeps more than one short word",
    arguments: [
      ("a translucent area", 170, ["a translucent", "area"]),
      ("aa bb cc", 50, ["aa bb", "cc"]),
      ("I understand it", 140, ["I understand", "it"]),
      // It may be a long word.
      ("Installing the update", 150, ["Installing", "the update"]),
      // A paragraph does not give words to the next one.
      ("aa bb\na ddddddd eee", 110, ["aa bb", "a ddddddd", "eee"]),
      // Lines that are short because a long word follows stay.
      ("a bbbbbbbbbb c", 100, ["a", "bbbbbbbbbb", "c"]),
    ] as [(String, Double, [String])])
  func firstLineKeepsWords(text: String, width: Double, expected: [String]) throws {
    #expect(lines(try layout(Text(text), width)).map(\.string.trimmed) == expected)
  }

  @Test(
    "A text in its own width has the same lines",
    arguments: Array(stride(from: 30.0, to: 200, by: 10)))
  func textInItsOwnWidth(width: Double) throws {
    let text = Text("The weights of the machine are set to zero and then start again")
    let first = lines(try layout(text, width))
    let own = try #require(first.map(\.width).max())
    #expect(lines(try layout(text, own)).map(\.string) == first.map(\.string))
  }

  @Test("A word moves with its font and its style")
  func wordMovesWithItsStyle() throws {
    let text = Text("aa bb ") + Text("cc").font(.system(size: 9)) + Text(" dd").bold()
    let found = lines(try layout(text, 80))
    #expect(found.map(\.string) == ["aa bb", "cc dd"])
    #expect(found.last?.spans.map(\.length) == [2, 3])
    #expect(found.last?.spans.map(\.font.size) == [9, 17])
    #expect(found.last?.spans.map(\.font.weight) == [.regular, .bold])
  }

  @Test("A truncated text is not changed")
  func truncatedTextIsNotChanged() throws {
    let text = Text("aa bb cc dd ee ff").lineLimit(2)
    let scene = try Scene(of: text.frame(width: 80), in: .sizeThatFits, measuring: PushingText())
    #expect(lines(scene).first?.string == "aa bb cc")
  }

  @Test("BlockText fills each line")
  func blockTextFillsEachLine() throws {
    #expect(
      lines(try layout(Text("aa bb cc dd"), 80, BlockText())).map(\.string) == ["aa bb cc", "dd"])
  }

  @Test(
    "A line that ends within a word is marked, and its word is reported",
    arguments: [
      ("Lantern Mug", 60, ["Lantern"], [true, false]),
      ("€1,299.99", 80, ["€1,299.99"], [true, false]),
      ("a Quinces b", 60, ["Quinces"], [false, true, false]),
      ("two words", 50, [], [false, false]),
      ("漢字漢字", 20, [], [false, false]),
    ] as [(String, Double, [String], [Bool])])
  func lineThatEndsWithinWord(
    text: String, width: Double, words: [String], marks: [Bool]
  ) throws {
    let scene = try layout(Text(text), width, BlockText())
    #expect(lines(scene).map(\.breaksWord) == marks)
    #expect(
      scene.diagnostics.map(\.kind) == words.map { .brokenWord($0, isAvoidable: false) })
    #expect(scene.diagnostics.allSatisfy { $0.severity == .warning })
    // The mark is part of an encoded scene.
    let decoded = try JSONDecoder().decode(Scene.self, from: JSONEncoder().encode(scene))
    #expect(lines(decoded).map(\.breaksWord) == marks)
  }

  @Test("A text that the edge of the image cuts is a warning")
  func textAtTheEdgeOfTheImage() throws {
    let wide = try Scene(
      of: Text("abcdef").fixedSize(), in: .fixed(Size(width: 40, height: 40)),
      measuring: BlockText())
    #expect(wide.diagnostics.map(\.kind) == [.outsideCanvas])
    #expect(wide.diagnostics.map(\.severity) == [.warning])
    let scrolled = try Scene(
      of: ScrollView { Text("abcdef").fixedSize() }, in: .fixed(Size(width: 40, height: 40)),
      measuring: BlockText())
    #expect(!scrolled.diagnostics.map(\.kind).contains(.outsideCanvas))
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
