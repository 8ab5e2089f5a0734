// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import TintypeTaskCapture

@testable import TintypeSchedulers

@Suite("Test clocks")
struct TestClockTests {
  private let clock = TestClock(line: 42)
  private let log = Log<String>()

  /// Starts a task that sleeps once, and runs it until it sleeps.
  @discardableResult
  private func sleeper(_ name: String, for duration: Duration) -> Task<Void, Never> {
    TaskCapture.drain {
      Task {
        do {
          try await clock.sleep(for: duration)
          log.note("\(name) at \(clock.now.offset)")
        } catch {
          log.note("\(name) \(error is CancellationError ? "canceled" : "failed")")
        }
      }
    }
  }

  @Test("A test clock starts at zero or a given instant, and advances only on request")
  func now() {
    #expect(clock.now.offset == .zero)
    clock.advance(by: .seconds(2))
    #expect(clock.now.offset == .seconds(2))
    clock.advance(to: .init(offset: .seconds(3)))
    #expect(clock.now.offset == .seconds(3))
    #expect(TestClock(now: .init(offset: .seconds(9))).now.offset == .seconds(9))
  }

  @Test("A test clock never goes back")
  func noWayBack() {
    clock.advance(by: .seconds(2))
    clock.advance(by: .seconds(-1))
    clock.advance(to: .init(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(2))
  }

  @Test("Tasks wake at their deadlines, and the clock shows the deadline")
  func deadlines() {
    sleeper("b", for: .seconds(2))
    sleeper("a", for: .seconds(1))
    sleeper("c", for: .seconds(3))
    clock.advance(by: .milliseconds(999))
    #expect(log.entries == [])
    clock.advance(by: .milliseconds(1))
    #expect(log.entries == ["a at 1.0 seconds"])
    clock.advance(by: .seconds(2))
    #expect(log.entries == ["a at 1.0 seconds", "b at 2.0 seconds", "c at 3.0 seconds"])
  }

  @Test("Tasks with equal deadlines wake in the order in which they fell asleep")
  func equalDeadlines() {
    for name in ["a", "b", "c", "d"] { sleeper(name, for: .seconds(1)) }
    clock.run()
    #expect(log.entries == ["a", "b", "c", "d"].map { "\($0) at 1.0 seconds" })
  }

  @Test("A task that sleeps again is woken again in the same advance")
  func again() {
    TaskCapture.drain {
      Task {
        for n in 1...3 {
          try await clock.sleep(for: .seconds(1))
          log.note("a\(n)")
        }
      }
      Task {
        try await clock.sleep(for: .milliseconds(2500))
        log.note("b")
      }
    }
    clock.advance(by: .seconds(2))
    #expect(log.entries == ["a1", "a2"])
    clock.advance(by: .seconds(1))
    #expect(log.entries == ["a1", "a2", "b", "a3"])
  }

  @Test("A sleep until a past deadline returns at once")
  func due() {
    sleeper("a", for: .zero)
    sleeper("b", for: .seconds(-1))
    #expect(log.entries == ["a at 0.0 seconds", "b at 0.0 seconds"])
  }

  @Test("Tasks that a woken task starts run before the next task wakes")
  func between() {
    TaskCapture.drain {
      Task {
        try await clock.sleep(for: .seconds(1))
        Task { @MainActor in
          log.note("started by a")
          await Task.yield()
          log.note("goes on")
        }
      }
      Task {
        try await clock.sleep(for: .seconds(1))
        log.note("b")
      }
    }
    clock.advance(by: .seconds(1))
    #expect(log.entries == ["started by a", "goes on", "b"])
  }

  @Test("Advancing within the capture that started a task finds the task asleep")
  func withinCapture() {
    TaskCapture.drain {
      Task {
        try await clock.sleep(for: .seconds(1))
        log.note("a")
      }
      clock.advance(by: .seconds(1))
      #expect(log.entries == ["a"])
    }
  }

  @Test("A main-actor test observes the effects of main-actor tasks")
  @MainActor func mainActor() async {
    let clock = TestClock()
    let log = Log<String>()
    _ = TaskCapture.drain {
      Task { @MainActor in
        log.note("before")
        try? await clock.sleep(for: .seconds(1))
        MainActor.preconditionIsolated()
        log.note("after")
      }
    }
    #expect(log.entries == ["before"])
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["before", "after"])
  }

