// SPDX-License-Identifier: MIT

import Dispatch

/// A place that a task goes through in order to go on within a capture.
///
/// The executor of an actor is given a task only when that is suspended. A continuation would not do:
/// one that is resumed before its task is suspended lets the task go on where it is.
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
      self.queue = queue
      self.run = run
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
  /// Runs a body of an effect's task where jobs are caught, so that whatever it starts, and the task
  /// itself, runs to its next suspension, in the same order in each run.
  ///
  /// A task that was resumed by what a test does is there already. One that was resumed from outside
  /// first goes over to the store's queue. Whoever waits is told when all that is at rest, so that no
  /// test goes on beside its effects.
  func enter(_ origin: Origin, isolation: isolated (any Actor)?, _ body: () -> Void) async {
    if !TaskCapture.isCatching {
      lock.withLock { restless += 1 }
      let passage = Passage(queue: queue) { [self] job in
        drain(origin, job)
        settle()
      }
      await passage.pass()
    }
    // Not all that is the main actor's can be caught.
    if !TaskCapture.isCatching { drain(origin, body) } else { body() }
  }

  /// Takes note that an effect is at rest.
  private func settle() {
    lock.withLock { restless -= 1 }
    wakeLater()
  }

  /// Runs a body and all jobs that it starts, on this thread.
  ///
  /// Effects that do not come to rest are canceled and get the chance to end here. Those that go on
  /// all the same are no longer counted, since the test has reported them.
  func drain<R>(_ origin: Origin, _ body: () -> R) -> R {
    var isEndless = false
    let result = TaskCapture.drain(limit: Self.jobLimit, grace: Self.jobLimit, body) {
      isEndless = true
      var afterwards = Afterwards()
      lock.withLock { cancel(&afterwards) { $0.origin === origin } }
      afterwards.issues.append(
        (
          .endlessWork(limit: Self.jobLimit, sent: ValueText.line(origin.action)), origin.place
        ))
      finish(afterwards)
    }
    if isEndless { forget { $0.origin === origin } }
    return result
  }

  /// Stops counting effects as in flight.
  private func forget(where isMeant: (RunningEffect) -> Bool) {
    let tickets = lock.withLock {
      let meant = effects.filter { isMeant($0.value) }
      for id in meant.keys { effects[id] = nil }
      return meant.values.map(\.ticket)
    }
    for ticket in tickets { ticket?.end() }
    wakeLater()
  }

  /// Cancels the effects of an action, and lets them come to their ends.
  func cancelEffects(of origin: Origin) {
    drain(origin) {
      var afterwards = Afterwards()
      lock.withLock { cancel(&afterwards) { $0.origin === origin } }
      finish(afterwards)
    }
  }

  /// Cancels the effects in flight; those that do not end are no longer counted.
  func cancelAndForget() {
    TaskCapture.drain(limit: Self.jobLimit) {
      var afterwards = Afterwards()
      lock.withLock { cancel(&afterwards) { _ in true } }
      forget { _ in true }
      finish(afterwards)
    }
  }

  /// Cancels everything, for good.
  func close() {
    lock.withLock { isClosed = true }
    cancelAndForget()
  }
}
