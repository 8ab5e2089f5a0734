// SPDX-License-Identifier: MIT

import Dispatch
import Testing

@testable import TintypeSchedulers

@Suite("Pending work of test schedulers")
struct WorkTrackerTestSchedulerTests {
  private func descriptions(_ scope: WorkTracker.Scope) -> [String] {
    WorkTracker.pending(in: scope).map(\.description)
  }

  private func waiting(_ scope: WorkTracker.Scope) -> [String] {
    WorkTracker.waiting(in: scope).map(\.description)
  }

  @Test("A due action of a test scheduler is pending until it has run", arguments: [nil, 0, -1])
  func action(delay: Int?) {
    let scope = WorkTracker.Scope("test scheduler: action \(delay as Any)")
    let scheduler = WorkTracker.withScope(scope) { DispatchQueue.test }
    let line: UInt
    if let delay {
      line = #line + 1
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(delay))) {
        #expect(self.descriptions(scope).count == 1)
      }
    } else {
      line = #line + 1
      scheduler.schedule { #expect(self.descriptions(scope).count == 1) }
    }
    #expect(
      descriptions(scope) == [
        "an action on TestScheduler "
          + "(TintypeSchedulingTests/WorkTrackerTestSchedulerTests.swift:\(line))"
      ])
    #expect(waiting(scope).isEmpty)
    scheduler.advance()
    #expect(descriptions(scope).isEmpty)
  }

  @Test("An action for a later time is not pending before that time")
  func laterAction() {
    let scope = WorkTracker.Scope("test scheduler: later action")
    let scheduler = WorkTracker.withScope(scope) { DispatchQueue.test }
    let date = scheduler.now.advanced(by: 2)
    scheduler.schedule(after: date) { #expect(self.descriptions(scope).count == 2) }
    let line: UInt = #line + 1
    scheduler.schedule(after: date) { #expect(self.descriptions(scope).count == 1) }
    #expect(descriptions(scope).isEmpty)
    scheduler.advance(by: 1)
    #expect(descriptions(scope).isEmpty)
    #expect(
      waiting(scope).last
        == "an action on TestScheduler "
        + "(TintypeSchedulingTests/WorkTrackerTestSchedulerTests.swift:\(line))")
    scheduler.advance(by: 1)
    #expect(descriptions(scope) + waiting(scope) == [])
  }

  @Test("A timer is pending while its tick is due, and not between two ticks")
  func timer() {
    let scope = WorkTracker.Scope("test scheduler: timer")
    let scheduler = WorkTracker.withScope(scope) { DispatchQueue.test }
    let line: UInt = #line + 1
    let timer = scheduler.schedule(after: scheduler.now, interval: 1) {}
    let text =
      "a timer on TestScheduler "
      + "(TintypeSchedulingTests/WorkTrackerTestSchedulerTests.swift:\(line))"
    #expect(descriptions(scope) == [text])
    scheduler.advance(by: 5)
    #expect(descriptions(scope).isEmpty)
    #expect(waiting(scope) == [text])
    timer.cancel()
    #expect(descriptions(scope) + waiting(scope) == [])
  }

  @Test("A due action stays pending if an advance stops at its limit of actions")
  func overdue() {
    let scope = WorkTracker.Scope("test scheduler: overdue")
    let scheduler = WorkTracker.withScope(scope) { DispatchQueue.test }
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { scheduler.schedule {} }
    let log = CollectedIssues()
    log.collect { scheduler.advance(to: scheduler.now.advanced(by: 5), limit: 1) }
    #expect(log.issues.count == 1)
    #expect(descriptions(scope).count == 1)
    scheduler.advance()
    #expect(descriptions(scope).isEmpty)
  }

  @Test("Releasing a test scheduler removes its delayed actions")
  func releasedLater() {
    let scope = WorkTracker.Scope("released later")
    WorkTracker.withScope(scope) {
      let scheduler = DispatchQueue.test
      scheduler.schedule(after: scheduler.now.advanced(by: 1)) {}
      #expect(WorkTracker.waiting().count == 1)
    }
    #expect(descriptions(scope) + waiting(scope) == [])
  }

  @Test("Pending work belongs to the test that created the test scheduler")
  func scopes() {
    let (mine, other) = (WorkTracker.Scope("created"), WorkTracker.Scope("scheduled"))
    let scheduler = WorkTracker.withScope(mine) { DispatchQueue.test }
    WorkTracker.withScope(other) { scheduler.schedule {} }
    #expect(descriptions(mine).count == 1)
    #expect(descriptions(other).isEmpty)
  }

  @Test("Pending work of a test scheduler from outside a test belongs to the scheduling test")
  func scheduledScope() {
    let scope = WorkTracker.Scope("scheduled only")
    let scheduler = WorkTracker.withoutScope { DispatchQueue.test }
    WorkTracker.withScope(scope) { scheduler.schedule {} }
    #expect(descriptions(scope).count == 1)
    scheduler.run()
    #expect(descriptions(scope).isEmpty)
  }

  @Test("Releasing a test scheduler removes its pending actions")
  func released() {
    let scope = WorkTracker.Scope("released")
    WorkTracker.withScope(scope) {
      DispatchQueue.test.schedule {}
      #expect(WorkTracker.pending().isEmpty)
    }
  }

  @Test("Work that is already tracked is not tracked again, and pending work names its owner")
  func origin() {
    let scope = WorkTracker.Scope("origin")
    let scheduler = WorkTracker.withScope(scope) { DispatchQueue.test }
    WorkOrigin.withValue(WorkOrigin(isEntered: true)) { scheduler.schedule {} }
    #expect(descriptions(scope).isEmpty)
    let place = CreationSite(fileID: "App/ScoreView.swift", filePath: "", line: 42, column: 1)
    WorkOrigin.withValue(WorkOrigin(place: place, owner: "ScoreView")) {
      scheduler.schedule {}
    }
    #expect(
      descriptions(scope) == [
        "an action on TestScheduler, for ScoreView (App/ScoreView.swift:42)"
      ])
  }

  @Test("Actions do not inherit the origin of the call that advances the scheduler")
  func moving() {
    let scheduler = DispatchQueue.test
    scheduler.schedule { #expect(WorkOrigin.current == nil) }
    WorkOrigin.withValue(WorkOrigin(isEntered: true)) { scheduler.advance() }
  }
}
