// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScheduling

@Suite("A test scheduler")
struct TestSchedulerTests {
  let scheduler = DispatchQueue.test

  @Test("runs nothing by itself")
  func still() {
    var ran = false
    scheduler.schedule { ran = true }
    #expect(!ran)
    scheduler.advance()
    #expect(ran)
  }

  @Test("runs an action when its time has come, not before")
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

  @Test("advances to a date")
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

  @Test("does not go back to a date that is past")
  func backwards() {
    let start = scheduler.now
    scheduler.advance(by: 5)
    scheduler.advance(to: start)
    scheduler.advance(by: -3)
    #expect(start.distance(to: scheduler.now) == 5)
  }

  @Test("runs everything")
  func run() {
    let start = scheduler.now
    var ran: [Int] = []
    scheduler.schedule(after: start.advanced(by: 1_000_000)) { ran.append(2) }
    scheduler.schedule { ran.append(1) }
    scheduler.run()
    #expect(ran == [1, 2])
    #expect(start.distance(to: scheduler.now) == 1_000_000)
  }

  @Test("an action that is due now runs when the time moves by nothing")
  func zeroDelay() {
    var ran = false
    scheduler.schedule(after: scheduler.now) { ran = true }
    scheduler.advance()
    #expect(ran)
  }

  @Test("an action for the past is due now, after those that were scheduled before")
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

  @Test("actions of one time run first in, first out")
  func order() {
    var ran: [Int] = []
    let date = scheduler.now.advanced(by: 1)
    for n in 0..<100 { scheduler.schedule(after: date) { ran.append(n) } }
    scheduler.advance(by: 1)
    #expect(ran == Array(0..<100))
  }

  @Test("the time is that of the action while it runs")
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

  @Test("what an action schedules runs in the same call if it is due by then")
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

  @Test("an action may move the time itself")
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

  @Test("stands in for each kind of queue, and begins where that does not mean now")
  func kinds() {
    #expect(DispatchQueue.test.now.dispatchTime.uptimeNanoseconds == 1)
    #expect(UIScheduler.test.now.dispatchTime.uptimeNanoseconds == 1)
    #expect(OperationQueue.test.now.date == Date(timeIntervalSince1970: 0))
    #expect(RunLoop.test.now.date == Date(timeIntervalSince1970: 0))
  }

  @Test("takes actions from many threads")
  func threads() {
    let log = Log<Int>()
    let scheduler = scheduler
    DispatchQueue.concurrentPerform(iterations: 1000) { n in
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(n))) { log.note(n) }
    }
    scheduler.run()
    #expect(log.entries == Array(0..<1000))
  }

  @Test("goes to the last time there is")
  func farFuture() {
    var ran = false
    scheduler.schedule(after: scheduler.now.advanced(by: .nanoseconds(.max))) { ran = true }
    for _ in 0..<3 { scheduler.advance(by: .nanoseconds(.max)) }
    #expect(ran)
    #expect(scheduler.now.dispatchTime.uptimeNanoseconds == .max)
  }
}

@Suite("A timer of a test scheduler")
struct TestSchedulerTimerTests {
  let scheduler = DispatchQueue.test

  @Test("fires at its date and after each interval, until it is cancelled")
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

  @Test("keeps its rank among those of the same time")
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

  @Test("may cancel itself")
  func selfCancelling() {
    var count = 0
    var timer: (any Cancellable)?
    timer = scheduler.schedule(after: scheduler.now, interval: 1) {
      count += 1
      if count == 3 { timer?.cancel() }
    }
    scheduler.run()
    #expect(count == 3)
  }

  @Test("may be cancelled by what is due at the same time before it")
  func cancelledWhenDue() {
    var ran = false
    var timer: (any Cancellable)?
    scheduler.schedule { timer?.cancel() }
    timer = scheduler.schedule(after: scheduler.now, interval: 1) { ran = true }
    scheduler.advance(by: 5)
    #expect(!ran)
  }

  @Test("ends when what cancels it is released, and lets go of its action")
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

