// SPDX-License-Identifier: MIT

// If Combine is available, these queues are its schedulers and track no work.
#if !canImport(Darwin)
  import Foundation
  import Testing
  import TintypeScheduling

  @Suite("Pending work of dispatch queues")
  struct WorkTrackerDispatchQueueTests {
    @Test("An action of a dispatch queue is pending until it has run")
    func action() {
      let scope = WorkTracker.Scope("queue: action")
      let queue = DispatchQueue(label: "score")
      queue.suspend()
      let line: UInt = #line + 1
      WorkTracker.withScope(scope) { queue.schedule {} }
      #expect(
        WorkTracker.pending(in: scope).map(\.description) == [
          "an action on DispatchQueue “score” "
            + "(TintypeSchedulingTests/WorkTrackerQueueTests.swift:\(line))"
        ])
      queue.resume()
      queue.sync {}
      #expect(WorkTracker.pending(in: scope).isEmpty)
    }

    @Test("An action with options of a dispatch queue is pending until it has run")
    func options() {
      let scope = WorkTracker.Scope("queue: options")
      let queue = DispatchQueue(label: "score")
      let group = DispatchGroup()
      queue.suspend()
      WorkTracker.withScope(scope) {
        queue.schedule(options: .init(qos: .utility, flags: .barrier, group: group)) {}
        queue.schedule(after: queue.now, tolerance: 0, options: .init(group: group)) {}
      }
      #expect(WorkTracker.pending(in: scope).count == 2)
      #expect(group.wait(timeout: .now()) == .timedOut)
      queue.resume()
      group.wait()
      #expect(WorkTracker.pending(in: scope).isEmpty)
    }

    @Test("A delayed action of a dispatch queue is pending until it has run")
    func later() async {
      let scope = WorkTracker.Scope("queue: later")
      let queue = DispatchQueue(label: "score")
      let pending = await withCheckedContinuation { continuation in
        WorkTracker.withScope(scope) {
          queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) {
            continuation.resume(returning: WorkTracker.pending(in: scope).count)
          }
        }
      }
      #expect(pending == 1)
      queue.sync {}
      #expect(WorkTracker.pending(in: scope).isEmpty)
    }

    @Test("A timer of a dispatch queue is pending until it is canceled, and then does not fire")
    func timer() async {
      let scope = WorkTracker.Scope("queue: timer")
      let queue = DispatchQueue(label: "score")
      let log = Log<Int>()
      let timer: Holder = await withCheckedContinuation { continuation in
        let holder = Holder()
        queue.sync {
          holder.timer = WorkTracker.withScope(scope) {
            queue.schedule(after: queue.now, interval: .microseconds(1)) {
              log.note(log.entries.count)
              if log.entries.count == 3 { continuation.resume(returning: holder) }
            }
          }
        }
      }
      #expect(WorkTracker.pending(in: scope).map(\.kind) == [.timer])
      let count = queue.sync {
        timer.timer?.cancel()
        return log.entries.count
      }
      #expect(WorkTracker.pending(in: scope).isEmpty)
      queue.sync {}
      #expect(log.entries.count == count)
    }

    @Test("Actions of a dispatch queue have the scope and the issue reporter of their test")
    func inTurn() async {
      let scope = WorkTracker.Scope("queue: in turn")
      let log = CollectedIssues()
      let queue = DispatchQueue(label: "score")
      await withCheckedContinuation { continuation in
        log.collect {
          WorkTracker.withScope(scope) {
            queue.schedule {
              #expect(WorkTracker.scope == scope)
              IssueReporter.report("an issue", at: nil)
              continuation.resume()
            }
          }
        }
      }
      #expect(log.messages == ["an issue"])
    }

    @Test("Ten thousand actions of a dispatch queue are tracked and removed")
    func many() {
      let scope = WorkTracker.Scope("queue: many")
      let queue = DispatchQueue(label: "score")
      var count = 0
      queue.suspend()
      WorkTracker.withScope(scope) { for _ in 0..<10_000 { queue.schedule { count += 1 } } }
      #expect(WorkTracker.pending(in: scope).count == 10_000)
      queue.resume()
      queue.sync {}
      #expect(count == 10_000)
      #expect(WorkTracker.pending(in: scope).isEmpty)
    }

    @Test(
      "A dispatch queue is described by its name",
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

    @Test("A dispatch queue accepts a time that never comes")
    func never() {
      let queue = DispatchQueue(label: "score")
      let never = queue.now.advanced(by: .nanoseconds(.max)).advanced(by: .nanoseconds(.max))
      let timer = queue.schedule(after: never, interval: .init(.never)) {}
      queue.schedule(after: never) {}
      queue.schedule(after: .init(DispatchTime(uptimeNanoseconds: 1 << 63))) {
        Issue.record("The action ran, although its time never comes.")
      }
      queue.sync {}
      timer.cancel()
    }
  }

  @Suite("Pending work of operation queues")
  struct WorkTrackerOperationQueueTests {
    @Test("An action of an operation queue is pending until it has run")
    func action() {
      let scope = WorkTracker.Scope("operations: action")
      let queue = OperationQueue()
      queue.name = "loads"
      queue.isSuspended = true
      let line: UInt = #line + 1
      WorkTracker.withScope(scope) { queue.schedule {} }
      #expect(
        WorkTracker.pending(in: scope).map(\.description) == [
          "an action on OperationQueue “loads” "
            + "(TintypeSchedulingTests/WorkTrackerQueueTests.swift:\(line))"
        ])
      queue.isSuspended = false
      queue.waitUntilAllOperationsAreFinished()
      #expect(WorkTracker.pending(in: scope).isEmpty)
    }

    @Test("A delayed action of an operation queue is pending until it has run")
    func later() async {
      let scope = WorkTracker.Scope("operations: later")
      let queue = OperationQueue()
      let pending = await withCheckedContinuation { continuation in
        WorkTracker.withScope(scope) {
          queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) {
            continuation.resume(returning: WorkTracker.pending(in: scope).count)
          }
        }
      }
      #expect(pending == 1)
      await withCheckedContinuation { continuation in
        queue.addBarrierBlock { continuation.resume() }
      }
      #expect(WorkTracker.pending(in: scope).isEmpty)
    }

    @Test("A timer of an operation queue is pending until it is canceled")
    func timer() async {
      let scope = WorkTracker.Scope("operations: timer")
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      let log = Log<Void>()
      let holder = Holder()
      await withCheckedContinuation { continuation in
        holder.timer = WorkTracker.withScope(scope) {
          queue.schedule(after: queue.now, interval: .milliseconds(1)) {
            log.note(())
            if log.entries.count == 3 { continuation.resume() }
          }
        }
      }
      #expect(WorkTracker.pending(in: scope).map(\.kind) == [.timer])
      holder.timer?.cancel()
      #expect(WorkTracker.pending(in: scope).isEmpty)
    }

    @Test("An operation queue is described by its name, without an address")
    func name() {
      let named = OperationQueue()
      named.name = "loads"
      #expect(SchedulerName.of(OperationQueue.main) == "OperationQueue.main")
      #expect(SchedulerName.of(named) == "OperationQueue “loads”")
      #expect(SchedulerName.of(OperationQueue()) == "OperationQueue")
    }
  }

  @Suite("Pending work of run loops")
  struct WorkTrackerRunLoopTests {
    @Test("Actions of a run loop are pending until they have run")
    func actions() async {
      let scope = WorkTracker.Scope("run loop: actions")
      let log = Log<String>()
      await withCheckedContinuation { continuation in
        Thread {
          let loop = RunLoop.current
          WorkTracker.withScope(scope) {
            loop.schedule { log.note("action") }
            loop.schedule(after: loop.now.advanced(by: .milliseconds(1))) { log.note("later") }
          }
          for work in WorkTracker.pending(in: scope) {
            log.note("\(work.kind) on \(work.scheduler)")
          }
          while !WorkTracker.pending(in: scope).isEmpty {
            _ = loop.run(mode: .default, before: .distantFuture)
          }
          continuation.resume()
        }.start()
      }
      #expect(log.entries == ["action on RunLoop", "action on RunLoop", "action", "later"])
    }

    @Test("A timer of a run loop is pending until it is canceled")
    func timer() async {
      let scope = WorkTracker.Scope("run loop: timer")
      let log = Log<Int>()
      await withCheckedContinuation { continuation in
        Thread {
          let loop = RunLoop.current
          var timer: (any Cancellable)?
          timer = WorkTracker.withScope(scope) {
            loop.schedule(after: loop.now, interval: .milliseconds(1)) {
              log.note(WorkTracker.pending(in: scope).count)
              if log.entries.count == 3 { timer?.cancel() }
            }
          }
          while !WorkTracker.pending(in: scope).isEmpty {
            _ = loop.run(mode: .default, before: .distantFuture)
          }
          continuation.resume()
        }.start()
      }
      #expect(log.entries == [1, 1, 1])
    }

    @Test("An action from another thread wakes the run loop")
    func wakes() async {
      let isWaiting = DispatchSemaphore(value: 0)
      let idle = Holder()
      let log = Log<String>()
      await withCheckedContinuation { continuation in
        let loops = Log<OtherLoop>()
        Thread {
          let loop = RunLoop.current
          loops.note(OtherLoop(loop: loop))
          // A run loop without sources does not wait.
          idle.timer = loop.schedule(after: loop.now.advanced(by: 3600), interval: 3600) {}
          loop.schedule { isWaiting.signal() }
          _ = loop.run(mode: .default, before: .distantFuture)
        }.start()
        Thread {
          isWaiting.wait()
          loops.entries.first?.loop.schedule {
            idle.timer?.cancel()
            log.note("action")
            continuation.resume()
          }
        }.start()
      }
      #expect(log.entries == ["action"])
    }

    @Test("The main run loop is described by its name")
    func name() {
      #expect(SchedulerName.of(RunLoop.main) == "RunLoop.main")
    }
  }

  /// A value that is passed from thread to thread and never used by two at the same time.
  private final class Holder: @unchecked Sendable {
    var timer: (any Cancellable)?
  }

  /// A run loop on which another thread schedules, which run loops allow.
  private struct OtherLoop: @unchecked Sendable {
    let loop: RunLoop
  }
#endif