  @Test("A task falls asleep without leaving its actor")
  @MainActor func staysOnActor() async {
    let clock = TestClock()
    let tasks = (0..<200).map { _ in Task { try await clock.sleep(for: .seconds(1)) } }
    // The main queue is first in, first out: this runs after the tasks, and before anything that
    // returned to the queue.
    let count = await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume(returning: clock.queue.asleep.count) }
    }
    #expect(count == 200)
    for task in tasks { task.cancel() }
  }

  @Test("The asynchronous methods let tasks of the same actor fall asleep first")
  @MainActor func sameActor() async {
    let clock = TestClock()
    let log = Log<String>()
    for name in ["a", "b"] {
      Task {
        try await clock.sleep(for: .seconds(1))
        log.note(name)
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["a", "b"])
  }

  @Test("The asynchronous methods wake the same tasks as the synchronous ones")
  func asynchronous() async throws {
    sleeper("a", for: .seconds(1))
    sleeper("b", for: .seconds(2))
    sleeper("c", for: .seconds(3))
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    await clock.advance()
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["a at 1.0 seconds"])
    await clock.advance(to: .init(offset: .seconds(2)))
    #expect(log.entries == ["a at 1.0 seconds", "b at 2.0 seconds"])
    await clock.run()
    #expect(log.entries.last == "c at 3.0 seconds")
    #expect(clock.now.offset == .seconds(3))
    try await clock.checkSuspension()
  }

  @Test("Without task capture, the asynchronous methods wake tasks and yield")
  func withoutCapture() async {
    let clock = TestClock(
      now: .init(offset: Duration.zero), runsTasks: false, place: CreationSite())
    let tasks = (1...3).map { n in
      Task {
        try? await clock.sleep(for: .seconds(n))
      }
    }
    while clock.queue.asleep.count < 3 { await Task.yield() }
    await clock.advance(by: .seconds(1))
    #expect(clock.queue.asleep.count == 2)
    await clock.run()
    #expect(clock.now.offset == .seconds(3))
    for task in tasks { await task.value }
  }

  @Test("A test clock can be used as any clock")
  func existential() {
    let any: any Clock<Duration> = clock
    _ = TaskCapture.drain {
      Task {
        try await any.sleep(for: .seconds(1))
        log.note("awake")
      }
    }
    clock.advance(by: .seconds(1))
    #expect(log.entries == ["awake"])
  }

  // MARK: Cancellation

  @Test("A canceled sleep ends at once and is removed")
  func cancelled() throws {
    let task = sleeper("a", for: .seconds(1))
    TaskCapture.drain { task.cancel() }
    #expect(log.entries == ["a canceled"])
    try clock.checkSuspension()
    clock.run()
    #expect(clock.now.offset == .zero)
  }

  @Test("The sleep of a task that is already canceled does not begin")
  func cancelledBefore() throws {
    TaskCapture.drain {
      let task = Task {
        do { try await clock.sleep(for: .seconds(1)) } catch { log.note("\(type(of: error))") }
      }
      task.cancel()
    }
    #expect(log.entries == ["CancellationError"])
    try clock.checkSuspension()
  }

  @Test("A sleep that is canceled just before it begins is removed")
  func cancelledWhileBeginning() async {
    let queue = SleepQueue(now: OffsetInstant<Duration>())
    let task = Task {
      try await queue.sleep(until: .init(offset: .seconds(1))) {
        withUnsafeCurrentTask { $0?.cancel() }
        return nil
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(queue.asleep.count == 0)
  }

  @Test("A sleep until a past deadline throws if its task is canceled")
  func cancelledDue() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .zero)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Sleeps that are canceled while the clock advances end exactly once")
  func race() async throws {
    let scope = WorkTracker.Scope("TestClockTests.race")
    try await WorkTracker.withScope(scope) {
      for _ in 0..<50 {
        let clock = TestClock()
        let tasks = (1...20).map { n in
          Task { (try? await clock.sleep(for: .seconds(n))) != nil }
        }
        await withTaskGroup { group in
          group.addTask { for task in tasks { task.cancel() } }
          group.addTask { await clock.advance(by: .seconds(30)) }
        }
        // Tasks that fell asleep after the advance were canceled before, or are canceled here.
        for task in tasks { task.cancel() }
        for task in tasks { _ = await task.value }
        try await clock.checkSuspension()
        #expect(WorkTracker.pending() + WorkTracker.waiting() == [])
      }
    }
  }

  @Test("Thousands of canceled sleeps can be removed")
  func manyCancelled() throws {
    let tasks = (0..<3000).map { sleeper("\($0)", for: .seconds(1 + $0)) }
    TaskCapture.drain { for task in tasks.dropLast() { task.cancel() } }
    #expect(log.entries.count == 2999)
    clock.run()
    #expect(log.entries.last == "2999 at 3000.0 seconds")
  }

  // MARK: Running to the end

  @Test("run() wakes all tasks, however late their deadlines are")
  func run() throws {
    sleeper("a", for: .seconds(1_000_000))
    clock.run()
    #expect(log.entries == ["a at 1000000.0 seconds"])
    try clock.checkSuspension()
  }

  @Test("run() stops at its limit and reports the clock's creation")
  func endless() {
    let task = TaskCapture.drain {
      Task { while true { try await clock.sleep(for: .seconds(1)) } }
    }
    let reported = placedIssues { clock.run(limit: 10) }
    #expect(
      reported == [
        """
        42: run() of this TestClock stopped after 10 sleeps, and one task still sleeps. A task \
        such as a timer sleeps repeatedly: cancel it first, use advance(by:) instead, or pass a \
        higher limit to run(limit:).
        """
      ])
    #expect(clock.now.offset == .seconds(10))
    TaskCapture.drain { task.cancel() }
  }

  @Test("run() reports an issue only if the limit is too low")
  func limits() {
    sleeper("a", for: .seconds(1))
    sleeper("b", for: .seconds(1))
    #expect(placedIssues { clock.run(limit: -1) }.count == 1)
    #expect(placedIssues { clock.run(limit: 2) } == [])
    #expect(log.entries.count == 2)
  }

  @Test("A woken task that never suspends is reported and left running")
  func restless() async {
    let task = TaskCapture.drain {
      Task {
        try? await clock.sleep(for: .seconds(1))
        while !Task.isCancelled { await Task.yield() }
      }
    }
    let reported = placedIssues { clock.advance(by: .seconds(1)) }
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("42: A task that this TestClock woke keeps running") == true)
    task.cancel()
    await task.value
  }

  // MARK: Suspension

  @Test(
    "The suspension error reports the number of sleeping tasks, the clock and the next deadline")
  func suspension() throws {
    try clock.checkSuspension()
    sleeper("a", for: .milliseconds(1500))
    sleeper("b", for: .seconds(2))
    let error = #expect(throws: SuspensionError.self) { try clock.checkSuspension() }
    #expect(
      error?.description == """
        2 tasks sleep on the TestClock created at TintypeSchedulingTests/TestClockTests.swift:42. \
        The first wakes in 1.5 seconds: advance the clock by that time, or cancel tasks that are \
        not needed.
        """)
    clock.run()
    try clock.checkSuspension()
  }

  // MARK: Pending work

  @Test("Sleeping tasks are tracked as waiting, not as pending, with the clock's location")
  func tracker() {
    WorkTracker.withScope(WorkTracker.Scope("TestClockTests.ledger")) {
      let clock = TestClock(line: 7)
      let task = TaskCapture.drain {
        Task { try await clock.sleep(for: .seconds(1)) }
        return Task { try await clock.sleep(for: .seconds(2)) }
      }
      #expect(WorkTracker.pending().isEmpty)
      #expect(
        WorkTracker.waiting().map(\.description)
          == Array(
            repeating:
              "a sleeping task on TestClock (TintypeSchedulingTests/TestClockTests.swift:7)",
            count: 2))
      #expect(WorkTracker.waiting().first?.kind == .sleep)
      clock.advance(by: .seconds(1))
      #expect(WorkTracker.waiting().count == 1)
      task.cancel()
      #expect(WorkTracker.pending() + WorkTracker.waiting() == [])
    }
  }

  @Test("A sleep belongs to the test that created the clock, or else to the test of the task")
  func trackerScope() {
    let maker = WorkTracker.Scope("TestClockTests.maker")
    let sleeper = WorkTracker.Scope("TestClockTests.sleeper")
    let made = WorkTracker.withScope(maker) { TestClock() }
    let free = WorkTracker.withoutScope { TestClock() }
    let tasks = WorkTracker.withScope(sleeper) {
      TaskCapture.drain {
        [made, free].map { clock in Task { try await clock.sleep(for: .seconds(1)) } }
      }
    }
    #expect(WorkTracker.waiting(in: maker).count == 1)
    #expect(WorkTracker.waiting(in: sleeper).count == 1)
    for task in tasks { task.cancel() }
    #expect(WorkTracker.waiting(in: maker) + WorkTracker.waiting(in: sleeper) == [])
  }

  @Test("Advancing a clock before any task has slept is noted once and does not fail the test")
  func movedAlone() {
    let notes = Log<String>()
    let line: UInt = #line + 3
    WorkTracker.withScope(WorkTracker.Scope("TestClockTests.movedAlone")) {
      IssueReporter.$override.withValue(.current.notes { notes.note($0) }) {
        let clock = TestClock()
        clock.advance()
        clock.advance(by: .seconds(5))
        clock.advance(by: .seconds(5))
      }
    }
    #expect(
      notes.entries == [
        """
        The TestClock created at TintypeSchedulingTests/TestClockTests.swift:\(line) was advanced \
        by 5.0 seconds before any task slept on it. A task that was started earlier but does not \
        sleep yet is not woken: start it in settled { … }, which returns when the task sleeps.
        """
      ])
  }

  @Test("At the end of a test, its sleeping tasks are woken and their clocks are released")
  func end() {
    let scope = WorkTracker.Scope("TestClockTests.end")
    weak var released: TestClock<Duration>?
    WorkTracker.withScope(scope) {
      let clock = TestClock()
      released = clock
      TaskCapture.drain {
        for name in ["a", "b"] {
          Task {
            do { try await clock.sleep(for: .seconds(1)) } catch { log.note("\(name) \(error)") }
          }
        }
      }
    }
    #expect(released != nil)
    TaskCapture.drain { SleepingTasks.cancel(in: scope) }
    #expect(log.entries == ["a CancellationError()", "b CancellationError()"])
    #expect(released == nil)
    #expect(WorkTracker.pending(in: scope) + WorkTracker.waiting(in: scope) == [])
  }
}
