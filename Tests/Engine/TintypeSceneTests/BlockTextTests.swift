// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeScene

@Suite("Block text")
struct BlockTextTests {
  @Test(
    "Block text breaks at spaces, and within words that are too wide",
    arguments: [
      ("hello wide world", 110, ["hello wide", "world"]),
      ("hello wide word", 99, ["hello", "wide word"]),
      ("hello wide world", 50, ["hello", "wide", "world"]),
      ("hello", 20, ["he", "ll", "o"]), ("a hello b", 30, ["a", "hel", "lo", "b"]),
      ("a hello b", 40, ["a", "hell", "o b"]),
      ("hello", 5, ["h", "e", "l", "l", "o"]), ("", 50, [""]), ("\n", 50, ["", ""]),
      ("a\n\nb", 50, ["a", "", "b"]), ("a\r\nb", 50, ["a", "b"]), ("  ab", 50, ["  ab"]),
      ("ab ", 20, ["ab"]), ("ab ", 30, ["ab "]), ("a  b", 10, ["a", "b"]),
      ("a  b", 40, ["a  b"]), ("🙂é한", 20, ["🙂é", "한"]),
    ] as [(String, Double, [String])])
  func breaking(text: String, width: Double, lines: [String]) {
    let set = BlockText().typeset(text, font: .body, width: width)
    #expect(set.lines.map(\.string) == lines)
    #expect(set.lines.allSatisfy { $0.width == Double($0.string.count) * 10 })
    #expect(!set.lines.isEmpty)
  }

  @Test("Block text without a width breaks only at line feeds")
  func noWidth() {
    let set = BlockText().typeset("hello wide\nworld", font: .body, width: nil)
    #expect(set.lines.map(\.string) == ["hello wide", "world"])
  }

  @Test(
    "Block text accepts any width",
    arguments: [0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300, .greatestFiniteMagnitude])
  func anyWidth(width: Double) {
    for side in [10, 0, -10, .nan, .infinity, 1e-300] {
      let blocks = BlockText(characterSize: Size(side, side), ascent: side)
      #expect(!blocks.typeset("hello\nworld", font: .body, width: width).lines.isEmpty)
    }
  }

  @Test(
    "Scenes with block text of invalid character sizes can be encoded",
    arguments: [0, -10, .nan, .infinity, 1e-300])
  func invalidSides(side: Double) throws {
    let blocks = BlockText(characterSize: Size(side, side), ascent: side)
    let component = HStack(alignment: .firstTextBaseline) {
      Text("a b"); Text("c").lineLimit(1)
    }
    let scene = try lay(component, in: Size(40, 20), measuring: blocks)
    #expect(try throughJSON(scene) == scene)
  }

  @Test("Each line of block text has the byte range that it shows")
  func ranges() {
    let set = BlockText().typeset("é wide\n\nb", font: .body, width: 40)
    #expect(set.lines.map(\.range) == [0..<2, 3..<7, 8..<8, 9..<10])
  }

  @Test("Tracking is added between characters, half from each side")
  func tracking() {
    let runs = [
      TextRun(string: "abc", font: .body, tracking: 4), TextRun(string: "de", font: .body),
    ]
    let set = BlockText().typeset(runs, width: nil, maximumLines: nil)
    #expect(set.lines.map(\.width) == [60])
    let narrow = BlockText().typeset(runs, width: 38, maximumLines: nil)
    #expect(narrow.lines.map(\.string) == ["abc", "de"])
  }

  @Test("Block text stops at the maximum number of lines", arguments: [1, 2, 3, 9])
  func most(count: Int) {
    let set = BlockText().typeset(
      [TextRun(string: "aaaa bb\n\ncc", font: .body)], width: 20, maximumLines: count)
    #expect(set.lines.map(\.string) == Array(["aa", "aa", "bb", "", "cc"].prefix(count)))
  }
}
