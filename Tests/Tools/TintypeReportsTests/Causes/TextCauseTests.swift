// SPDX-License-Identifier: MIT

import Testing
import TintypeComparison
import TintypeImaging
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns

@Suite("Causes of changed texts") struct TextCauseTests {
  private typealias Change = JournalRecord.TextChange

  private func text(_ test: String, _ changes: [JournalRecord.TextChange]?) -> JournalRecord {
    var result = record(test, .changed, digest: "00")
    result.reference = "__Snapshots__/FormTests/LoginTests/\(test).1.txt"
    result.textChanges = changes
    return result
  }

  private func image(_ test: String, _ name: CauseName) -> JournalRecord {
    var result = record(test, .changed, digest: "00")
    result.causes = charged([(name, 9)])
    let size = PixelSize(width: 100, height: 100)
    result.pixels = JournalRecord.PixelSummary(
      differing: 9, total: 10_000, referenceSize: size, actualSize: size)
    return result
  }

  static let names: [(old: String?, new: String?, title: String)] = [
    (
      "  Text[0]  text: \"Add\"  lineLimit: 1", "  Text[0]  text: \"Buy\"  lineLimit: 1",
      "text \"Add\" → \"Buy\""
    ),
    (
      "  Text[0]  padding[0].top: 12  padding[0].bottom: 12",
      "  Text[0]  padding[0].top: 16  padding[0].bottom: 16", "padding 12 → 16"
    ),
    (
      "Text[0]  color: accent #CC4729", "Text[0]  color: accent #1A736B",
      "color “accent” #CC4729 → #1A736B"
    ),
    (
      "  Add. Button.  actions: tap", "  Buy. Button.  actions: tap",
      "line \"Add. Button.\" → \"Buy. Button.\""
    ),
    ("  Add.  actions: tap", "  Add.", "line \"Add.  actions: tap\" → \"Add.\""),
    ("  Only 2 left.", nil, "line \"Only 2 left.\" removed"),
    (nil, "Only 2 left.", "line \"Only 2 left.\" added"),
  ]

  @Test(
    "A changed field of an outline is an attribute, other lines are named by their texts",
    arguments: names)
  func title(old: String?, new: String?, title: String) {
    let causes = ReviewCauses(of: [text("a", [Change(old: old, new: new)])])
    #expect(causes.all.map(\.title) == [title])
    #expect(causes.explanations[0]?.isDecidedByCauses == true)
  }

  @Test("The same change in an image and in texts is one cause, which decides on all of them")
  func sharedCause() throws {
    let replaced = CauseName("text", "\"Add\" → \"Buy\"")
    let causes = ReviewCauses(of: [
      image("a", replaced),
      text("b", [Change(old: "  Text[0]  text: \"Add\"", new: "  Text[0]  text: \"Buy\"")]),
      text("c", [Change(old: "Add to basket. Button.", new: "Buy to basket. Button.")]),
    ])
    #expect(causes.all.map(\.members) == [[0, 1, 2]])
    #expect(causes.all.first?.outliers == [])
    #expect((0...2).allSatisfy { causes.explanations[$0]?.isDecidedByCauses == true })
  }

  @Test("A phrase that differs by more than the replaced text has another cause")
  func otherPhrase() {
    let causes = ReviewCauses(of: [
      image("a", CauseName("text", "\"Add\" → \"Buy\"")),
      text("b", [Change(old: "Add. Button.", new: "Buy. Link.")]),
    ])
    #expect(causes.all.map(\.members) == [[0], [1]])
  }

  @Test("Texts with equal changed lines have one cause, at any positions")
  func equalLines() {
    let change = Change(old: "Add. Button.", new: "Buy. Button.")
    let other = Change(old: "On. Switch.", new: "Off. Switch.")
    let causes = ReviewCauses(of: [text("a", [change]), text("b", [other, change])])
    #expect(causes.all.map(\.members) == [[0, 1], [1]])
  }

  static let incomplete: [[JournalRecord.TextChange]] = [
    // A frame.
    [.init(old: "Text[0]  0 47  390 × 763", new: "Text[0]  0 47  390 × 771")],
    // The nesting.
    [.init(old: "  Add. Button.", new: "    Add. Button.")],
    // A damaged journal.
    [.init(old: nil, new: nil)],
  ]

  @Test("Consequences without a cause need their own decision", arguments: incomplete)
  func consequences(changes: [JournalRecord.TextChange]) {
    let named = Change(old: "Text[0]  text: \"Add\"", new: "Text[0]  text: \"Buy\"")
    #expect(ReviewCauses(of: [text("a", changes)]).explanations[0]?.isDecidedByCauses == false)
    let both = ReviewCauses(of: [text("a", changes + [named])])
    #expect(both.all.map(\.title) == ["text \"Add\" → \"Buy\""])
    #expect(both.explanations[0]?.isDecidedByCauses == false)
  }

  @Test("A text without stored lines, or with too many, has no cause")
  func unknown() {
    let change = Change(old: "a", new: "b")
    for changes in [nil, [], Array(repeating: change, count: 21)] {
      let causes = ReviewCauses(of: [text("a", changes)])
      #expect(causes.all == [])
      #expect(causes.explanations[0]?.isDecidedByCauses == false)
    }
  }

  @Test("A text is not an outlier of a cause, although it has no pixels")
  func magnitude() {
    let name = CauseName("text", "\"Add\" → \"Buy\"")
    let images = (0..<6).map { image("i\($0)", name) }
    let line = Change(old: "Text[0]  text: \"Add\"", new: "Text[0]  text: \"Buy\"")
    #expect(ReviewCauses(of: images + [text("t", [line])]).all.map(\.outliers) == [[]])
  }
}
