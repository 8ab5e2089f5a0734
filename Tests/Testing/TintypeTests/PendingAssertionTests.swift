// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import Tintype
import TintypeDoubles
import TintypeScheduling

@Suite("Assertions with pending work") @MainActor
struct PendingAssertionTests {
  /// Expects exactly one issue, with the text at the line.
  private func expectIssue(_ text: String, line: Int, _ body: () throws -> Void) throws {
    try withKnownIssue {
      try TemporaryOutput().isolating(body)
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains(text)
        && issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test("A pending value fails the assertion and is reported with the line that sent it")
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

  @Test("An action due on a test scheduler fails the assertion until it has run")
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

  /// Expects that a text is recorded, which is not the case while work is pending.
  private func expectRecorded(_ text: String) {
    let output = TemporaryOutput()
    withSnapshotTesting(references: .directory(output.path + "/references")) {
      output.isolating {
        let words = verifySnapshot(of: text, as: .lines, named: text, record: .all) ?? ""
        #expect(words.contains("was recorded"))
      }
    }
  }

  @Test("Between ticks of a test clock, the assertion passes")
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

  @Test("An action that is due later on a test scheduler is not pending work")
  func toast() {
    let scheduler = DispatchQueue.test
    var shown = "Saved"
    scheduler.schedule(after: scheduler.now.advanced(by: 2)) { shown = "" }
    expectRecorded("shown: \(shown)")
    scheduler.advance(by: 2)
    expectRecorded("hidden: \(shown)")
    #expect(shown.isEmpty)
  }

  @Test("Pending work is allowed with a reason")
  func allowed() {
    let load = WorkTracker.beginLoad("avatar.png")
    assertSnapshot(of: "skeleton", as: .lines, allowPending: "The skeleton is what is tested.")
    load?.end()
  }

  @Test(
    "Pending work is allowed with a reason in the trait",
    .snapshots(allowPending: "Skeletons are tested."))
  func allowedByTrait() {
    let load = WorkTracker.beginLoad("avatar.png")
    assertSnapshot(of: "skeleton", as: .lines)
    load?.end()
  }
}

@Suite("Pending work of tests")
struct WorkTrackerTestTests {
  @Test("Pending work is not visible to concurrent tests", arguments: 0..<20)
  func cases(number: Int) async {
    let load = WorkTracker.beginLoad("\(number)")
    await Task.yield()
    #expect(WorkTracker.pending().map(\.name) == ["\(number)"])
    load?.end()
  }

  @Test(
    "With the trait, a test case shares pending work with its tasks", .snapshots, arguments: 0..<20)
  func tasks(number: Int) async {
    let load = await Task { WorkTracker.beginLoad("\(number)") }.value
    #expect(WorkTracker.pending().map(\.name) == ["\(number)"])
    load?.end()
  }
}

@Suite("Awaited assertions with pending work")
struct PendingAwaitedAssertionTests {
  @Test("Pending work fails an awaited assertion")
  func awaited() async throws {
    let load = WorkTracker.beginLoad("avatar.png")
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

@Suite("Issues of schedulers") struct ReportedIssueTests {
  @Test("An issue of a scheduler fails the test at its line")
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
