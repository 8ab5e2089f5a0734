// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots
import TintypeTestSupport

@Suite("Differences of texts")
struct TextDifferenceTests {
  private func difference(_ old: String, _ new: String) throws -> TextDifference {
    try #require(TextDifference(from: old, to: new))
  }

  /// Returns the changed lines with their signs.
  private func changes(_ old: [String], _ new: [String]) throws -> [String] {
    let difference = try difference(old.joined(separator: "\n"), new.joined(separator: "\n"))
    return difference.hunks.flatMap(\.lines).compactMap { line in
      switch line.kind {
      case .kept: nil
      case .removed: "-" + line.text
      case .added: "+" + line.text
      }
    }
  }

  @Test(
    "Texts with equal bytes have no difference",
    arguments: ["", "a", "a\n", "\n\n", "é\r\n", "🎉\u{0}"])
  func none(text: String) {
    #expect(TextDifference(from: text, to: text) == nil)
  }

  @Test("Texts that only look equal have a difference")
  func spellings() throws {
    #expect("\u{E9}" == "e\u{301}")
    #expect(try changes(["\u{E9}"], ["e\u{301}"]).count == 2)
  }

  @Test("Lines are counted from 1")
  func numbers() throws {
    let old = (1...30).map(String.init)
    var new = old
    new[9] = "ten"
    new.remove(at: 24)
    let hunks = try difference(old.joined(separator: "\n"), new.joined(separator: "\n")).hunks
    #expect(
      hunks.map { [$0.oldStart, $0.oldCount, $0.newStart, $0.newCount] } == [
        [6, 9, 6, 9], [21, 9, 21, 8],
      ])
  }

  @Test(
    "Changes up to eight lines apart are in one hunk",
    arguments: [(7, 1), (8, 1), (9, 2)])
  func hunks(gap: Int, count: Int) throws {
    let between = (0..<gap).map(String.init)
    let old = ["a"] + between + ["b"]
    let new = ["A"] + between + ["B"]
    let hunks = try difference(old.joined(separator: "\n"), new.joined(separator: "\n")).hunks
    #expect(hunks.count == count)
  }

  @Test("Removed lines precede added ones")
  func order() throws {
    #expect(try changes(["a", "1", "2", "b"], ["a", "3", "4", "b"]) == ["-1", "-2", "+3", "+4"])
  }

  @Test("Lines that occur once are anchors")
  func anchors() throws {
    let old = ["{", "one", "}", "{", "two", "}", "{", "three", "}"]
    let new = ["{", "one", "}", "{", "new", "}", "{", "two", "}", "{", "three", "}"]
    #expect(try changes(old, new) == ["+{", "+new", "+}"])
  }

  @Test("Rare lines are anchors if no line occurs once")
  func rareLines() throws {
    let filler = (0..<40).flatMap { _ in ["(", "[", "("] }
    let old = ["["] + filler + ["rare"] + filler + ["rare", "(", "("]
    let new = ["("] + filler + ["rare"] + filler + ["rare", "[", "["]
    let changed = try changes(old, new)
    #expect(!changed.contains("-rare") && !changed.contains("+rare"))
    #expect(changed.count <= 6)
  }

  @Test("The shorter of two swapped blocks is moved")
  func movedBlocks() throws {
    let (first, second) = ((0..<50).map { "first \($0)" }, (0..<20).map { "second \($0)" })
    let changed = try changes(first + second, second + first)
    #expect(changed.count == 40)
    #expect(changed.allSatisfy { $0.dropFirst().hasPrefix("second") })
  }

  // MARK: Positions

  @Test(
    "An added block begins where a reader expects it",
    arguments: [
      // A function after another one, separated by a blank line.
      (
        ["func a() {", "}", "", "func c() {", "}"],
        ["func a() {", "}", "", "func b() {", "}", "", "func c() {", "}"],
        ["+func b() {", "+}", "+"]
      ),
      // A list element with a closing line.
      (
        ["[", "  {", "    1", "  },", "  {", "    3", "  },", "]"],
        ["[", "  {", "    1", "  },", "  {", "    2", "  },", "  {", "    3", "  },", "]"],
        ["+  {", "+    2", "+  },"]
      ),
      // A tree element that is marked only by its indentation.
      (
        ["▿ 2", "  ▿ A", "    - x", "  ▿ A", "    - z"],
        ["▿ 2", "  ▿ A", "    - x", "  ▿ A", "    - y", "  ▿ A", "    - z"],
        ["+  ▿ A", "+    - y"]
      ),
      // Of equal lines, the last one is added.
      (["a", "a"], ["a", "a", "a"], ["+a"]),
    ])
  func places(old: [String], new: [String], expected: [String]) throws {
    #expect(try changes(old, new) == expected)
    #expect(try changes(new, old) == expected.map { "-" + $0.dropFirst() })
  }

  // MARK: Rendering as text

  @Test("The marked text has the form of swift-snapshot-testing")
  func marked() throws {
    let old = "▿ 2 elements\n  - \"Hello\"\n  - \"World\"\n"
    let new = "▿ 2 elements\n  - \"Goodbye\"\n  - \"World\"\n"
    #expect(
      try difference(old, new).marked()
        == """
        @@ \u{2212}1,4 +1,4 @@
        \u{2007}▿ 2 elements
        \u{2212}  - "Hello"
        +  - "Goodbye"
        \u{2007}  - "World"
        """)
  }

  @Test("Trailing spaces are marked")
  func trailingSpaces() throws {
    #expect(
      try difference("a \nb\n ", "a \nb \n ").marked()
        == "@@ \u{2212}1,3 +1,3 @@\n\u{2007}a ¬\n\u{2212}b\n+b ¬\n\u{2007} ¬")
  }

  @Test("Control characters are visible, and lookalikes are escaped")
  func visible() throws {
    #expect(
      try difference("a\r\ncaf\u{E9}\u{1B}", "a\ncafe\u{301}\u{1B}").marked()
        == """
        @@ \u{2212}1,2 +1,2 @@
        \u{2212}a␍
        \u{2212}caf\\u{E9}␛
        +a
        +cafe\\u{301}␛
        """)
  }

  @Test("Omitted lines are counted")
  func bounded() throws {
    let old = (0..<2_000).map { "\($0)" }
    let new = old.map { Int($0).map { $0 % 100 == 50 ? "new" : "\($0)" } ?? "" }
    let difference = try difference(old.joined(separator: "\n"), new.joined(separator: "\n"))
    func last(_ limit: Int) -> String {
      difference.marked(limit: limit).split(separator: "\n").last.map(String.init) ?? ""
    }
    assertTexts([22, 27, 28, 209, 219].map { ("\($0) lines", last($0)) })
    #expect(last(220) == "\u{2007}1954")
    for limit in 10...220 {
      #expect(difference.marked(limit: limit).split(separator: "\n").count <= limit + 1)
    }
    #expect(difference.marked(limit: -1) == difference.marked(limit: 10))
  }

  @Test("A first change that exceeds the limit shows both sides")
  func longChange() throws {
    let old = (0..<1_000).map { "old \($0)\n" }.joined()
    let new = (0..<1_000).map { "new \($0)\n" }.joined()
    let marked = try difference(old, new).marked(limit: 10)
    #expect(marked.split(separator: "\n").count { $0.hasPrefix("\u{2212}old") } == 4)
    #expect(marked.split(separator: "\n").count { $0.hasPrefix("+new") } == 5)
    assertText(marked)
  }

  @Test("A long line shows only its differing part")
  func longLines() throws {
    let (start, end) = (String(repeating: "ä", count: 5_000), String(repeating: "z", count: 5_000))
    let lines = try difference(start + "OLD" + end, start + "NEW" + end).marked()
      .split(separator: "\n")
    let (before, after) = (
      String(repeating: "ä", count: 125), String(repeating: "z", count: 372)
    )
    #expect(lines.dropFirst() == ["\u{2212}…\(before)OLD\(after)…", "+…\(before)NEW\(after)…"])
  }

  @Test("The unified difference is complete")
  func unified() throws {
    let old = (0..<1_000).map { "old \($0)\n" }.joined()
    let new = String(repeating: "x", count: 1_000)
    let lines = try difference(old, new).unified.split(separator: "\n")
    #expect(lines.count == 1_003)
    #expect(lines.last?.count == 1_001)
  }

  // MARK: Line endings

  static let lineEnds: [(name: String, old: String, new: String)] = [
    ("CRLF to LF", "a\r\nb\r\n", "a\nb\n"),
    ("LF to CRLF", "a\nb\n", "a\r\nb\n"),
    ("a line feed less", "a\n", "a"),
    ("a line feed more", "a\r\n", "a\r\n\n"),
  ]

  @Test("A difference in line endings alone has a note with instructions") func lineEnds() throws {
    assertTexts(
      try Self.lineEnds.map { name, old, new in
        let difference = try difference(old, new)
        #expect(difference.words(limit: 5) == [], "\(name)")
        return (name, try #require(difference.note))
      })
  }

  @Test(
    "A difference in more than line endings has no such note",
    arguments: [("a\r\nb\n", "a\nc\n"), ("a\r", "a"), ("a\n\n\n", "a\n"), ("a\nb", "a"), ("", "a")])
  func otherDifferences(old: String, new: String) throws {
    #expect(try difference(old, new).note == nil)
  }
}
