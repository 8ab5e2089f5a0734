// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScheduling

@Suite("Immediate schedulers")
struct ImmediateSchedulerTests {
  @Test("An immediate scheduler runs each kind of action before the call returns")
  func atOnce() {
    let scheduler = DispatchQueue.immediate
    var ran: [String] = []
    scheduler.schedule { ran.append("action") }
    scheduler.schedule(after: scheduler.now.advanced(by: 10)) { ran.append("later") }
    _ = scheduler.schedule(after: scheduler.now.advanced(by: 10), interval: 5) {
      ran.append("timer")
    }
    #expect(ran == ["action", "later", "timer"])
  }

  @Test("An immediate scheduler runs nested actions depth first")
  func depthFirst() {
    let scheduler = DispatchQueue.immediate
    var ran: [Int] = []
    scheduler.schedule {
      ran.append(1)
      scheduler.schedule {
        ran.append(2)
        scheduler.schedule { ran.append(3) }
        ran.append(4)
      }
      ran.append(5)
    }
    #expect(ran == [1, 2, 3, 4, 5])
  }

  @Test("An immediate scheduler advances its time to the date of each action")
  func now() {
    let scheduler = DispatchQueue.immediate
    let start = scheduler.now
    scheduler.schedule(after: start.advanced(by: 10)) {
      #expect(start.distance(to: scheduler.now) == 10)
    }
    _ = scheduler.schedule(after: scheduler.now.advanced(by: 5), interval: 60) {}
    #expect(start.distance(to: scheduler.now) == 15)
  }

  @Test("The time of an immediate scheduler never goes back")
  func past() {
    let scheduler = DispatchQueue.immediate
    let start = scheduler.now
    scheduler.schedule(after: start.advanced(by: 10)) {}
    scheduler.schedule(after: start.advanced(by: 5)) {}
    scheduler.schedule {}
    #expect(start.distance(to: scheduler.now) == 10)
  }

  @Test("Copies of an immediate scheduler share their time")
  func copies() {
    let scheduler = DispatchQueue.immediate
    let copy = scheduler.eraseToAnyScheduler()
    copy.schedule(after: copy.now.advanced(by: 1)) {}
    #expect(scheduler.now == copy.now)
  }

  @Test("Each kind of queue has an immediate scheduler with a fixed start time")
  func kinds() {
    #expect(DispatchQueue.immediate.now.dispatchTime.uptimeNanoseconds == 1)
    #expect(UIScheduler.immediate.now.dispatchTime.uptimeNanoseconds == 1)
    #expect(OperationQueue.immediate.now.date == Date(timeIntervalSince1970: 0))
    #expect(RunLoop.immediate.now.date == Date(timeIntervalSince1970: 0))
  }

