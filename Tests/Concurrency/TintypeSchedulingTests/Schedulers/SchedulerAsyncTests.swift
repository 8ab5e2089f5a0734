// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import TintypeScheduling

@Suite("Sleeping on a scheduler")
@MainActor struct SchedulerSleepTests {
  let scheduler = WorkTracker.withoutScope { DispatchQueue.test }

  @Test("A task that sleeps on a scheduler continues at its date, before the advance returns")
  func sleep() async throws {
    let log = Log<String>()
    let task = Task {
      try await scheduler.sleep(for: 1)
      log.note("awake")
    }
    await scheduler.advance(by: .milliseconds(999))
    #expect(log.entries.isEmpty)
    await scheduler.advance(by: .milliseconds(1))
    #expect(log.entries == ["awake"])
    try await task.value
  }

  @Test("A task can sleep on a scheduler repeatedly within one advance")
  func loop() async throws {
    let log = Log<Int>()
    let start = scheduler.now
    let task = Task {
      for _ in 0..<5 {
        try await scheduler.sleep(for: 2)
        log.note(start.distance(to: scheduler.now).magnitude / 1_000_000_000)
      }
    }
    await scheduler.advance(by: 7)
    #expect(log.entries == [2, 4, 6])
    await scheduler.run()
    #expect(log.entries == [2, 4, 6, 8, 10])
    try await task.value
  }

  @Test("A canceled sleep on a scheduler throws and is no longer tracked")
  func cancelled() async {
    let scope = WorkTracker.Scope("sleep: canceled")
    let task = WorkTracker.withScope(scope) { Task { try await scheduler.sleep(for: 1) } }
    await scheduler.advance()
    #expect(WorkTracker.waiting(in: scope).count == 1)
    task.cancel()
    #expect(WorkTracker.waiting(in: scope).isEmpty)
    await #expect(throws: CancellationError.self) { try await task.value }
    await scheduler.run()
  }

  @Test("A sleep of a canceled task on a scheduler does not begin")
  func cancelledBefore() async {
    let scope = WorkTracker.Scope("sleep: canceled before")
    let task = WorkTracker.withScope(scope) { Task { try await scheduler.sleep(for: 1) } }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(WorkTracker.pending(in: scope) + WorkTracker.waiting(in: scope) == [])
  }

  @Test("A sleep on a scheduler is tracked once until it ends, and is not pending before its date")
  func tracker() async throws {
    let scope = WorkTracker.Scope("sleep: tracked")
    let (scheduler, line) = (WorkTracker.withScope(scope) { DispatchQueue.test }, #line + 1 as UInt)
    let task = Task { try await scheduler.sleep(for: 1) }
    await scheduler.advance()
    #expect(WorkTracker.pending(in: scope).isEmpty)
    #expect(
      WorkTracker.waiting(in: scope).map(\.description) == [
        "a sleeping task on TestScheduler "
          + "(TintypeSchedulingTests/SchedulerAsyncTests.swift:\(line))"
      ])
    await scheduler.advance(by: 1)
    #expect(WorkTracker.pending(in: scope) + WorkTracker.waiting(in: scope) == [])
    try await task.value
  }

  @Test("A sleep on an immediate scheduler returns at once and advances the time")
  func immediate() async throws {
    let scheduler = DispatchQueue.immediate
    let start = scheduler.now
    for _ in 0..<10 { try await scheduler.sleep(for: 1) }
    #expect(start.distance(to: scheduler.now) == 10)
  }

  @Test("A sleep on a dispatch queue ends and leaves no pending work")
  func queue() async throws {
    let scope = WorkTracker.Scope("sleep: queue")
    try await WorkTracker.withScope(scope) {
      try await DispatchQueue(label: "score").sleep(for: .milliseconds(1))
    }
    #expect(WorkTracker.pending(in: scope).isEmpty)
  }

  @Test("A thousand tasks that sleep on a scheduler wake in the order of their dates")
  func many() async {
    let log = Log<Int>()
    for n in 0..<1000 {
      let second = n * 7 % 1000
      Task {
        try await scheduler.sleep(for: .seconds(second))
        log.note(second)
      }
    }
    await scheduler.run()
    #expect(log.entries == Array(0..<1000))
  }
}

@Suite("Tasks of a test scheduler's actions")
struct TestSchedulerTaskTests {
  let scheduler = WorkTracker.withoutScope { DispatchQueue.test }

  @Test("Tasks that an action starts have run when the advance returns")
  func tasks() {
    let log = Log<String>()
    scheduler.schedule {
      Task { log.note("task") }
      Task { @MainActor in log.note("main") }
      log.note("action")
    }
    scheduler.advance()
    #expect(log.entries == ["action", "task", "main"])
  }

