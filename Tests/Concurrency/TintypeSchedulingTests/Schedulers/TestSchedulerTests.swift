// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScheduling

@Suite("Test schedulers")
struct TestSchedulerTests {
  let scheduler = DispatchQueue.test

  @Test("A test scheduler runs nothing until it is advanced")
  func still() {
    var ran = false
    scheduler.schedule { ran = true }
    #expect(!ran)
    scheduler.advance()
    #expect(ran)
  }

  @Test("An action runs when its date is reached, not before")
  func advance() {
    var ran = false
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { ran = true }
    scheduler.advance(by: .milliseconds(250))
    scheduler.advance(by: .milliseconds(250))
    scheduler.advance(by: .milliseconds(499))
    #expect(!ran)
    scheduler.advance(by: .milliseconds(1))
    #expect(ran)
  }

  @Test("A test scheduler can be advanced to a date")
  func advanceTo() {
    let start = scheduler.now
    var ran: [Int] = []
    for second in [3, 1, 2] {
      scheduler.schedule(after: start.advanced(by: .seconds(second))) { ran.append(second) }
    }
    scheduler.advance(to: start.advanced(by: 2))
    #expect(ran == [1, 2])
    #expect(start.distance(to: scheduler.now) == 2)
  }

  @Test("Advancing to a past date does not move the time back")
  func backwards() {
    let start = scheduler.now
    scheduler.advance(by: 5)
    scheduler.advance(to: start)
    scheduler.advance(by: -3)
    #expect(start.distance(to: scheduler.now) == 5)
  }

  @Test("run() runs all actions")
  func run() {
    let start = scheduler.now
    var ran: [Int] = []
    scheduler.schedule(after: start.advanced(by: 1_000_000)) { ran.append(2) }
    scheduler.schedule { ran.append(1) }
    scheduler.run()
    #expect(ran == [1, 2])
    #expect(start.distance(to: scheduler.now) == 1_000_000)
  }

  @Test("Advancing by zero runs the actions that are due now")
  func zeroDelay() {
    var ran = false
    scheduler.schedule(after: scheduler.now) { ran = true }
    scheduler.advance()
    #expect(ran)
  }

  @Test("An action for a past date is due now, after the actions that were scheduled before")
  func past() {
    let start = scheduler.now
    scheduler.advance(by: 10)
    var ran: [Int] = []
    scheduler.schedule { ran.append(1) }
    scheduler.schedule(after: start) { ran.append(2) }
    scheduler.advance()
    #expect(ran == [1, 2])
    #expect(start.distance(to: scheduler.now) == 10)
  }

  @Test("Actions with equal dates run first in, first out")
  func order() {
    var ran: [Int] = []
    let date = scheduler.now.advanced(by: 1)
    for n in 0..<100 { scheduler.schedule(after: date) { ran.append(n) } }
    scheduler.advance(by: 1)
    #expect(ran == Array(0..<100))
  }

  @Test("While an action runs, the scheduler's time is the action's date")
  func now() {
    let start = scheduler.now
    var times: [DispatchQueue.SchedulerTimeType.Stride] = []
    for second in 1...3 {
      scheduler.schedule(after: start.advanced(by: .seconds(second))) {
        times.append(start.distance(to: scheduler.now))
      }
    }
    scheduler.advance(by: 10)
    times.append(start.distance(to: scheduler.now))
    #expect(times == [1, 2, 3, 10])
  }

  @Test("Actions that an action schedules run in the same advance if they are due")
  func chain() {
    var ran: [Int] = []
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { [scheduler] in
      ran.append(1)
      scheduler.schedule { ran.append(2) }
      scheduler.schedule(after: scheduler.now.advanced(by: 1)) { ran.append(3) }
      scheduler.schedule(after: scheduler.now.advanced(by: 2)) { ran.append(4) }
    }
    scheduler.advance(by: 2)
    #expect(ran == [1, 2, 3])
    scheduler.advance(by: 1)
    #expect(ran == [1, 2, 3, 4])
  }

  @Test("An action can advance its scheduler")
  func reentrant() {
    let start = scheduler.now
    var ran: [Int] = []
    scheduler.schedule { [scheduler] in
      scheduler.advance(by: 5)
      ran.append(2)
    }
    scheduler.schedule(after: start.advanced(by: 3)) { ran.append(1) }
    scheduler.advance(by: 4)
    #expect(ran == [1, 2])
    #expect(start.distance(to: scheduler.now) == 5)
  }

  @Test("Each kind of queue has a test scheduler with a fixed start time")
  func kinds() {
    #expect(DispatchQueue.test.now.dispatchTime.uptimeNanoseconds == 1)
    #expect(UIScheduler.test.now.dispatchTime.uptimeNanoseconds == 1)
    #expect(OperationQueue.test.now.date == Date(timeIntervalSince1970: 0))
    #expect(RunLoop.test.now.date == Date(timeIntervalSince1970: 0))
  }

