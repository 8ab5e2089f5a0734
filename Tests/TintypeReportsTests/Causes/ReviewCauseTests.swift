// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeImaging
import TintypeReports
import TintypeSnapshots
import TintypeComparison

@Suite("Groups of changes") struct ReportGroupTests {
  /// A changed snapshot of a test, with its causes.
  private func change(
    _ test: String,
    _ changes: [SceneDifference.Change]? = nil,
    fingerprint: [Int]? = nil,
    invisible: [SceneDifference.Change] = [],
    unexplained: [Int] = [],
    omitted: Int = 0,
    digest: String = "00"
  ) -> JournalRecord {
    var record = record(test, .changed, digest: digest)
    record.fingerprint = fingerprint
    record.causes = changes.map { changes in
      DifferenceCauses(
        changes: changes.map { DifferenceCauses.Cause(change: $0) }
          + invisible.map { DifferenceCauses.Cause(change: $0, affectsNoPixels: true) },
        unexplainedRegions: unexplained, omittedChanges: omitted)
    }
    return record
  }

  private func attribute(
    _ name: String, _ old: Double, _ new: Double, of path: String = "Form/Button[0]",
    isConsequence: Bool = false
  ) -> SceneDifference.Change {
    SceneDifference.Change(
      kind: .attribute(name, old: .number(Length(old)), new: .number(Length(new))),
      path: NodePath(path), isConsequence: isConsequence)
  }

  private func color(_ token: String?, _ old: Double, _ new: Double) -> SceneDifference.Change {
    func resolved(_ red: Double) -> Attribute.Value {
      .color(ResolvedColor(name: token, red: red, green: 0, blue: 0))
    }
    return SceneDifference.Change(
      kind: .attribute("fill", old: resolved(old), new: resolved(new)), path: NodePath("Card[0]"))
  }

  private func members(_ records: [JournalRecord]) -> [[Int]] {
    ReportGroup.groups(of: records).map(\.members)
  }

