// SPDX-License-Identifier: MIT

import Testing
import TintypeComparison
import TintypeImaging
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns
import TintypeScene

@Suite("Causes of the changes of a run") struct ReviewCauseTests {
  private let padding = CauseName("padding", "12 → 16")
  private let text = CauseName("text", "\"Add\" → \"Buy\"")

  private func change(
    _ test: String, _ causes: DifferenceCauses?, fingerprint: [Int]? = nil, digest: String = "00"
  ) -> JournalRecord {
    var record = record(test, .changed, digest: digest)
    record.fingerprint = fingerprint
    record.causes = causes
    let size = PixelSize(width: 100, height: 100)
    record.pixels = JournalRecord.PixelSummary(
      differing: causes?.account?.differing ?? 9, total: 10_000, referenceSize: size,
      actualSize: size)
    return record
  }

  private func members(_ records: [JournalRecord]) -> [String: [Int]] {
    Dictionary(
      uniqueKeysWithValues: ReviewCauses(of: records).all.map { ($0.title, $0.members) })
  }

  @Test("An image belongs to each of its causes, whatever its other causes are")
  func mixtures() {
    let records = [
      change("a", charged([(padding, 5)])), change("b", charged([(padding, 5), (text, 3)])),
      change("c", charged([(text, 3)])),
    ]
    #expect(
      members(records) == ["padding 12 → 16": [0, 1], "text \"Add\" → \"Buy\"": [1, 2]])
  }

  @Test("A token with other values in light and dark appearance is one cause")
  func tokens() {
    let names = ["#CC4729 → #1A736B", "#FF6B4A → #2FB5A8"].map {
      CauseName("color “accent”", $0, isToken: true)
    }
    let records = names.enumerated().map { change("t\($0)", charged([($1, 5)])) }
    #expect(
      members(records)
        == ["color “accent” #CC4729 → #1A736B, #FF6B4A → #2FB5A8": [0, 1]])
  }

  @Test("Drawings without values are causes of one snapshot each")
  func localCauses() {
    let drawing = CauseName("drawing of Canvas", isLocal: true)
    let causes = ReviewCauses(
      of: ["a", "b"].map { change($0, charged([(drawing, 5)])) }
    ).all
    #expect(causes.map(\.members) == [[0], [1]])
  }

  @Test("Pixels of another environment have a cause of their own")
  func environment() {
    let records = [change("a", charged([(padding, 5)], environment: 7))]
    #expect(members(records) == ["padding 12 → 16": [0], "another environment": [0]])
  }

  @Test("Causes decide on an image only if they explain all of its pixels")
  func explanations() {
    let cases: [(DifferenceCauses?, isDecided: Bool, unexplained: Int)] = [
      (charged([(padding, 5)]), true, 0), (charged([(padding, 5)], unexplained: 1), false, 1),
      (nil, false, 0), (charged([], unexplained: 4), false, 4),
    ]
    for (causes, isDecided, unexplained) in cases {
      let explanation = ReviewCauses(of: [change("a", causes)]).explanations[0]
      #expect(explanation?.isDecidedByCauses == isDecided)
      #expect(explanation?.unexplained == unexplained)
    }
  }

  @Test(
    "The pixels of an image with an unknown component are not charged, which is not unexplained")
  func withoutAccount() throws {
    let cause = SceneDifference.Change(
      kind: .attribute("padding[0].top", old: .number(12), new: .number(16)),
      path: NodePath("Form/Button[0]"))
    let record = change(
      "a", DifferenceCauses(changes: [DifferenceCauses.Cause(change: cause)]))
    let review = ReviewCauses(of: [record])
    #expect(review.all.map(\.title) == ["padding 12 → 16"])
    #expect(review.all.map(\.types) == [["Button"]])
    let explanation = try #require(review.explanations[0])
    #expect(explanation.unexplained == 0 && !explanation.isCharged)
    #expect(!explanation.isDecidedByCauses)
    #expect(explanation.ownDecisionReason == "pixels that are not charged to causes")
  }

  @Test("Values in light appearance come first in the title, whatever the order of the images")
  func lightFirst() throws {
    let (light, dark) = ("#CC4729 → #1A736B", "#FF6B4A → #2FB5A8")
    func image(_ test: String, _ values: String, isDark: Bool) throws -> JournalRecord {
      var causes = charged([(CauseName("color “accent”", values, isToken: true), 5)])
      causes.account?.causes[0].isDark = isDark ? true : nil
      return change(test, causes)
    }
    let title = "color “accent” \(light), \(dark)"
    for names in [("a", "b"), ("b", "a")] {
      let records = try [
        image(names.0, light, isDark: false), image(names.1, dark, isDark: true),
      ].sorted { $0.snapshot.test < $1.snapshot.test }
      #expect(ReviewCauses(of: records).all.map(\.title) == [title])
    }
  }

  @Test("A pixel that is charged to two changes with the same name counts once")
  func sharedPixels() throws {
    var causes = charged([(padding, 5), (padding, 4)])
    causes.account?.charges = [
      PixelAccount.Charge(causes: [0], pixels: 5), PixelAccount.Charge(causes: [0, 1], pixels: 4),
    ]
    #expect(ReviewCauses(of: [change("a", causes)]).all.map(\.pixels) == [9])
  }

  @Test(
    "Causes do not decide on an image with a damaged account",
    arguments: [
      { $0.charges = [] },
      { $0.charges[0].pixels = 4 },
      { $0.charges[0].pixels = .max },
      { $0.charges += $0.charges },
      { $0.charges[0].causes = [7] },
      { $0.charges[0].causes = [-1] },
      {
        $0.environment = -1; $0.charges[0].pixels = 6
      },
      { $0.unexplained = .min },
      { $0.causes[0].pixels = .max },
      { $0.causes[0].sharedPixels = .max },
      { $0.causes[0].nodes = .max },
      {
        $0.differing = 6; $0.charges[0].pixels = 6
      },
    ] as [@Sendable (inout PixelAccount) -> Void])
  func damaged(damage: @Sendable (inout PixelAccount) -> Void) throws {
    var causes = charged([(padding, 5)])
    var record = change("a", causes)
    #expect(ReviewCauses(of: [record]).explanations[0]?.isDecidedByCauses == true)
    var account = try #require(causes.account)
    damage(&account)
    causes.account = account
    record.causes = causes
    let explanation = ReviewCauses(of: [record]).explanations[0]
    #expect(explanation?.isDecidedByCauses != true)
  }

  @Test("Images without causes form a cause of similar appearance, also transitively")
  func similarAppearance() {
    func vector(_ degrees: Double) -> [Int] {
      let radians = degrees * .pi / 180
      return [Int(2000 * cosine(radians)), Int(2000 * cosine(.pi / 2 - radians))]
    }
    let records = [0.0, 12, 24, 60, 90].enumerated().map {
      change("t\($0)", nil, fingerprint: vector($1))
    }
    let review = ReviewCauses(of: records)
    // The first and the third differ by 24 degrees, a cosine of 0.91.
    #expect(review.all.map(\.members) == [[0, 1, 2]])
    #expect(review.all.map(\.isSimilarAppearance) == [true])
    #expect(
      (0..<5).map { review.explanations[$0]?.isDecidedByCauses } == [
        true, true, true, false, false,
      ])
  }

  @Test("Only changed snapshots have causes", arguments: JournalRecord.Outcome.allCases)
  func outcomes(outcome: JournalRecord.Outcome) {
    var record = change("a", charged([(padding, 5)]))
    record.outcome = outcome
    #expect(ReviewCauses(of: [record]).all.count == (outcome == .changed ? 1 : 0))
  }

  @Test("Causes are sorted by their snapshots, then by their pixels")
  func order() {
    let names = ["a", "b", "c"].map { CauseName($0, "1 → 2") }
    let records = [
      change("1", charged([(names[0], 5)])), change("2", charged([(names[1], 9)])),
      change("3", charged([(names[2], 1)])), change("4", charged([(names[2], 1)])),
    ]
    #expect(ReviewCauses(of: records).all.map(\.title) == ["c 1 → 2", "b 1 → 2", "a 1 → 2"])
  }

  @Test("The identifier of a cause depends on its members, images and references")
  func identifiers() throws {
    func id(_ records: [JournalRecord]) throws -> String {
      try #require(ReviewCauses(of: records).all.first).id
    }
    let two = ["a", "b"].map { change($0, charged([(padding, 5)])) }
    let first = try id(two)
    #expect(first.wholeMatch(of: /[0-9a-f]{12}/) != nil)
    #expect(try id(two.reversed()) == first)
    #expect(try id(two + [change("c", charged([(padding, 5)]))]) != first)
    #expect(try id([change("a", charged([(padding, 5)]), digest: "11"), two[1]]) != first)
    var other = two
    other[0].digests?.reference = "22"
    #expect(try id(other) != first)
  }
}