  @Test("A test scheduler accepts actions from many threads")
  func threads() {
    let log = Log<Int>()
    let scheduler = scheduler
    DispatchQueue.concurrentPerform(iterations: 1000) { n in
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(n))) { log.note(n) }
    }
    scheduler.run()
    #expect(log.entries == Array(0..<1000))
  }

  @Test("A test scheduler can be advanced to the last instant")
  func farFuture() {
    var ran = false
    scheduler.schedule(after: scheduler.now.advanced(by: .nanoseconds(.max))) { ran = true }
    for _ in 0..<3 { scheduler.advance(by: .nanoseconds(.max)) }
    #expect(ran)
    #expect(scheduler.now.dispatchTime.uptimeNanoseconds == .max)
  }
}

@Suite("Timers of test schedulers")
struct TestSchedulerTimerTests {
  let scheduler = DispatchQueue.test

  @Test("A timer fires at its date and after each interval until it is canceled")
  func ticks() {
    let start = scheduler.now
    var ticks: [DispatchQueue.SchedulerTimeType.Stride] = []
    let timer = scheduler.schedule(after: start.advanced(by: 1), interval: 2) { [scheduler] in
      ticks.append(start.distance(to: scheduler.now))
    }
    scheduler.advance(by: 6)
    #expect(ticks == [1, 3, 5])
    timer.cancel()
    scheduler.advance(by: 6)
    #expect(ticks == [1, 3, 5])
  }

  @Test("A timer keeps its rank among the timers with equal dates")
  func twoIntervals() {
    var ran: [Int] = []
    let two = scheduler.schedule(after: scheduler.now, interval: 2) { ran.append(1) }
    let one = scheduler.schedule(after: scheduler.now, interval: 1) { ran.append(42) }
    scheduler.advance()
    #expect(ran == [1, 42])
    scheduler.advance(by: 2)
    #expect(ran == [1, 42, 42, 1, 42])
    one.cancel()
    two.cancel()
  }

  @Test("A timer can cancel itself")
  func selfCanceling() {
    var count = 0
    var timer: (any Cancellable)?
    timer = scheduler.schedule(after: scheduler.now, interval: 1) {
      count += 1
      if count == 3 { timer?.cancel() }
    }
    scheduler.run()
    #expect(count == 3)
  }

  @Test("A timer can be canceled by an earlier action with the same date")
  func cancelledWhenDue() {
    var ran = false
    var timer: (any Cancellable)?
    scheduler.schedule { timer?.cancel() }
    timer = scheduler.schedule(after: scheduler.now, interval: 1) { ran = true }
    scheduler.advance(by: 5)
    #expect(!ran)
  }

  @Test("Releasing its cancellable ends a timer and releases its action")
  func released() {
    final class Owner {}
    var owner: Owner? = Owner()
    let isAlive = { [weak owner] in owner != nil }
    var timer: (any Cancellable)? = scheduler.schedule(after: scheduler.now, interval: 1) {
      [owner] in _ = owner
    }
    owner = nil
    #expect(isAlive())
    _ = timer
    timer = nil
    #expect(!isAlive())
    scheduler.run()
  }

  @Test("A timer fires ten thousand times in one advance")
  func manyTicks() {
    var count = 0
    let timer = scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 }
    scheduler.advance(by: 9999)
    #expect(count == 10_000)
    timer.cancel()
  }

  @Test("Ten thousand timers fire in the order of their dates")
  func manyTimers() {
    var ran: [Int] = []
    let start = scheduler.now
    // 7919 has no factor in common with 10,000, so each date occurs once.
    let timers = (0..<10_000).map { n in
      let date = n * 7919 % 10_000
      return scheduler.schedule(after: start.advanced(by: .nanoseconds(date)), interval: 3600) {
        ran.append(date)
      }
    }
    scheduler.advance(by: 1)
    #expect(ran == Array(0..<10_000))
    for timer in timers { timer.cancel() }
    scheduler.run()
    #expect(ran.count == 10_000)
  }

  @Test("The remaining timers fire in order after most timers are canceled")
  func cancelledHeap() {
    var ran: [Int] = []
    let start = scheduler.now
    let timers = (0..<1000).map { n in
      scheduler.schedule(after: start.advanced(by: .seconds(n * 7 % 1000)), interval: 100_000) {
        ran.append(n * 7 % 1000)
      }
    }
    for n in 0..<1000 where n % 10 != 0 { timers[n].cancel() }
    scheduler.advance(by: 1000)
    #expect(ran == (0..<1000).filter { $0 % 10 == 0 }.map { $0 * 7 % 1000 }.sorted())
  }

  @Test(
    "A timer whose interval does not advance the time fires once and is reported",
    arguments: [0, -1])
  func noInterval(seconds: Int) {
    let log = CollectedIssues()
    var count = 0
    let line: UInt = #line + 1
    let timer = scheduler.schedule(after: scheduler.now, interval: .seconds(seconds)) { count += 1 }
    log.collect { scheduler.advance(by: 10) }
    #expect(count == 1)
    #expect(
      log.messages == [
        """
        The interval of a timer on TestScheduler \
        (TintypeSchedulingTests/TestSchedulerTests.swift:\(line)) is too short to advance the \
        time, so it runs only once. Schedule it with an interval greater than zero.
        """
      ])
    #expect(log.issues.first?.place?.line == line)
    timer.cancel()
  }

  @Test(
    "A run loop timer with an invalid interval fires once and is reported",
    arguments: [.nan, -.infinity, 0, 1e-300])
  func oddIntervals(seconds: Double) {
    let log = CollectedIssues()
    let scheduler = RunLoop.test
    var count = 0
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: 1_000_000), interval: .seconds(seconds)
    ) {
      count += 1
    }
    log.collect { scheduler.advance(by: 2_000_000) }
    #expect(count == 1)
    #expect(log.issues.count == 1)
    timer.cancel()
  }

  @Test("A run loop action whose date is not a number is due now")
  func oddDate() {
    let scheduler = RunLoop.test
    var ran: [Int] = []
    scheduler.schedule(after: .init(Date(timeIntervalSince1970: .nan))) { ran.append(1) }
    scheduler.schedule { ran.append(2) }
    scheduler.advance()
    #expect(ran == [1, 2])
  }
}

