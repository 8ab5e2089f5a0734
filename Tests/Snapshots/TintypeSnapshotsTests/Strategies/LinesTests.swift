// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots
import TintypeSnapshotsTestSupport
import TintypeTestSupport

@Suite("Comparison of texts")
struct LinesTests {
  /// Returns the unified difference between a reference and a text, or `nil` if they are equal.
  private func difference(_ old: [UInt8], _ new: String) throws -> String? {
    switch try Diffing.lines.compare(old, new) {
    case .same: return nil
    case .different(let difference):
      guard let lines = difference as? TextDifference else { return nil }
      #expect(difference.artifact == Array(lines.unified.utf8))
      return lines.unified
    }
  }

  private func difference(_ old: String, _ new: String) throws -> String? {
    try difference(Array(old.utf8), new)
  }

  @Test("Texts with equal bytes are equal", arguments: ["", "a", "a\n", "\n\n", "é\r\n", "🎉\u{0}"])
  func same(text: String) throws {
    #expect(try difference(text, text) == nil)
  }

  @Test(
    "Texts differ line by line",
    arguments: [
      ("a", "b", "@@ -1,1 +1,1 @@\n-a\n+b\n"),
      ("a\nb\nc", "a\nx\nc", "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"),
      ("a\nb", "a\nb\nc", "@@ -1,2 +1,3 @@\n a\n b\n+c\n"),
      ("a\nb", "b", "@@ -1,2 +1,1 @@\n-a\n b\n"),
      ("a\n", "a", "@@ -1,2 +1,1 @@\n a\n-\n"),
      ("", "a", "@@ -1,1 +1,1 @@\n-\n+a\n"),
      ("a\nb\nb", "b\na\nb", "@@ -1,3 +1,3 @@\n-a\n b\n+a\n b\n"),
    ])
  func unified(old: String, new: String, expected: String) throws {
    #expect(try difference(old, new) == expected)
  }

  @Test("A hunk has up to four lines of context, and distant changes have separate hunks")
  func hunks() throws {
    let old = (1...30).map(String.init)
    var new = old
    new[9] = "ten"
    new.remove(at: 24)
    let expected = """
      @@ -6,9 +6,9 @@
       6
       7
       8
       9
      -10
      +ten
       11
       12
       13
       14
      @@ -21,9 +21,8 @@
       21
       22
       23
       24
      -25
       26
       27
       28
       29

      """
    #expect(
      try difference(old.joined(separator: "\n"), new.joined(separator: "\n")) == expected)
  }

  @Test("Carriage returns are shown if only one side has them")
  func carriageReturns() throws {
    #expect(
      try difference("a\r\nb\r\n", "a\nb\r\n") == "@@ -1,3 +1,3 @@\n-a␍\n+a\n b␍\n \n")
  }

  @Test("Texts that look equal differ, and their scalars are escaped")
  func spellings() throws {
    #expect(
      try difference("caf\u{E9}\nTür", "cafe\u{301}\nTür")
        == "@@ -1,2 +1,2 @@\n-caf\\u{E9}\n+cafe\\u{301}\n Tür\n")
  }

  @Test("Control characters are visible")
  func controls() throws {
    #expect(try difference("a\u{1B}[0m\t", "a") == "@@ -1,1 +1,1 @@\n-a␛[0m\t\n+a\n")
  }

  @Test("Long texts without common lines are compared quickly")
  func manyLines() throws {
    let old = (0..<20_000).map { "old \($0)\n" }.joined()
    let new = (0..<20_000).map { "new \($0)\n" }.joined()
    let start = try difference(old, new)?.prefix(31)
    #expect(start == "@@ -1,20001 +1,20001 @@\n-old 0\n")
  }

  @Test("Texts are stored as UTF-8 with the extension txt")
  func encoding() throws {
    #expect(try Diffing.lines.encode("é\n") == [0xC3, 0xA9, 0x0A])
    #expect(Snapshotting<String, String>.lines.pathExtension == "txt")
  }

  @Test("The lines strategy can be pulled back to other values")
  func pullback() throws {
    struct User { var name: String }
    let profile = Snapshotting<String, String>.lines.pullback { (user: User) in user.name }
    #expect(try profile.snapshot(User(name: "Ada")).get() == "Ada")
    #expect(profile.pathExtension == "txt")
  }

  @Test("An error of a throwing pullback is reported")
  func throwingPullback() throws {
    let failing = Snapshotting<String, String>.lines.pullback { (_: Int) in throw Mishap() }
    let result = try TemporaryPackage().verify(1, as: failing)
    assertText(result.message ?? "")
  }
}