  @Test("An immediate scheduler leaves no pending work")
  func tracker() {
    let scope = WorkTracker.Scope("immediate")
    WorkTracker.withScope(scope) {
      let scheduler = DispatchQueue.immediate
      scheduler.schedule { #expect(WorkTracker.pending().isEmpty) }
      _ = scheduler.schedule(after: scheduler.now, interval: 1) {}
      #expect(WorkTracker.pending().isEmpty)
    }
  }

  @Test("An action's origin does not apply to the actions that it schedules")
  func origin() {
    let origin = WorkOrigin(place: CreationSite(), owner: "ScoreView", isEntered: true)
    WorkOrigin.withValue(origin) {
      DispatchQueue.immediate.schedule(options: nil) { #expect(WorkOrigin.current == nil) }
    }
  }

  @Test("An immediate scheduler runs a hundred nested actions")
  func nested() {
    let scheduler = DispatchQueue.immediate
    var count = 0
    func countDown(_ left: Int) {
      count += 1
      if left > 0 {
        scheduler.schedule(after: scheduler.now.advanced(by: 1)) { countDown(left - 1) }
      }
    }
    countDown(100)
    #expect(count == 101)
  }

  @Test("An immediate scheduler runs ten thousand actions")
  func many() {
    let scheduler = DispatchQueue.immediate
    var count = 0
    for _ in 0..<10_000 { scheduler.schedule { count += 1 } }
    #expect(count == 10_000)
  }
}

@Suite("Endless recursion on an immediate scheduler")
struct ImmediateRunawayTests {
  @Test("Endless recursion is reported once, with the location of the scheduled action")
  func place() {
    let log = CollectedIssues()
    let scheduler = ImmediateSchedulerOf<DispatchQueue>(now: DispatchQueue.immediate.now)
    var levels = 0
    let line: UInt = #line + 3
    func again() {
      levels += 1
      scheduler.schedule { again() }
    }
    log.collect { again() }
    #expect(
      log.messages == [
        """
        Immediate actions schedule one another endlessly: an action on ImmediateScheduler \
        (TintypeSchedulingTests/ImmediateSchedulerTests.swift:\(line)) was not run, nor is any \
        action that is scheduled before the outermost action returns. Give the code a scheduler \
        whose time the test advances, such as DispatchQueue.test, or stop the action from \
        scheduling itself.
        """
      ])
    #expect(log.issues.first?.place?.line == line)
    #expect(levels > 100)
  }

  @Test("Endless recursion is reported at the scheduler's creation if no other location is known")
  func creation() {
    let log = CollectedIssues()
    let place = CreationSite()
    let scheduler = ImmediateSchedulerOf<DispatchQueue>(
      now: DispatchQueue.immediate.now, fileID: place.fileID, filePath: place.filePath,
      line: place.line, column: place.column)
    func again() { scheduler.schedule(options: nil) { again() } }
    log.collect { again() }
    #expect(log.issues.map(\.place) == [place])
  }

  @Test("Recursion ends if each action schedules two others")
  func tree() {
    let log = CollectedIssues()
    let scheduler = DispatchQueue.immediate
    func grow() {
      scheduler.schedule { grow() }
      scheduler.schedule { grow() }
    }
    log.collect { grow() }
    // The outermost call is not an action, so the second branch is nested separately.
    #expect(log.issues.count == 2)
  }

  @Test(
    "Actions after endless recursion are dropped until the outermost one returns, without advancing"
  )
  func dropped() {
    let log = CollectedIssues()
    let scheduler = DispatchQueue.immediate
    let start = scheduler.now
    var ran = false
    func again() { scheduler.schedule { again() } }
    log.collect {
      scheduler.schedule {
        again()
        scheduler.schedule(after: start.advanced(by: 1)) { ran = true }
      }
    }
    #expect(!ran)
    #expect(scheduler.now == start)
    #expect(log.issues.count == 1)
  }

  @Test("Recursion ends if two schedulers call each other")
  func pair() {
    let log = CollectedIssues()
    let (one, other) = (DispatchQueue.immediate, RunLoop.immediate)
    func again() { one.schedule { other.schedule { again() } } }
    log.collect { again() }
    #expect(log.issues.count == 1)
  }

  @Test("Endless recursion does not prevent later actions from running")
  func afterward() {
    let log = CollectedIssues()
    let scheduler = DispatchQueue.immediate
    func again() { scheduler.schedule { again() } }
    var ran = false
    log.collect {
      again()
      scheduler.schedule { ran = true }
    }
    #expect(ran)
    #expect(log.issues.count == 1)
  }

  @Test("Endless recursion leaves the time at the last action that ran")
  func time() {
    let log = CollectedIssues()
    let scheduler = DispatchQueue.immediate
    let start = scheduler.now
    var levels: DispatchQueue.SchedulerTimeType.Stride = 0
    func again() {
      scheduler.schedule(after: scheduler.now.advanced(by: 1)) {
        levels += 1
        again()
      }
    }
    log.collect { again() }
    #expect(levels > 100)
    #expect(start.distance(to: scheduler.now) == levels)
  }

  @Test(
    "Endless recursion does not overflow a stack of 512 KiB",
    arguments: [(0, 64), (1 << 10, 64), (16 << 10, 16)])
  func smallStack(bytesOfEachAction: Int, expected: Int) async {
    let log = CollectedIssues()
    let levels = await withCheckedContinuation { continuation in
      let thread = Thread {
        let scheduler = AnySchedulerOf<DispatchQueue>.immediate
        var levels = 0
        func again() {
          levels += 1
          // An action whose stack frame is large.
          withUnsafeTemporaryAllocation(byteCount: max(bytesOfEachAction, 1), alignment: 1) { _ in
            scheduler.schedule(after: scheduler.now.advanced(by: 1)) { again() }
          }
        }
        log.collect { again() }
        continuation.resume(returning: levels)
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(log.issues.count == 1)
    #expect(levels > expected, "\(levels) levels")
  }
}