  @Test("Changes of the same attribute from the same value to the same value form a group")
  func sameAttribute() throws {
    let records = [
      change("a", [attribute("padding[0].leading", 12, 16)]),
      change("b", [attribute("padding[0].leading", 12, 20)]),
      change("c", [attribute("padding[2].leading", 12, 16, of: "Form/Card#main")]),
      change("d", [attribute("padding[0].trailing", 12, 16)]),
    ]
    let groups = ReportGroup.groups(of: records)
    #expect(groups.map(\.members) == [[0, 2]])
    #expect(
      groups.first?.reason == .changes(["padding.leading 12 → 16"], of: ["Button", "Card"]))
  }

  @Test("Edges of an attribute that change in the same way are combined in one line")
  func joinedParts() throws {
    func reason(_ parts: [(String, Double)]) throws -> ReportGroup.GroupReason {
      let changes = parts.map { attribute("padding[1].\($0)", 8, $1) }
      return try #require(
        ReportGroup.groups(of: [change("a", changes), change("b", changes)]).first
      ).reason
    }
    #expect(try reason([("top", 12)]) == .changes(["padding.top 8 → 12"], of: ["Button"]))
    #expect(
      try reason([("trailing", 12), ("top", 12), ("bottom", 9)])
        == .changes(["padding (top, trailing) 8 → 12", "padding.bottom 8 → 9"], of: ["Button"]))
    #expect(
      try reason(["bottom", "leading", "top", "trailing"].map { ($0, 12) })
        == .changes(["padding 8 → 12"], of: ["Button"]))
  }

  @Test("Changes of the color of a token form a group in light and dark appearance")
  func tokens() throws {
    let records = [
      change("light", [color("accent", 0.2, 0.4)]), change("dark", [color("accent", 0.6, 0.8)]),
      change("other", [color("danger", 0.2, 0.4)]), change("none", [color(nil, 0.2, 0.4)]),
    ]
    let groups = ReportGroup.groups(of: records)
    #expect(groups.map(\.members) == [[0, 1]])
    #expect(groups.first?.reason == .changes(["color “accent”"], of: ["Card"]))
  }

  @Test("Changes with further, unexplained or omitted causes are not in the group")
  func outliers() {
    let padding = attribute("padding[0].leading", 12, 16)
    let records = [
      change("a", [padding]), change("b", [padding]),
      change("c", [padding, attribute("font.size", 17, 18)]),
      change("d", [padding], unexplained: [3]), change("e", [padding], omitted: 1),
    ]
    #expect(members(records) == [[0, 1]])
  }

  @Test(
    "Members may differ in consequences and invisible changes, but not in accessibility")
  func tolerated() {
    let padding = attribute("padding[0].leading", 12, 16)
    let records = [
      change("a", [padding]),
      change("b", [padding, attribute("width", 90, 98, isConsequence: true)]),
      change("c", [padding], invisible: [attribute("opacity", 0, 1, of: "Form/Spacer[0]")]),
      change(
        "d", [padding],
        invisible: [
          SceneDifference.Change(
            kind: .semantics("accessibilityLabel", old: "Save", new: "Store"),
            path: NodePath("Form/Button[0]"))
        ]),
    ]
    #expect(members(records) == [[0, 1, 2]])
  }

  @Test("Changes without known causes are grouped by similar appearance, also transitively")
  func similarAppearance() {
    func vector(_ degrees: Double) -> [Int] {
      let radians = degrees * .pi / 180
      return [Int(2000 * cosine(radians)), Int(2000 * cosine(.pi / 2 - radians))]
    }
    let records = [0.0, 12, 24, 60, 90].enumerated().map {
      change("t\($0)", fingerprint: vector($1))
    }
    let groups = ReportGroup.groups(of: records)
    // The first and the third differ by 24 degrees, a cosine of 0.91.
    #expect(groups.map(\.members) == [[0, 1, 2]])
    #expect(groups.first?.reason == .similarAppearance)
  }

  @Test("Changes without causes or comparable fingerprints form no group")
  func changesWithoutCausesOrComparableFingerprintsFormNoGroup() {
    let records = [
      change("a"), change("b"), change("c", fingerprint: [0, 0]),
      change("d", fingerprint: [0, 0]), change("e", fingerprint: [1, 2]),
      change("f", fingerprint: [1, 2, 0]), change("g", []), change("h", []),
    ]
    #expect(members(records).isEmpty)
  }

  @Test("Only changed snapshots form groups", arguments: JournalRecord.Outcome.allCases)
  func outcomes(outcome: JournalRecord.Outcome) {
    var records = ["a", "b"].map { change($0, [attribute("padding[0].leading", 12, 16)]) }
    for index in records.indices { records[index].outcome = outcome }
    #expect(members(records) == (outcome == .changed ? [[0, 1]] : []))
  }

  @Test("Groups are sorted by size, then by their first members")
  func order() {
    func grow(_ test: String, _ size: Double) -> JournalRecord {
      change(test, [attribute("size", 1, size)])
    }
    let records = [
      grow("a", 2), grow("b", 3), grow("c", 4), grow("d", 3), grow("e", 4), grow("f", 2),
      grow("g", 4),
    ]
    #expect(members(records) == [[2, 4, 6], [0, 5], [1, 3]])
  }

  @Test("The identifier of a group depends on its members, images and references")
  func names() throws {
    let padding = attribute("padding[0].leading", 12, 16)
    func name(_ records: [JournalRecord]) throws -> String {
      try #require(ReportGroup.groups(of: records).first).id
    }
    let two = [change("a", [padding]), change("b", [padding])]
    let first = try name(two)
    #expect(first.wholeMatch(of: /[0-9a-f]{12}/) != nil)
    #expect(try name(two.reversed()) == first)
    #expect(try name(two + [change("c", [padding])]) != first)
    #expect(try name([change("a", [padding], digest: "11"), two[1]]) != first)
    var other = two
    other[0].digests?.reference = "22"
    #expect(try name(other) != first)
  }

  @Test("Groups share no member", arguments: 1...20)
  func law(seed: UInt64) {
    var state = seed
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let records = (0..<60).map { index in
      let changes = (0..<random(3)).map { _ in
        attribute(["width", "height"][random(2)], 1, Double(2 + random(2)))
      }
      return change(
        "t\(index)", random(3) == 0 ? nil : changes, fingerprint: [random(4), random(4)])
    }
    let all = members(records).flatMap(\.self)
    #expect(Set(all).count == all.count)
    #expect(members(records).allSatisfy { $0.count > 1 && $0 == $0.sorted() })
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
