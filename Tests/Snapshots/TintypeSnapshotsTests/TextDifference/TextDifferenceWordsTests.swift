// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots

@Suite("Descriptions of text changes")
struct TextDifferenceWordsTests {
  private func words(_ old: String, _ new: String, limit: Int = 5) throws -> [String] {
    try #require(TextDifference(from: old, to: new)).words(limit: limit)
  }

  @Test(
    "A changed line is described by its differing words",
    arguments: [
      ("Hello World", "Hello There", "World → There"),
      ("Help", "Hello", "Help → Hello"),
      (#"  "count": 3,"#, #"  "count": 4,"#, "3 → 4"),
      ("x: 1.5", "x: 1.25", "x 1.5 → 1.25"),
      ("(4, 4)", "(-4, 4)", "4 → -4"),
      ("a-1", "a-2", "1 → 2"),
      ("▿ 2 elements", "▿ 3 elements", "2 → 3"),
      ("größer", "großer", "größer → großer"),
      ("eins zwei drei", "eins zwei vier drei", "added \"vier \""),
      ("a, b, c", "a, c", "removed \"b, \""),
      ("f(a)", "f(a, b)", "added , b"),
      ("a;", "a", "removed ;"),
      ("  a", "    a", "added \"  \""),
      ("\ta", "a", "removed ␉"),
      ("a b", "a\tb", "\" \" → ␉"),
      ("a\u{1B}", "a\u{7}", "␛ → ␇"),
      ("old", "new", "old → new"),
      ("", "new", "added new"),
      ("old", "", "removed old"),
      ("caf\u{E9}", "cafe\u{301}", "caf\\u{E9} → cafe\\u{301}"),
      ("👨‍👩‍👧 1", "👨‍👩‍👦 1", "👨‍👩‍👧 → 👨‍👩‍👦"),
    ])
  func words(old: String, new: String, expected: String) throws {
    #expect(try words(old, new) == ["line 1 · " + expected])
    if old.isEmpty || new.isEmpty { return }
    // The same lines between other lines.
    #expect(
      try words("a\n" + old + "\nb\nc", "a\n" + new + "\nb\nc") == ["line 2 · " + expected])
  }

  @Test(
    "A string that changed completely is described with its quotation marks",
    arguments: [
      ("- \"Hello\"", "- \"Goodbye\"", "\"Hello\" → \"Goodbye\""),
      ("- \"\"", "- \"Goodbye\"", "\"\" → \"Goodbye\""),
      ("- \"Hello you\"", "- \"Hello me\"", "you → me"),
    ])
  func quotations(old: String, new: String, expected: String) throws {
    #expect(try words(old, new) == ["line 1 · " + expected])
  }

  @Test(
    "A changed value is described with the name before it",
    arguments: [
      ("frame width 40 points", "frame width 44 points", "width 40 → 44"),
      ("width: 40", "width: 44", "width 40 → 44"),
      ("<a width=\"40\">", "<a width=\"44\">", "width \"40\" → \"44\""),
      ("let x = a", "let x = b", "x a → b"),
      ("- padding.leading: 12", "- padding.leading: 16", "padding.leading 12 → 16"),
      ("width a", "width b", "a → b"),
      ("12:30", "12:45", "30 → 45"),
      ("1 2", "1 3", "2 → 3"),
    ])
  func names(old: String, new: String, expected: String) throws {
    #expect(try words(old, new) == ["line 1 · " + expected])
  }

  @Test("Lines without a counterpart are described as added or removed")
  func lines() throws {
    #expect(try words("a\nb\nc\nd\ne", "a\ne") == ["lines 2–4 removed"])
    #expect(try words("a\ne", "a\nb\ne") == ["line 2 added"])
    #expect(
      try words("a\nb\nc\n", "a\nx 1\nx 2\nx 3\nc\n") == ["line 2 removed", "lines 2–4 added"])
  }

  @Test("A moved line is described with its old and new number")
  func movedLines() throws {
    #expect(
      try words("a\nb\nc\nd 1", "new\na\nb\nc\nd 2") == [
        "line 1 added", "line 4 (now 5) · d 1 → 2",
      ])
  }

  @Test("With unequal counts, the most similar lines are paired")
  func alike() throws {
    #expect(
      try words("a\n  width: 40\nb", "a\n  height: 12\n  width: 44\n  depth: 1\nb")
        == ["line 2 added", "line 2 (now 3) · width 40 → 44", "line 4 added"])
  }

  @Test("Many lines with unequal counts are described as a whole")
  func manyLines() throws {
    let old = (1...20).map { "old \($0)" }.joined(separator: "\n")
    let new = (1...30).map { "new \($0)" }.joined(separator: "\n")
    #expect(try words(old, new) == ["lines 1–20 removed", "lines 1–30 added"])
  }

  @Test("Long words are abbreviated in the middle")
  func longWordsAreAbbreviatedInMiddle() throws {
    let (long, other) = (String(repeating: "a", count: 50), String(repeating: "b", count: 50))
    #expect(
      try words(long, other) == [
        "line 1 · \(long.prefix(20))…\(long.prefix(19)) → \(other.prefix(20))…\(other.prefix(19))"
      ])
  }

  @Test("Long words are abbreviated around their differing middle")
  func longWordsAreAbbreviatedAroundTheirDifferingMiddle() throws {
    let long = String(repeating: "a", count: 50)
    let sentence = try #require(words(long + "1" + long, long + "2" + long).first)
    #expect(
      sentence == "line 1 · …\(long.prefix(20))1\(long.prefix(19))… → "
        + "…\(long.prefix(20))2\(long.prefix(19))…")
  }

  @Test(
    "A description has a limited number of sentences",
    arguments: [
      (5, ["line 1 · a → 1", "line 2 · b → 2", "line 3 · c → 3"]),
      (3, ["line 1 · a → 1", "line 2 · b → 2", "line 3 · c → 3"]),
      (2, ["line 1 · a → 1", "line 2 · b → 2", "and 1 more change"]),
      (1, ["line 1 · a → 1", "and 2 more changes"]),
      (0, ["3 more changes"]),
      (-1, ["3 more changes"]),
    ])
  func limit(limit: Int, expected: [String]) throws {
    #expect(try words("a\nb\nc", "1\n2\n3", limit: limit) == expected)
  }

  @Test("Changes are available as values")
  func changes() throws {
    let difference = try #require(TextDifference(from: "a\nwidth: 4\nb", to: "width: 5\nb\nc\nd"))
    #expect(
      difference.changes == [
        .removed(lines: 1...1),
        .words(oldLine: 2, newLine: 1, name: "width", old: "4", new: "5"),
        .added(lines: 3...4),
      ])
  }
}
