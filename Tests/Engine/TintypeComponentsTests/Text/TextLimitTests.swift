// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import TintypeComponents
import TintypeComponentsTestSupport

private let long = "hello wide world and all of its people"

@Suite("Text truncation")
struct TextLimitTests {
  private let dotted = BlockText(ellipsis: "…")

  @Test("Truncated text ends with its last whole line if the measurer has no ellipsis")
  func noEllipsis() throws {
    let scene = try lay(Text("hello wide world").lineLimit(1).id("T"), in: Size(60, 200))
    #expect(scene.frame("T")?.size == Size(50, 20))
    #expect(scene.lines.map(\.string) == ["hello"])
    #expect(scene.lines.map(\.isTruncated) == [true])
  }

  @Test("The line limit counts the lines of all paragraphs")
  func paragraphs() throws {
    let scene = try lay(Text("a\nb\nc\nd").lineLimit(3), measuring: dotted)
    #expect(scene.lines.map(\.string) == ["a", "b", "c…"])
  }

  @Test(
    "Text is truncated at the position of its truncation mode",
    arguments: [
      (.tail, 1, ["hello wid…"]), (.head, 1, ["…ts people"]), (.middle, 1, ["hello…ople"]),
      (.tail, 2, ["hello wide", "world and…"]), (.head, 2, ["hello wide", "…ts people"]),
      (.middle, 2, ["hello wide", "world…ople"]),
    ] as [(TruncationMode, Int, [String])])
  func modes(mode: TruncationMode, limit: Int, lines: [String]) throws {
    for traits in [Traits(), .rightToLeft] {
      let scene = try lay(
        Text(long).lineLimit(limit).truncationMode(mode), in: Size(100, 200), traits: traits,
        measuring: dotted)
      #expect(scene.lines.map(\.string) == lines)
      #expect(scene.lines.map(\.isTruncated) == (1...limit).map { $0 == limit })
    }
  }

  @Test(
    "Head and middle truncation show the end of the last paragraph",
    arguments: [(.head, "…last"), (.middle, "first…last")]
      as [(TruncationMode, String)])
  func lastParagraph(mode: TruncationMode, line: String) throws {
    let scene = try lay(
      Text("first\nmiddle\nlast").lineLimit(1).truncationMode(mode), measuring: dotted)
    #expect(scene.lines.map(\.string) == [line])
  }

  @Test("Text is truncated between grapheme clusters")
  func graphemes() throws {
    let family = "👨‍👩‍👧e\u{301}🇩🇪한"
    for mode in TruncationMode.allCases {
      let scene = try lay(
        Text(family + family + family).lineLimit(1).truncationMode(mode), in: Size(40, 20),
        measuring: dotted)
      let line = try #require(scene.lines.first)
      #expect(line.string.count == 4)
      #expect(line.string.allSatisfy { (family + "…").contains($0) })
    }
  }

  @Test("The ellipsis has the attributes of the text that it replaces")
  func ellipsisAttributes() throws {
    let text = Text("abc ") + Text("defghij").bold()
    for (mode, isBold) in [(TruncationMode.tail, [false, true]), (.head, [true])] {
      let scene = try lay(
        text.lineLimit(1).truncationMode(mode), in: Size(60, 20), measuring: dotted)
      let spans = try #require(scene.lines.first?.spans)
      let bold = spans.reduce(into: [Bool]()) {
        if $0.last != ($1.font.weight == .bold) { $0.append($1.font.weight == .bold) }
      }
      #expect(bold == isBold)
    }
  }

  @Test(
    "The height and the line spacing limit the number of lines",
    arguments: [(20, 0, 1), (39, 0, 1), (40, 0, 2), (64, 5, 2), (70, 5, 3), (0, 5, 1), (-9, 0, 1)]
      as [(Double, Double, Int)])
  func height(height: Double, spacing: Double, count: Int) throws {
    let layout = Text("a\nb\nc\nd").lineSpacing(spacing).frame(height: height > 0 ? height : 0)
    let scene = try lay(layout, in: Size(100, 200))
    #expect(scene.lines.count == count)
  }

  @Test("A line reports whether its text was truncated")
  func flag() throws {
    #expect(
      try lay(Text("a b").lineLimit(2), in: Size(10, 90)).lines.allSatisfy { !$0.isTruncated })
    #expect(try lay(Text("a b c").lineLimit(2), in: Size(10, 90)).lines.last?.isTruncated == true)
  }

  @Test(
    "Text takes the space of its reserved lines",
    arguments: [("a", 60), ("a\nb", 60), ("a\nb\nc\nd", 60)])
  func reserved(text: String, height: Double) throws {
    #expect(try lay(Text(text).lineLimit(3, reservesSpace: true)).canvas.size.height == height)
  }

  @Test("The line limit can be a range")
  func ranges() throws {
    func height(_ component: some Component) throws -> Double {
      try lay(component).canvas.size.height
    }
    #expect(try height(Text("a").lineLimit(2...3)) == 40)
    #expect(try height(Text("a\nb\nc\nd").lineLimit(2...3)) == 60)
    #expect(try height(Text("a\nb\nc\nd").lineLimit(...2)) == 40)
    #expect(try height(Text("a").lineLimit(2...)) == 40)
    #expect(try height(Text("a\nb\nc\nd").lineLimit(2...)) == 80)
    #expect(try height(Text("a").lineLimit(2, reservesSpace: true).lineSpacing(7)) == 47)
    #expect(try height(Text("a").lineLimit(Int.min...Int.max)) == 20)
    #expect(try height(Text("a").lineLimit(.max, reservesSpace: true)) == 200_000)
  }

  @Test("The cost of measuring a truncated text depends only on its visible part")
  func cost() throws {
    final class Counting: TextMeasuring {
      private let count = Mutex(0)
      var bytes: Int { count.withLock { $0 } }

      func typeset(
        _ runs: [TextRun], width: Double?, maximumLines: Int?, direction: LayoutDirection
      ) -> TypesetText {
        let set = BlockText().typeset(runs, width: width, maximumLines: maximumLines)
        count.withLock { $0 += set.lines.reduce(0) { $0 + $1.string.utf8.count } }
        return set
      }
    }
    for mode in TruncationMode.allCases {
      let measuring = Counting()
      let text = String(repeating: "word\n", count: 20_000) + String(repeating: "a", count: 50_000)
      let scene = try lay(
        Text(text).lineLimit(2).truncationMode(mode), in: Size(100, 100), measuring: measuring)
      #expect(scene.lines.count == 2)
      #expect(measuring.bytes < 5_000)
    }
  }
}
