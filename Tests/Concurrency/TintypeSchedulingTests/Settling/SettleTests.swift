// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import TintypeScheduling

@Suite("settle")
struct SettleTests {
  @Test("settle runs the main queue until the condition is true", arguments: [0, 1, 3, 100])
  func mainQueue(depth: Int) async {
    let log = Log<Int>()
    nest(depth, log)
    await settle { log.entries.count == depth + 1 }
    #expect(log.entries == Array(0...depth))
  }

  @Test("settle also runs the main queue for a main-actor test")
  @MainActor func mainActor() async {
    let log = Log<Int>()
    nest(3, log)
    await settle { log.entries.count == 4 }
    #expect(log.entries == [0, 1, 2, 3])
  }

  @Test("settle runs tasks until the condition is true")
  func tasks() async {
    let log = Log<Int>()
    Task { log.note(1) }
    Task { @MainActor in log.note(2) }
    await settle { log.entries.count == 2 }
    #expect(Set(log.entries) == [1, 2])
  }

  @Test("settle without a condition waits until no work of the test is pending")
  func tracker() async {
    await WorkTracker.withScope(WorkTracker.Scope("settle")) {
      let token = WorkTracker.beginLoad("avatar.png")
      DispatchQueue.main.async { token?.end() }
      await settle()
      #expect(WorkTracker.pending().isEmpty)
    }
  }

  @Test("settle does not wait for later work of a test clock or a test scheduler")
  func laterTime() async {
    await WorkTracker.withScope(WorkTracker.Scope("settle: later")) {
      let (clock, scheduler) = (TestClock(), DispatchQueue.test)
      let task = settled { Task { try await clock.sleep(for: .seconds(1)) } }
      scheduler.schedule(after: scheduler.now.advanced(by: 2)) {}
      await settle(rounds: 0)
      #expect(WorkTracker.waiting().map(\.kind) == [.sleep, .action])
      task.cancel()
    }
  }

  @Test(
    "A condition that is never true reports the work that waits for the test's clocks and schedulers"
  )
  func neverInTime() async {
    let log = CollectedIssues()
    await log.collect {
      await WorkTracker.withScope(WorkTracker.Scope("never in time")) {
        let clock = TestClock(line: 7)
        let task = settled { Task { try await clock.sleep(for: .seconds(1)) } }
        await settle(rounds: 5) { false }
        task.cancel()
      }
    }
    #expect(
      log.messages == [
        """
        The condition of settle(until:) does not hold after 5 rounds. Waiting until the test \
        advances a clock or a scheduler: a sleeping task on TestClock \
        (TintypeSchedulingTests/SettleTests.swift:7). Give work that waits for time or for another \
        thread a clock or a scheduler of the test, or correct the condition.
        """
      ])
  }

  @Test("A condition that is never true fails the test and reports the pending work")
  func never() async throws {
    let log = CollectedIssues()
    await log.collect {
      await WorkTracker.withScope(WorkTracker.Scope("never")) {
        let token = WorkTracker.beginLoad("avatar.png")
        await settle(rounds: 5) { false }
        token?.end()
      }
    }
    let message = try #require(log.messages.first)
    #expect(message.hasPrefix("The condition of settle(until:) does not hold after 5 rounds."))
    #expect(
      message.contains("Pending: a load “avatar.png” (TintypeSchedulingTests/SettleTests.swift:"))
    #expect(log.messages.count == 1)
  }
}

/// Notes 0 in a block on the main queue, then 1 in a block that this block dispatches, and so on.
func nest(_ depth: Int, _ log: Log<Int>, from level: Int = 0) {
  DispatchQueue.main.async {
    log.note(level)
    if level < depth { nest(depth, log, from: level + 1) }
  }
}
