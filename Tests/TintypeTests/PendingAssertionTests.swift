// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import Tintype
import TintypeScheduling
import TintypeDoubles

@Suite("An assertion while work is pending") @MainActor
struct PendingAssertionTests {
  /// Expects one issue with a text at a line, and nothing else.
  private func expectIssue(_ text: String, line: Int, _ body: () throws -> Void) throws {
    try withKnownIssue {
      try TemporaryOutput().isolating(body)
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains(text)
        && issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test("fails at its line, with the place where the value was sent on its way")
  func value() throws {
    let subject = CurrentValueSubject<String, Never>("new")
    var shown = ""
    let line = #line + 1
    let cancellable = subject.receive(on: DispatchQueue.main).sink { shown = $0 }
    let text =
      "\n- a value on DispatchQueue.main (TintypeTests/PendingAssertionTests.swift:\(line))\n"
    try expectIssue(text, line: #line + 1) {
      assertSnapshot(of: shown, as: .lines)
    }
    cancellable.cancel()
  }

  @Test("fails while an action is due on a test scheduler, and passes when it has run")
  func action() throws {
    let scheduler = DispatchQueue.test
    var shown = ""
    scheduler.schedule { shown = "new" }
    try expectIssue("\n- an action on TestScheduler (TintypeTests/Pending", line: #line + 1) {
      assertSnapshot(of: shown, as: .lines)
    }
    scheduler.advance()
    assertSnapshot(of: shown, as: .lines, named: "advanced")
  }

  /// Expects that a text is recorded, which it is not while work is pending.
  private func expectRecorded(_ text: String) {
    let output = TemporaryOutput()
    withSnapshotTesting(references: .directory(output.path + "/references")) {
      output.isolating {
        let words = verifySnapshot(of: text, as: .lines, named: text, record: .all) ?? ""
        #expect(words.contains("was recorded"))
      }
    }
  }

  @Test("passes between the ticks of a task that sleeps on a test clock")
  func sleep() {
    let clock = TestClock()
    var ticks = 0
    let task = settled {
      Task {
        while true {
          try await clock.sleep(for: .seconds(1))
          ticks += 1
        }
      }
    }
    for tick in 0...2 {
      expectRecorded("\(ticks) of \(tick)")
      clock.advance(by: .seconds(1))
    }
    task.cancel()
  }

  @Test("passes while a toast is shown that a test scheduler hides later")
  func toast() {
    let scheduler = DispatchQueue.test
    var shown = "Saved"
    scheduler.schedule(after: scheduler.now.advanced(by: 2)) { shown = "" }
    expectRecorded("shown: \(shown)")
    scheduler.advance(by: 2)
    expectRecorded("hidden: \(shown)")
    #expect(shown.isEmpty)
  }

  @Test("passes where it says why work is pending")
  func allowed() {
    let load = Ledger.beginLoad("avatar.png")
    assertSnapshot(of: "skeleton", as: .lines, allowPending: "The skeleton is what is tested.")
    load?.end()
  }

  @Test("passes where its trait says why", .snapshots(allowPending: "Skeletons are tested."))
  func allowedByTrait() {
    let load = Ledger.beginLoad("avatar.png")
    assertSnapshot(of: "skeleton", as: .lines)
    load?.end()
  }
}

@Suite("The ledger of a test")
struct LedgerOfTestTests {
  @Test("is not seen by the tests beside it", arguments: 0..<20)
  func cases(number: Int) async {
    let load = Ledger.beginLoad("\(number)")
    await Task.yield()
    #expect(Ledger.pending().map(\.name) == ["\(number)"])
    load?.end()
  }

  @Test(
    "is one for a case and the tasks that it starts, with the trait", .snapshots, arguments: 0..<20)
  func tasks(number: Int) async {
    let load = await Task { Ledger.beginLoad("\(number)") }.value
    #expect(Ledger.pending().map(\.name) == ["\(number)"])
    load?.end()
  }
}

@Suite("An awaited assertion while work is pending")
struct PendingAwaitedAssertionTests {
  @Test("fails")
  func awaited() async throws {
    let load = Ledger.beginLoad("avatar.png")
    await withKnownIssue {
      await TemporaryOutput().isolatingAsync {
        await assertSnapshot(as: .lines) { "skeleton" }
      }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("\n- a load “avatar.png” (TintypeTests/")
    }
    load?.end()
  }
}

@Suite("A problem that a scheduler tells") struct ReportedIssueTests {
  @Test("fails the test at the line that it names")
  func unimplemented() {
    let line = #line + 2
    withKnownIssue {
      let scheduler = UnimplementedSchedulerOf<DispatchQueue>("Search", now: DispatchQueue.test.now)
      scheduler.schedule {}
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("Search")
        && (issue.sourceLocation?.line ?? 0) >= line
        && issue.sourceLocation?.fileID == #fileID
    }
  }
}
