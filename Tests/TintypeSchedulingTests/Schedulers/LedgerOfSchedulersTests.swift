// SPDX-License-Identifier: MIT

import Foundation
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
          + "(TintypeSchedulingTests/LedgerOfSchedulersTests.swift:\(line))"
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
          + "(TintypeSchedulingTests/LedgerOfSchedulersTests.swift:\(line))"
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
    let scheduler = DispatchQueue.test
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

@Suite("The ledger of a dispatch queue")
struct LedgerOfDispatchQueueTests {
  @Test("has an action until it has run")
  func action() {
    let scope = Ledger.Scope("queue: action")
    let queue = DispatchQueue(label: "score")
    queue.suspend()
    let line: UInt = #line + 1
    Ledger.withScope(scope) { queue.schedule {} }
    #expect(
      Ledger.pending(in: scope).map(\.description) == [
        "an action on DispatchQueue “score” "
          + "(TintypeSchedulingTests/LedgerOfSchedulersTests.swift:\(line))"
      ])
    queue.resume()
    queue.sync {}
    #expect(Ledger.pending(in: scope).isEmpty)
  }

  @Test("has an action with options until it has run")
  func options() {
    let scope = Ledger.Scope("queue: options")
    let queue = DispatchQueue(label: "score")
    let group = DispatchGroup()
    queue.suspend()
    Ledger.withScope(scope) {
      queue.schedule(options: .init(qos: .utility, flags: .barrier, group: group)) {}
      queue.schedule(after: queue.now, tolerance: 0, options: .init(group: group)) {}
    }
    #expect(Ledger.pending(in: scope).count == 2)
    #expect(group.wait(timeout: .now()) == .timedOut)
    queue.resume()
    group.wait()
    #expect(Ledger.pending(in: scope).isEmpty)
  }

  @Test("has an action for later until it has run")
  func later() async {
    let scope = Ledger.Scope("queue: later")
    let queue = DispatchQueue(label: "score")
    let pending = await withCheckedContinuation { continuation in
      Ledger.withScope(scope) {
        queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) {
          continuation.resume(returning: Ledger.pending(in: scope).count)
        }
      }
    }
    #expect(pending == 1)
    queue.sync {}
    #expect(Ledger.pending(in: scope).isEmpty)
  }

  @Test("has a timer until it is cancelled, after which it does not fire")
  func timer() async {
    let scope = Ledger.Scope("queue: timer")
    let queue = DispatchQueue(label: "score")
    let log = Log<Int>()
    let timer: Holder = await withCheckedContinuation { continuation in
      let holder = Holder()
      queue.sync {
        holder.timer = Ledger.withScope(scope) {
          queue.schedule(after: queue.now, interval: .microseconds(1)) {
            log.note(log.entries.count)
            if log.entries.count == 3 { continuation.resume(returning: holder) }
          }
        }
      }
    }
    #expect(Ledger.pending(in: scope).map(\.kind) == [.timer])
    let count = queue.sync {
      timer.timer?.cancel()
      return log.entries.count
    }
    #expect(Ledger.pending(in: scope).isEmpty)
    queue.sync {}
    #expect(log.entries.count == count)
  }

  @Test("has what an action schedules in turn, and reports to the same test")
  func inTurn() async {
    let scope = Ledger.Scope("queue: in turn")
    let log = IssueLog()
    let queue = DispatchQueue(label: "score")
    await withCheckedContinuation { continuation in
      log.collect {
        Ledger.withScope(scope) {
          queue.schedule {
            #expect(Ledger.scope == scope)
            IssueReporter.report("an issue", at: nil)
            continuation.resume()
          }
        }
      }
    }
    #expect(log.messages == ["an issue"])
  }

  @Test("ten thousand actions come and go")
  func many() {
    let scope = Ledger.Scope("queue: many")
    let queue = DispatchQueue(label: "score")
    var count = 0
    queue.suspend()
    Ledger.withScope(scope) { for _ in 0..<10_000 { queue.schedule { count += 1 } } }
    #expect(Ledger.pending(in: scope).count == 10_000)
    queue.resume()
    queue.sync {}
    #expect(count == 10_000)
    #expect(Ledger.pending(in: scope).isEmpty)
  }

  @Test(
    "calls it by its name",
    arguments: [
      (DispatchQueue.main, "DispatchQueue.main"),
      (DispatchQueue.global(), "DispatchQueue.global()"),
      (DispatchQueue.global(qos: .background), "DispatchQueue.global(qos: .background)"),
      (DispatchQueue.global(qos: .utility), "DispatchQueue.global(qos: .utility)"),
      (DispatchQueue.global(qos: .userInitiated), "DispatchQueue.global(qos: .userInitiated)"),
      (DispatchQueue(label: "score"), "DispatchQueue “score”"),
      (DispatchQueue(label: ""), "DispatchQueue"),
    ])
  func name(queue: DispatchQueue, name: String) {
    #expect(SchedulerName.of(queue) == name)
    #expect(SchedulerName.of(queue.eraseToAnyScheduler()) == name)
  }

  @Test("takes a time that never comes")
  func never() {
    let queue = DispatchQueue(label: "score")
    let never = queue.now.advanced(by: .nanoseconds(.max)).advanced(by: .nanoseconds(.max))
    let timer = queue.schedule(after: never, interval: .init(.never)) {}
    queue.schedule(after: never) {}
    queue.schedule(after: .init(DispatchTime(uptimeNanoseconds: 1 << 63))) {
      Issue.record("This is never, not a time of the wall clock.")
    }
    queue.sync {}
    timer.cancel()
  }
}

