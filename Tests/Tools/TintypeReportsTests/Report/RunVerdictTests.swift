// SPDX-License-Identifier: MIT

import Testing
import TintypeReliability
import TintypeRuns

@testable import TintypeReports

@Suite("The verdict of a run") struct RunVerdictTests {
  typealias Attempt = Scenario.Attempt
  typealias Process = Scenario.Process

  private static func findings(_ scenario: Scenario) throws -> [RunVerdict.Finding] {
    let journal = RunJournal(run: try RunName("run"), files: scenario.found())
    return RunVerdict(Report(journal)).findings
  }

  private static func one(
    _ outcome: JournalRecord.Outcome?, end: Scenario.End = .normal, failing: Bool = false,
    isWhole: Bool = true
  ) -> Attempt {
    Attempt(
      processes: [
        Process(snapshots: outcome.map { [0: $0] } ?? [:], end: end, hasOtherFailure: failing)
      ], isWhole: isWhole)
  }

  private static func both(
    _ first: JournalRecord.Outcome, _ second: JournalRecord.Outcome
  ) -> Attempt {
    Attempt(processes: [Process(snapshots: [0: first]), Process(snapshots: [0: second])])
  }

  typealias Case = (name: String, parts: [[Attempt?]], findings: [RunVerdict.Finding])

  private static let cases: [Case] = [
    ("all match", [[one(.matched)]], []),
    ("a change", [[one(.changed)]], [.different]),
    ("a missing reference", [[one(.missing)]], [.different]),
    ("a recorded reference", [[one(.recorded)]], [.different]),
    ("a snapshot that could not be compared", [[one(.failed)]], [.error]),
    ("no snapshot", [[one(nil)]], [.nothingRan]),
    ("another failure", [[one(.matched, failing: true)]], [.error]),
    ("a change and another failure", [[one(.changed, failing: true)]], [.error, .different]),
    ("a crash", [[one(.matched, end: .killed)]], [.error, .incomplete]),
    ("a change and a crash", [[one(.changed, end: .killed)]], [.error, .incomplete, .different]),
    ("a test that calls exit", [[one(.matched, end: .exitedInTest)]], [.incomplete]),
    ("two outcomes of one attempt", [[both(.changed, .matched)]], [.incomplete, .different]),
    ("recorded, then matched", [[both(.recorded, .matched)]], [.different]),
    ("a retry that matched", [[one(.changed), one(.matched)]], []),
    ("a retry that changed", [[one(.matched), one(.changed)]], [.different]),
    ("a retry after a crash", [[one(.matched, end: .killed), one(.matched)]], []),
    (
      "a filtered retry after a crash",
      [[one(.matched, end: .killed), one(.matched, isWhole: false)]], [.error, .incomplete]
    ),
    (
      "an empty retry after a crash", [[one(.matched, end: .killed), one(nil)]],
      [.error, .incomplete]
    ),
    ("an empty retry after a change", [[one(.changed), one(nil)]], [.incomplete, .different]),
    ("another failure, then none", [[one(.matched, failing: true), one(.matched)]], []),
    (
      "a change in one of two parts", [[one(.changed)], [one(.matched)]],
      [.incomplete, .different]
    ),
  ]

  @Test("Each kind of evidence leads to its findings", arguments: cases.indices)
  func evidence(index: Int) throws {
    let (name, parts, findings) = Self.cases[index]
    #expect(try Self.findings(Scenario(parts: parts)) == findings, "\(name)")
  }

  @Test("The order of files does not change a verdict")
  func order() throws {
    let scenario = Scenario(parts: [[Self.both(.changed, .matched)]])
    let run = try RunName("run")
    let forward = Report(RunJournal(run: run, files: scenario.found()))
    let backward = Report(RunJournal(run: run, files: scenario.found().reversed()))
    #expect(forward.entries == backward.entries)
    #expect(forward.problems == backward.problems)
  }

  @Test("An unexplained failure of the command is a failure of the run")
  func unexplained() throws {
    var files = Scenario(parts: [[Self.one(.matched)]]).found()
    let last = files.count - 1
    guard case .event(var tested) = files[last].lines[1].content else {
      Issue.record("The second line of the last file is not an event.")
      return
    }
    for (status, expected) in [(1, true), (139, true), (0, false)] {
      tested.status = status
      files[last].lines[1].content = .event(tested)
      let journal = RunJournal(run: try RunName("run"), files: files)
      #expect(RunVerdict(Report(journal)).findings == (expected ? [.error] : []))
    }
  }

  @Test("A signal is a failure even if a snapshot differs")
  func signal() throws {
    var files = Scenario(parts: [[Self.one(.changed)]]).found()
    let last = files.count - 1
    guard case .event(var tested) = files[last].lines[1].content else {
      Issue.record("The second line of the last file is not an event.")
      return
    }
    tested.status = 139
    files[last].lines[1].content = .event(tested)
    let journal = RunJournal(run: try RunName("run"), files: files)
    #expect(RunVerdict(Report(journal)).findings == [.error, .different])
  }

  @Test("A run without snapshots can be allowed")
  func allowed() throws {
    let journal = RunJournal(run: try RunName("run"), records: [])
    #expect(RunVerdict(Report(journal), allowsEmpty: true).findings.isEmpty)
  }

  @Test("Every 997th small journal gives the oracle's verdict")
  func generated() throws {
    var campaign = JournalCampaign()
    for family in ScenarioFamily.all { try campaign.run(family, step: 997) }
    #expect(campaign.count > 500)
    #expect(campaign.wrong == 0, "\(campaign.examples.joined(separator: "\n"))")
  }
}
