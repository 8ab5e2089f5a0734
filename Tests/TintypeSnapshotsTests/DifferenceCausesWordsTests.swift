// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeSnapshots
import TintypeComparison

@Suite("The words for causes") struct DifferenceCausesWordsTests {
  private func cause(_ number: Int, unseen: Bool = false, follows: Bool = false)
    -> DifferenceCauses.Cause
  {
    let change = SceneDifference.Change(
      kind: follows ? .painting : .attribute("gap", old: .word("\(number)"), new: .word("x")),
      path: NodePath("Form/Row[\(number)]"), text: number == 0 ? "Save" : nil,
      isConsequence: follows)
    return DifferenceCauses.Cause(change: change, movesNoPixel: unseen)
  }

  @Test("name a change by its node, the node's text, and what it was and is")
  func one() {
    #expect(
      DifferenceCauses(changes: [cause(0)]).lines(limit: 5) == [
        #"Form/Row[0] "Save" · gap 0 → x"#
      ])
  }

  @Test("say of a change that it moves no pixel")
  func unseen() {
    #expect(
      DifferenceCauses(changes: [cause(1, unseen: true)]).lines(limit: 5) == [
        "Form/Row[1] · gap 1 → x (moves no pixel)"
      ])
  }

  @Test("put up to four attributes of one node on a line")
  func sameNode() {
    func cause(_ name: String, unseen: Bool = false) -> DifferenceCauses.Cause {
      let kind = SceneDifference.Kind.attribute(name, old: nil, new: .word("b"))
      return DifferenceCauses.Cause(
        change: SceneDifference.Change(kind: kind, path: NodePath("Row"), text: "Hi"),
        movesNoPixel: unseen)
    }
    let causes = DifferenceCauses(
      changes: ["a", "b", "c", "d", "e"].map { cause($0) } + [cause("f", unseen: true)])
    #expect(
      causes.lines(limit: 5) == [
        #"Row "Hi" · a none → b, b none → b, c none → b, d none → b"#,
        #"Row "Hi" · e none → b"#,
        #"Row "Hi" · f none → b (moves no pixel)"#,
      ])
    #expect(causes.lines(limit: 1).last == "and 2 more, 1 of which moves no pixel")
  }

  @Test("count what is not named")
  func rest() {
    func last(_ causes: [DifferenceCauses.Cause], omitted: Int = 0) -> String? {
      DifferenceCauses(changes: causes, omittedChanges: omitted).lines(limit: 2).last
    }
    let three = [1, 2, 3].map { cause($0) }
    #expect(last(three) == "and 1 more")
    #expect(last(three, omitted: 1999) == "and 2,000 more")
    #expect(last(three + [cause(4, unseen: true)]) == "and 2 more, 1 of which moves no pixel")
    #expect(last(three.prefix(2) + [cause(4, unseen: true)]) == "and 1 more, which moves no pixel")
    #expect(
      last(three + [cause(4, follows: true)]) == "and 1 more, and 1 that follows from these")
    let follow = [4, 5].map { cause($0, follows: true) }
    #expect(last(three.prefix(2) + follow) == "and 2 that follow from these")
    #expect(last([cause(1), cause(4, follows: true)]) == "and 1 that follows from this")
  }

  @Test("name what follows only where nothing is known that it follows from")
  func onlyConsequences() {
    let causes = DifferenceCauses(changes: [1, 2].map { cause($0, follows: true) })
    #expect(causes.lines(limit: 1) == ["Form/Row[1] · painted differently", "and 1 more"])
  }

  @Test("are a count alone where no change may be named", arguments: [0, -1])
  func noLimit(limit: Int) {
    #expect(DifferenceCauses(changes: [cause(1), cause(2)]).lines(limit: limit) == ["2 more"])
  }
}