  @Test("Tasks that an action starts have run before the next action")
  func beforeNext() {
    let log = Log<String>()
    scheduler.schedule { Task { log.note("task") } }
    scheduler.schedule { log.note("next") }
    scheduler.run()
    #expect(log.entries == ["task", "next"])
  }

  @Test("Tasks of an action can schedule actions that run in the same advance")
  func schedule() {
    let log = Log<String>()
    let scheduler = scheduler
    scheduler.schedule {
      Task {
        scheduler.schedule { log.note("action of the task") }
      }
    }
    scheduler.advance()
    #expect(log.entries == ["action of the task"])
  }

  @Test("Tasks that never end are reported, and the next action runs")
  func endless() {
    let log = CollectedIssues()
    let scheduler = scheduler
    let tasks = Log<Task<Void, Never>>()
    let line: UInt = #line + 1
    scheduler.schedule {
      tasks.note(Task { while !Task.isCancelled { await Task.yield() } })
    }
    scheduler.schedule { for task in tasks.entries { task.cancel() } }
    log.collect { scheduler.run() }
    #expect(tasks.entries.first?.isCancelled == true)
    #expect(
      log.messages == [
        """
        A task that was started or resumed by an action on TestScheduler \
        (TintypeSchedulingTests/SchedulerAsyncTests.swift:\(line)) is still running after 100000 \
        steps, for example in a loop around Task.yield(). The scheduler continued without it. \
        Cancel the task, or let it sleep on the scheduler.
        """
      ])
  }

  @Test("Tasks of an action can sleep on the scheduler without an asynchronous call")
  func sleep() {
    let log = Log<String>()
    let scheduler = scheduler
    scheduler.schedule {
      Task {
        try await scheduler.sleep(for: 1)
        log.note("awake")
      }
    }
    scheduler.advance(by: 1)
    #expect(log.entries == ["awake"])
  }
}

@Suite("Timer sequences of a scheduler")
@MainActor struct SchedulerTimerSequenceTests {
  let scheduler = WorkTracker.withoutScope { DispatchQueue.test }

  @Test("A timer sequence has an element per interval")
  func ticks() async {
    let start = scheduler.now
    let log = Log<Int>()
    let task = Task {
      for await time in scheduler.timer(interval: 2).prefix(3) {
        log.note(start.distance(to: time).magnitude / 1_000_000_000)
      }
    }
    await scheduler.advance(by: 5)
    #expect(log.entries == [2, 4])
    await scheduler.run()
    #expect(log.entries == [2, 4, 6])
    await task.value
  }

  @Test("A timer sequence ends with its task and is no longer tracked")
  func cancelled() async {
    let scope = WorkTracker.Scope("timer: canceled")
    let scheduler = WorkTracker.withScope(scope) { DispatchQueue.test }
    let line: UInt = #line + 1
    let task = Task { for await _ in scheduler.timer(interval: 1) {} }
    await scheduler.advance(by: 3)
    #expect(WorkTracker.pending(in: scope).isEmpty)
    #expect(
      WorkTracker.waiting(in: scope).map(\.description) == [
        "a timer on TestScheduler (TintypeSchedulingTests/SchedulerAsyncTests.swift:\(line))"
      ])
    task.cancel()
    await task.value
    #expect(WorkTracker.waiting(in: scope).isEmpty)
  }

  @Test("A timer sequence ends when it is released")
  func released() {
    let scope = WorkTracker.Scope("timer: released")
    WorkTracker.withScope(scope) {
      var ticks: AsyncStream<DispatchQueue.SchedulerTimeType>? = scheduler.timer(interval: 1)
      #expect(ticks != nil)
      #expect(WorkTracker.waiting().count == 1)
      ticks = nil
      #expect(WorkTracker.waiting().isEmpty)
    }
  }

  @Test("A timer sequence on an immediate scheduler has one element")
  func immediate() async {
    let start = DispatchQueue.immediate.now
    var distances: [DispatchQueue.SchedulerTimeType.Stride] = []
    for await time in DispatchQueue.immediate.timer(interval: 2).prefix(1) {
      distances.append(start.distance(to: time))
    }
    #expect(distances == [2])
  }
}

@Suite("Measuring with a scheduler")
struct SchedulerMeasureTests {
  @Test("measure returns the time that has passed on the scheduler")
  func measure() {
    let scheduler = DispatchQueue.test
    #expect(scheduler.measure { scheduler.advance(by: 3) } == 3)
  }
}
