// SPDX-License-Identifier: MIT

import Dispatch
import TintypeTaskCapture

/// An actor that a task passes through in order to continue within a capture.
///
/// An actor's executor receives a task only when the task is suspended. A continuation is not
/// sufficient: if it is resumed before its task suspends, the task continues on its current thread.
private actor Passage {
  private nonisolated let executor: Executor

  init(queue: DispatchQueue, run: @escaping @Sendable (_ job: () -> Void) -> Void) {
    executor = Executor(queue: queue, run: run)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func pass() {}

  private final class Executor: SerialExecutor {
    private let queue: DispatchQueue
    private let run: @Sendable (_ job: () -> Void) -> Void

    init(queue: DispatchQueue, run: @escaping @Sendable (_ job: () -> Void) -> Void) {
      (self.queue, self.run) = (queue, run)
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { [self] in
        run { job.runSynchronously(on: asUnownedSerialExecutor()) }
      }
    }
  }
}

extension StoreCore {
  /// Runs a closure of an effect's task within a capture of jobs.
  ///
  /// Everything that it starts, and the task itself, then runs to its next suspension, in the same
  /// order in each run.
  ///
  /// A task that was resumed by the test is within the capture already. A task that was resumed
  /// from outside first switches to the store's queue. Waiters are notified when all of this has
  /// settled, so that no test runs concurrently with its effects.
  func enter(_ origin: Origin, isolation: isolated (any Actor)?, _ body: () -> Void) async {
    if !TaskCapture.isCatching {
      lock.withLock { restless += 1 }
      let passage = Passage(queue: queue) { [self] job in
        drain(origin, job)
        settle()
      }
      await passage.pass()
    }
    // Not all jobs of the main actor can be captured.
    if !TaskCapture.isCatching { drain(origin, body) } else { body() }
  }

  /// Records that an effect has settled.
  private func settle() {
    lock.withLock { restless -= 1 }
    wakeLater()
  }

  /// Runs a closure and all jobs that it starts, on this thread.
  ///
  /// Effects that do not settle are canceled, and can end here. Effects that continue nevertheless
  /// are no longer counted, since the issue is reported.
  func drain<R>(_ origin: Origin, _ body: () -> R) -> R {
    var isEndless = false
    let result = TaskCapture.drain(limit: Self.jobLimit, grace: Self.jobLimit, body) {
      isEndless = true
      var afterward = Afterward()
      lock.withLock { cancel(&afterward) { $0.origin === origin } }
      afterward.issues.append(
        (
          .endlessWork(limit: Self.jobLimit, sent: ValueText.line(origin.action)), origin.place
        ))
      finish(afterward)
    }
    if isEndless { forget { $0.origin === origin } }
    return result
  }

  /// Stops counting effects as in flight.
  private func forget(where isIncluded: (RunningEffect) -> Bool) {
    let tokens = lock.withLock {
      let meant = effects.filter { isIncluded($0.value) }
      for id in meant.keys { effects[id] = nil }
      return meant.values.map(\.token)
    }
    for token in tokens { token?.end() }
    wakeLater()
  }

  /// Cancels the effects of an action, and lets them end.
  func cancelEffects(of origin: Origin) {
    drain(origin) {
      var afterward = Afterward()
      lock.withLock { cancel(&afterward) { $0.origin === origin } }
      finish(afterward)
    }
  }

  /// Cancels the effects in flight; those that do not end are no longer counted.
  func cancelAndForget() {
    TaskCapture.drain(limit: Self.jobLimit) {
      var afterward = Afterward()
      lock.withLock { cancel(&afterward) { _ in true } }
      forget { _ in true }
      finish(afterward)
    }
  }

  /// Cancels all effects permanently.
  func close() {
    lock.withLock { isClosed = true }
    cancelAndForget()
  }
}