@Suite("The ledger of an operation queue")
struct LedgerOfOperationQueueTests {
  @Test("has an action until it has run")
  func action() {
    let scope = Ledger.Scope("operations: action")
    let queue = OperationQueue()
    queue.name = "loads"
    queue.isSuspended = true
    let line: UInt = #line + 1
    Ledger.withScope(scope) { queue.schedule {} }
    #expect(
      Ledger.pending(in: scope).map(\.description) == [
        "an action on OperationQueue “loads” "
          + "(TintypeSchedulingTests/LedgerOfSchedulersTests.swift:\(line))"
      ])
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    #expect(Ledger.pending(in: scope).isEmpty)
  }

  @Test("has an action for later until it has run")
  func later() async {
    let scope = Ledger.Scope("operations: later")
    let queue = OperationQueue()
    let pending = await withCheckedContinuation { continuation in
      Ledger.withScope(scope) {
        queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) {
          continuation.resume(returning: Ledger.pending(in: scope).count)
        }
      }
    }
    #expect(pending == 1)
    await withCheckedContinuation { continuation in
      queue.addBarrierBlock { continuation.resume() }
    }
    #expect(Ledger.pending(in: scope).isEmpty)
  }

  @Test("has a timer until it is cancelled")
  func timer() async {
    let scope = Ledger.Scope("operations: timer")
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let log = Log<Void>()
    let holder = Holder()
    await withCheckedContinuation { continuation in
      holder.timer = Ledger.withScope(scope) {
        queue.schedule(after: queue.now, interval: .milliseconds(1)) {
          log.note(())
          if log.entries.count == 3 { continuation.resume() }
        }
      }
    }
    #expect(Ledger.pending(in: scope).map(\.kind) == [.timer])
    holder.timer?.cancel()
    #expect(Ledger.pending(in: scope).isEmpty)
  }

  @Test("calls it by its name, and by no address")
  func name() {
    let named = OperationQueue()
    named.name = "loads"
    #expect(SchedulerName.of(OperationQueue.main) == "OperationQueue.main")
    #expect(SchedulerName.of(named) == "OperationQueue “loads”")
    #expect(SchedulerName.of(OperationQueue()) == "OperationQueue")
  }
}

@Suite("The ledger of a run loop")
struct LedgerOfRunLoopTests {
  @Test("has actions until they have run")
  func actions() async {
    let scope = Ledger.Scope("run loop: actions")
    let log = Log<String>()
    await withCheckedContinuation { continuation in
      Thread {
        let loop = RunLoop.current
        Ledger.withScope(scope) {
          loop.schedule { log.note("action") }
          loop.schedule(after: loop.now.advanced(by: .milliseconds(1))) { log.note("later") }
        }
        for work in Ledger.pending(in: scope) { log.note("\(work.kind) on \(work.scheduler)") }
        while !Ledger.pending(in: scope).isEmpty {
          _ = loop.run(mode: .default, before: .distantFuture)
        }
        continuation.resume()
      }.start()
    }
    #expect(log.entries == ["action on RunLoop", "action on RunLoop", "action", "later"])
  }

  @Test("has a timer until it is cancelled")
  func timer() async {
    let scope = Ledger.Scope("run loop: timer")
    let log = Log<Int>()
    await withCheckedContinuation { continuation in
      Thread {
        let loop = RunLoop.current
        var timer: (any Cancellable)?
        timer = Ledger.withScope(scope) {
          loop.schedule(after: loop.now, interval: .milliseconds(1)) {
            log.note(Ledger.pending(in: scope).count)
            if log.entries.count == 3 { timer?.cancel() }
          }
        }
        while !Ledger.pending(in: scope).isEmpty {
          _ = loop.run(mode: .default, before: .distantFuture)
        }
        continuation.resume()
      }.start()
    }
    #expect(log.entries == [1, 1, 1])
  }

  @Test("an action from another thread wakes the loop up")
  func wakes() async {
    let isWaiting = DispatchSemaphore(value: 0)
    let idle = Holder()
    await withCheckedContinuation { continuation in
      let loops = Log<OtherLoop>()
      Thread {
        let loop = RunLoop.current
        loops.note(OtherLoop(loop: loop))
        // A loop without anything to wait for does not wait.
        idle.timer = loop.schedule(after: loop.now.advanced(by: 3600), interval: 3600) {}
        loop.schedule { isWaiting.signal() }
        _ = loop.run(mode: .default, before: .distantFuture)
      }.start()
      Thread {
        isWaiting.wait()
        loops.entries.first?.loop.schedule {
          idle.timer?.cancel()
          continuation.resume()
        }
      }.start()
    }
  }

  @Test("calls the main one by its name")
  func name() {
    #expect(SchedulerName.of(RunLoop.main) == "RunLoop.main")
  }
}

/// What is handed from thread to thread, one after the other.
private final class Holder: @unchecked Sendable {
  var timer: (any Cancellable)?
}

/// A run loop that another thread schedules on, which it takes.
private struct OtherLoop: @unchecked Sendable {
  let loop: RunLoop
}
