// SPDX-License-Identifier: MIT

import Testing
import TintypeComparison
import TintypeScene
import TintypeTestSupport

@Suite("Descriptions of causes") struct DifferenceCausesWordsTests {
  private func cause(_ number: Int, unseen: Bool = false, follows: Bool = false)
    -> DifferenceCauses.Cause
  {
    let change = SceneDifference.Change(
      kind: follows ? .painting : .attribute("gap", old: .word("\(number)"), new: .word("x")),
      path: NodePath("Form/Row[\(number)]"), text: number == 0 ? "Save" : nil,
      isConsequence: follows)
    return DifferenceCauses.Cause(change: change, affectsNoPixels: unseen)
  }

  @Test("A description has the node, its text, and the old and the new value")
  func one() {
    let lines = DifferenceCauses(changes: [cause(0)]).lines(limit: 5)
    #expect(lines.count == 1)
    assertText(lines.joined(separator: "\n"))
  }

  @Test("A description marks a change that affects no pixels")
  func unseen() {
    let lines = DifferenceCauses(changes: [cause(1, unseen: true)]).lines(limit: 5)
    #expect(lines.count == 1)
    assertText(lines.joined(separator: "\n"))
  }

  @Test("Up to four attributes of one node are combined in a line")
  func sameNode() {
    func cause(_ name: String, unseen: Bool = false) -> DifferenceCauses.Cause {
      let kind = SceneDifference.Kind.attribute(name, old: nil, new: .word("b"))
      return DifferenceCauses.Cause(
        change: SceneDifference.Change(kind: kind, path: NodePath("Row"), text: "Hi"),
        affectsNoPixels: unseen)
    }
    let causes = DifferenceCauses(
      changes: ["a", "b", "c", "d", "e"].map { cause($0) } + [cause("f", unseen: true)])
    #expect(causes.lines(limit: 5).count == 3)
    #expect(causes.lines(limit: 1).count == 2)
    assertTexts([
      ("all", causes.lines(limit: 5).joined(separator: "\n")),
      ("one line", causes.lines(limit: 1).joined(separator: "\n")),
    ])
  }

  @Test("Omitted causes are counted")
  func rest() {
    func last(_ causes: [DifferenceCauses.Cause], omitted: Int = 0) -> String {
      DifferenceCauses(changes: causes, omittedChanges: omitted).lines(limit: 2).last ?? ""
    }
    let three = [1, 2, 3].map { cause($0) }
    let follow = [4, 5].map { cause($0, follows: true) }
    assertTexts([
      ("three changes", last(three)),
      ("three changes, 1999 omitted", last(three, omitted: 1999)),
      ("three changes, one unseen", last(three + [cause(4, unseen: true)])),
      ("two changes, one unseen", last(three.prefix(2) + [cause(4, unseen: true)])),
      ("three changes, one that follows", last(three + [cause(4, follows: true)])),
      ("two changes, two that follow", last(three.prefix(2) + follow)),
      ("one change, one that follows", last([cause(1), cause(4, follows: true)])),
    ])
  }

  @Test("Consequences are listed only if no other change is known")
  func onlyConsequences() {
    let causes = DifferenceCauses(changes: [1, 2].map { cause($0, follows: true) })
    #expect(causes.lines(limit: 1).count == 2)
    assertText(causes.lines(limit: 1).joined(separator: "\n"))
  }

  @Test("A limit of zero or less gives only a count", arguments: [0, -1])
  func noLimit(limit: Int) {
    #expect(DifferenceCauses(changes: [cause(1), cause(2)]).lines(limit: limit) == ["2 more"])
  }
}