  @Test("fires ten thousand times in one call")
  func manyTicks() {
    var count = 0
    let timer = scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 }
    scheduler.advance(by: 9999)
    #expect(count == 10_000)
    timer.cancel()
  }

  @Test("ten thousand of them fire in the order of their dates")
  func manyTimers() {
    var ran: [Int] = []
    let start = scheduler.now
    // 7919 has no factor in common with 10,000, so that each date occurs once.
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

  @Test("others run in their order when most have been cancelled")
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

  @Test("runs once, and says so, where its interval does not move the time", arguments: [0, -1])
  func noInterval(seconds: Int) {
    let log = IssueLog()
    var count = 0
    let line: UInt = #line + 1
    let timer = scheduler.schedule(after: scheduler.now, interval: .seconds(seconds)) { count += 1 }
    log.collect { scheduler.advance(by: 10) }
    #expect(count == 1)
    #expect(
      log.messages == [
        """
        The interval of a timer on TestScheduler \
        (TintypeSchedulingTests/TestSchedulerTests.swift:\(line)) is too short to move the time, so \
        it runs once only. Schedule it with an interval of more than zero.
        """
      ])
    #expect(log.issues.first?.place?.line == line)
    timer.cancel()
  }

  @Test("of a run loop ends with odd intervals", arguments: [.nan, -.infinity, 0, 1e-300])
  func oddIntervals(seconds: Double) {
    let log = IssueLog()
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

  @Test("of a run loop with a date that is no number is due now")
  func oddDate() {
    let scheduler = RunLoop.test
    var ran: [Int] = []
    scheduler.schedule(after: .init(Date(timeIntervalSince1970: .nan))) { ran.append(1) }
    scheduler.schedule { ran.append(2) }
    scheduler.advance()
    #expect(ran == [1, 2])
  }
}

@Suite("A test scheduler that has no end to its work")
struct TestSchedulerEndlessTests {
  let scheduler = DispatchQueue.test

  @Test("stops where a timer is never cancelled, and names it")
  func timer() {
    let log = IssueLog()
    var count = 0
    let line: UInt = #line + 1
    let timer = scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 }
    log.collect { scheduler.run(limit: 1000) }
    #expect(count == 1000)
    #expect(
      log.messages == [
        """
        A test scheduler has run 1000 actions, and a timer on TestScheduler \
        (TintypeSchedulingTests/TestSchedulerTests.swift:\(line)) goes on for ever. The scheduler \
        stopped there. Cancel the timer, or move the time by advance(by:) in place of run().
        """
      ])
    #expect(log.issues.first?.place?.line == line)
    timer.cancel()
  }

  @Test("stops where an action schedules itself later, and names it")
  func laterAction() {
    let log = IssueLog()
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
        (TintypeSchedulingTests/TestSchedulerTests.swift:\(line)) is next. The scheduler stopped \
        there. Let the action stop scheduling itself, move the time by advance(by:) in place of \
        run(), or allow more by run(limit:).
        """
      ])
  }

  @Test("stops where an action schedules itself at once, and names it")
  func action() {
    let log = IssueLog()
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
        The time of a test scheduler does not get on: 100000 actions have run at one instant, and \
        an action on TestScheduler (TintypeSchedulingTests/TestSchedulerTests.swift:\(line)) is due \
        at the same one. The scheduler stopped there. Let the action stop scheduling itself, or \
        schedule it after a time of more than zero.
        """
      ])
  }

  @Test("stops in run() by itself")
  func defaultLimit() {
    let log = IssueLog()
    var count = 0
    let timer = scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 }
    log.collect { scheduler.run() }
    #expect(count == 100_000)
    #expect(log.issues.count == 1)
    timer.cancel()
  }

  @Test("is none where the limit is just enough")
  func justEnough() {
    let log = IssueLog()
    for _ in 0..<10 { scheduler.schedule {} }
    log.collect { scheduler.run(limit: 10) }
    #expect(log.messages.isEmpty)
  }

  @Test("is named by the place where the scheduler was created, where no other is known")
  func creation() {
    let log = IssueLog()
    let place = CreationPlace()
    let scheduler = TestSchedulerOf<DispatchQueue>(
      now: DispatchQueue.test.now, fileID: place.fileID, filePath: place.filePath,
      line: place.line, column: place.column)
    scheduler.schedule(options: nil) {}
    log.collect { scheduler.run(limit: 0) }
    #expect(log.issues.map(\.place) == [place])
  }
}
