// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Text layout")
struct TextLayoutTests {
  @Test("Text wraps at the proposed width and is as wide as its widest line")
  func wraps() throws {
    let scene = try lay(Text("hello wide world").id("T"), in: Size(110, 200))
    #expect(scene.frame("T") == Rect(x: 5, y: 80, width: 100, height: 40))
  }

  @Test(
    "Text with a line limit ends with an ellipsis",
    arguments: [
      ("hello wide world", 60, 1, ["hello…"]), ("hello wide world", 130, 1, ["hello wide w…"]),
      ("hello wide world", 50, 1, ["hell…"]), ("hello wide world", 60, 2, ["hello", "wide…"]),
      ("hello wide world", 60, 3, ["hello", "wide", "world"]),
      ("hello", 5, 1, ["…"]), ("hello wide world", 160, 1, ["hello wide world"]),
      ("a\nb", 100, 1, ["a…"]), ("a\nb c\nd", 100, 2, ["a", "b c…"]),
      ("hello", 100, 0, ["hello"]), ("hello wide", 50, -3, ["hell…"]),
    ] as [(String, Double, Int, [String])])
  func limit(text: String, width: Double, limit: Int, lines: [String]) throws {
    let scene = try lay(
      Text(text).lineLimit(limit), in: Size(width, 200), measuring: BlockText(ellipsis: "…"))
    #expect(scene.lines.map(\.string) == lines)
  }

  @Test("Text with a limited height ends with an ellipsis and has at least one line")
  func height() throws {
    for (height, lines) in [
      (59.0, ["hello", "wide…"]), (60, ["hello", "wide", "world"]), (1, ["hello…"]),
    ] {
      let scene = try lay(
        Text("hello wide world"), in: Size(60, height), measuring: BlockText(ellipsis: "…"))
      #expect(scene.lines.map(\.string) == lines)
    }
  }

  @Test("A line limit also applies to paragraphs at the ideal size")
  func ideal() throws {
    let scene = try lay(Text("a\nbcd").lineLimit(1), measuring: BlockText(ellipsis: "…"))
    #expect(scene.lines.map(\.string) == ["a…"])
    #expect(scene.canvas.size == Size(20, 20))
  }

  @Test(
    "Lines of text are aligned",
    arguments: [(TextAlignment.leading, 0), (.center, 20), (.trailing, 40)])
  func alignment(alignment: TextAlignment, x: Double) throws {
    let scene = try lay(Text("abcde\na").multilineTextAlignment(alignment))
    #expect(scene.lines.map(\.origin) == [Point(x: 0, y: 15), Point(x: x, y: 35)])
  }

  @Test(
    "The size of a text is rounded up to whole pixels",
    arguments: [(1, 11), (2, 10.5), (3, 31.0 / 3)])
  func rounding(scale: Double, width: Double) throws {
    let blocks = BlockText(characterSize: Size(10.1, 20))
    let scene = try lay(Text("a"), traits: .displayScale(scale), measuring: blocks)
    #expect(scene.canvas.size == Size(width, 20))
  }

  struct Failure: Error, Equatable {}

  struct FailingText: TextMeasuring {
    func typeset(
      _ runs: [TextRun], width: Double?, maximumLines: Int?, direction: LayoutDirection
    ) throws -> TypesetText {
      throw Failure()
    }
  }

  @Test("Errors of the text measurer are thrown by the layout", arguments: [nil, Size(50, 50)])
  func failure(canvas: Size?) {
    #expect(throws: Failure()) {
      try lay(
        HStack {
          Text("a"); Circle()
        }, in: canvas, measuring: FailingText())
    }
  }
}
