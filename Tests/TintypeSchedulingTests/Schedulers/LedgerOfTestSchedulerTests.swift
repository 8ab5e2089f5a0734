// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import TintypeScheduling

@Suite("The ledger of a test scheduler")
struct LedgerOfTestSchedulerTests {
  private func descriptions(_ scope: Ledger.Scope) -> [String] {
    Ledger.pending(in: scope).map(\.description)
  }

  @Test("has an action until it has run")
  func action() {
    let scope = Ledger.Scope("test scheduler: action")
    let scheduler = Ledger.withScope(scope) { DispatchQueue.test }
    let line: UInt = #line + 1
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) {
      #expect(self.descriptions(scope).count == 1)
    }
    #expect(
      descriptions(scope) == [
        "an action on TestScheduler "
          + "(TintypeSchedulingTests/LedgerOfTestSchedulerTests.swift:\(line))"
      ])
    scheduler.advance(by: 1)
    #expect(descriptions(scope).isEmpty)
  }

  @Test("has a timer until it is cancelled")
  func timer() {
    let scope = Ledger.Scope("test scheduler: timer")
    let scheduler = Ledger.withScope(scope) { DispatchQueue.test }
    let line: UInt = #line + 1
    let timer = scheduler.schedule(after: scheduler.now, interval: 1) {}
    scheduler.advance(by: 5)
    #expect(
      descriptions(scope) == [
        "a timer on TestScheduler "
          + "(TintypeSchedulingTests/LedgerOfTestSchedulerTests.swift:\(line))"
      ])
    timer.cancel()
    #expect(descriptions(scope).isEmpty)
  }

  @Test("is that of the test in which it was created, not of the one that schedules")
  func scopes() {
    let (mine, other) = (Ledger.Scope("created"), Ledger.Scope("scheduled"))
    let scheduler = Ledger.withScope(mine) { DispatchQueue.test }
    Ledger.withScope(other) { scheduler.schedule {} }
    #expect(descriptions(mine).count == 1)
    #expect(descriptions(other).isEmpty)
  }

  @Test("is that of the test that schedules, where it was created outside of one")
  func scheduledScope() {
    let scope = Ledger.Scope("scheduled only")
    let scheduler = Ledger.withoutScope { DispatchQueue.test }
    Ledger.withScope(scope) { scheduler.schedule {} }
    #expect(descriptions(scope).count == 1)
    scheduler.run()
    #expect(descriptions(scope).isEmpty)
  }

  @Test("lets go of what a released scheduler never ran")
  func released() {
    let scope = Ledger.Scope("released")
    Ledger.withScope(scope) {
      DispatchQueue.test.schedule {}
      #expect(Ledger.pending().isEmpty)
    }
  }

  @Test("does not enter what was entered already, and tells the owner")
  func origin() {
    let scope = Ledger.Scope("origin")
    let scheduler = Ledger.withScope(scope) { DispatchQueue.test }
    WorkOrigin.$current.withValue(WorkOrigin(isEntered: true)) { scheduler.schedule {} }
    #expect(descriptions(scope).isEmpty)
    let place = CreationPlace(fileID: "App/ScoreView.swift", filePath: "", line: 42, column: 1)
    WorkOrigin.$current.withValue(WorkOrigin(place: place, owner: "ScoreView")) {
      scheduler.schedule {}
    }
    #expect(
      descriptions(scope) == [
        "an action on TestScheduler, for ScoreView (App/ScoreView.swift:42)"
      ])
  }

  @Test("does not hand the origin of the call that moves the time on to actions")
  func moving() {
    let scheduler = DispatchQueue.test
    scheduler.schedule { #expect(WorkOrigin.current == nil) }
    WorkOrigin.$current.withValue(WorkOrigin(isEntered: true)) { scheduler.advance() }
  }
}