@Suite("Endless work on test schedulers")
struct TestSchedulerEndlessTests {
  let scheduler = DispatchQueue.test

  @Test("run() stops at its limit and names a timer that is never canceled")
  func timer() {
    let log = CollectedIssues()
    var count = 0
    let line: UInt = #line + 1
    let timer = scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 }
    log.collect { scheduler.run(limit: 1000) }
    #expect(count == 1000)
    #expect(
      log.messages == [
        """
        A test scheduler has run 1000 actions, and a timer on TestScheduler \
        (TintypeSchedulingTests/TestSchedulerTests.swift:\(line)) repeats endlessly. The scheduler \
        stopped. Cancel the timer, or use advance(by:) instead of run().
        """
      ])
    #expect(log.issues.first?.place?.line == line)
    timer.cancel()
  }

  @Test("run() stops at its limit and names an action that reschedules itself later")
  func laterAction() {
    let log = CollectedIssues()
    var count = 0
    let line: UInt = #line + 3
    func again() {
      count += 1
      scheduler.schedule(after: scheduler.now.advanced(by: 1)) { again() }
    }
    again()
    log.collect { scheduler.run(limit: 1000) }
    #expect(count == 1001)
    #expect(
      log.messages == [
        """
        A test scheduler has run 1000 actions, and an action on TestScheduler \
        (TintypeSchedulingTests/TestSchedulerTests.swift:\(line)) is next. The scheduler stopped. \
        Stop the action from scheduling itself, use advance(by:) instead of run(), or pass a \
        higher limit to run(limit:).
        """
      ])
  }

  @Test("An advance stops and names an action that reschedules itself at the same instant")
  func action() {
    let log = CollectedIssues()
    var count = 0
    let line: UInt = #line + 3
    func again() {
      count += 1
      scheduler.schedule { again() }
    }
    again()
    log.collect { scheduler.advance(by: 1) }
    #expect(count == 100_001)
    #expect(
      log.messages == [
        """
        The time of a test scheduler does not advance: 100000 actions have run at the same \
        instant, and an action on TestScheduler \
        (TintypeSchedulingTests/TestSchedulerTests.swift:\(line)) is due at it too. The scheduler \
        stopped. Stop the action from scheduling itself, or schedule it with a delay greater than \
        zero.
        """
      ])
  }

  @Test("run() has a default limit of 100,000 actions")
  func defaultLimit() {
    let log = CollectedIssues()
    var count = 0
    let timer = scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 }
    log.collect { scheduler.run() }
    #expect(count == 100_000)
    #expect(log.issues.count == 1)
    timer.cancel()
  }

  @Test("A limit that equals the number of actions reports no issue")
  func justEnough() {
    let log = CollectedIssues()
    for _ in 0..<10 { scheduler.schedule {} }
    log.collect { scheduler.run(limit: 10) }
    #expect(log.messages.isEmpty)
  }

  @Test("An issue names the scheduler's creation if the action's location is unknown")
  func creation() {
    let log = CollectedIssues()
    let place = CreationSite()
    let scheduler = TestSchedulerOf<DispatchQueue>(
      now: DispatchQueue.test.now, fileID: place.fileID, filePath: place.filePath,
      line: place.line, column: place.column)
    scheduler.schedule(options: nil) {}
    log.collect { scheduler.run(limit: 0) }
    #expect(log.issues.map(\.place) == [place])
  }
}
