// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeRuns

@Suite("The names of files") struct SnapshotNameTests {
  @Test(
    "Letters, digits and _ are kept, and each run of other characters is a hyphen",
    arguments: [
      ("", ""), ("testCard", "testCard"), ("Card view_2", "Card-view_2"), ("`Cart`()", "Cart"),
      ("  a  --  b  ", "a-b"), ("-a-", "a"), ("()", ""), ("a\r\nb\u{0}c", "a-b-c"),
      ("Größe (2)", "Größe-2"), ("e\u{301}t\u{E9}", "e\u{301}t\u{E9}"), ("日本 語", "日本-語"),
      ("٣", "٣"), ("👩‍👧", ""), ("a👍b", "a-b"), ("_", "_"),
    ])
  func fileName(text: String, name: String) {
    #expect(Array(SnapshotName.fileName(text).utf8) == Array(name.utf8))
  }

  @Test("An ASCII text has the name that its parts between other characters form")
  func generated() {
    var generator = SeededGenerator(seed: 3)
    let letters = Array("abzAZ019_ -./()\n\u{7F}@[`{")
    for _ in 0..<2_000 {
      let text = String(
        (0..<generator.below(12)).map { _ in letters[generator.below(letters.count)] })
      let parts = text.split { !"abzAZ019_".contains($0) }
      #expect(SnapshotName.fileName(text) == parts.joined(separator: "-"), "\(text)")
    }
  }
}