@Suite("Outliers of a cause") struct CauseOutlierTests {
  private let padding = CauseName("padding", "12 → 16")

  private func outliers(_ causes: [DifferenceCauses]) -> [ReviewCause.Outlier] {
    let records = causes.enumerated().map { index, causes in
      var record = record("t\(index)", .changed)
      record.causes = causes
      return record
    }
    return ReviewCauses(of: records).all.flatMap(\.outliers)
  }

  private func usual(_ count: Int) -> [DifferenceCauses] {
    (0..<count).map { charged([(padding, 100 + $0)]) }
  }

  @Test("Members that look alike are no outliers")
  func none() {
    #expect(outliers(usual(9)).isEmpty)
  }

  @Test("A member with a new warning is an outlier")
  func warning() {
    let clipped = charged([(padding, 100)], warnings: ["Form/Text[0]: the text is clipped"])
    #expect(
      outliers(usual(2) + [clipped]) == [
        ReviewCause.Outlier(
          member: 2, reason: "new warning: Form/Text[0]: the text is clipped")
      ])
  }

  @Test(
    "A member whose nodes differ in many more or fewer pixels is an outlier",
    arguments: [
      (900, 1, "a larger difference"), (10, 1, "a smaller difference"), (900, 9, nil),
    ])
  func magnitude(pixels: Int, nodes: Int, reason: String?) {
    let member = charged([(padding, pixels)], nodes: nodes)
    #expect(outliers(usual(5) + [member]).map(\.reason) == [reason].compactMap(\.self))
  }

  @Test("A member with another type of nodes than all others is an outlier")
  func place() {
    let member = charged([(padding, 100)], types: ["NavigationBar"])
    #expect(outliers(usual(5) + [member]).map(\.reason) == ["in NavigationBar"])
    #expect(outliers(usual(5) + [member, member]).isEmpty)
  }

  @Test("A member in which a token has another newer value is an outlier")
  func value() {
    let causes = ["#111111", "#111111", "#222222"].map {
      charged([(CauseName("color “accent”", "#000000 → \($0)", isToken: true), 100)])
    }
    #expect(outliers(causes).map(\.member) == [2])
    #expect(outliers(Array(causes.dropFirst())).isEmpty)
  }
}

/// Returns the cosine, computed by its series without a library.
private func cosine(_ angle: Double) -> Double {
  var (sum, term) = (1.0, 1.0)
  for step in 1...12 {
    term *= -angle * angle / Double((2 * step - 1) * (2 * step))
    sum += term
  }
  return sum
}
