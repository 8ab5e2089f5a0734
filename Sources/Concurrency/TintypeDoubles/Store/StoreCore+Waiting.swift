// SPDX-License-Identifier: MIT

import Dispatch

/// A task that waits for an event of a store.
struct StoreWaiter {
  /// The awaited event.
  enum Goal {
    /// More unhandled actions than the given count, or no effect that could send one.
    case action(count: Int)
    /// Every effect waits for an external event, or has ended.
    case rest
    /// The effects that an action has started have ended; all effects if it is `nil`.
    case idle(origin: ObjectIdentifier?)
  }

  /// The reason for the end of the wait.
  enum Outcome {
    case reached
    case timedOut
    case cancelled
  }

  var goal: Goal
  var continuation: CheckedContinuation<Outcome, Never>
}

extension StoreCore {
  /// Returns the effects in flight, in the order in which they were started.
  ///
  /// - Parameter origin: The action that has started them; `nil` for all effects.
  /// - Returns: The effects.
  func running(of origin: ObjectIdentifier? = nil) -> [RunningEffect] {
    lock.withLock {
      effects.values
        .filter { origin == nil || ObjectIdentifier($0.origin) == origin }
        .sorted { $0.id < $1.id }
    }
  }

  /// A Boolean value that indicates whether no effect is in flight.
  var isIdle: Bool { lock.withLock { effects.isEmpty } }

  /// Returns descriptions of effects for issues.
  func descriptions(_ effects: [RunningEffect]) -> [StoreIssue.Effect] {
    effects.map {
      StoreIssue.Effect(sent: ValueText.line($0.origin.action), place: $0.origin.place)
    }
  }

  /// Waits until an event occurs, the timeout expires, or the task is canceled.
  ///
  /// It does not poll: the code that causes an event notifies the waiters.
  func wait(
    for goal: StoreWaiter.Goal, atMost timeout: Duration,
    isolation: isolated (any Actor)? = #isolation
  ) async -> StoreWaiter.Outcome {
    let id = lock.withLock {
      nextID += 1
      return nextID
    }
    let limit = DispatchWorkItem { [self] in expire(id) }
    defer { limit.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { continuation in
        let isAlready = lock.withLock {
          if isReached(goal) { return true }
          waiters[id] = StoreWaiter(goal: goal, continuation: continuation)
          return false
        }
        if isAlready { return continuation.resume(returning: .reached) }
        DispatchQueue.global().asyncAfter(
          deadline: .now() + .milliseconds(timeout.boundedMilliseconds), execute: limit)
        if Task.isCancelled { resolve(id, .cancelled) }
      }
    } onCancel: {
      resolve(id, .cancelled)
    }
  }

  /// Waits until the effects that were resumed from outside have settled again.
  func rest(atMost timeout: Duration, isolation: isolated (any Actor)? = #isolation) async {
    if lock.withLock({ restless == 0 }) { return }
    _ = await wait(for: .rest, atMost: timeout, isolation: isolation)
  }

  /// Returns the unhandled actions, including all that arrived along with the last one.
  func settled(
    atMost timeout: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> [Received] {
    await rest(atMost: timeout, isolation: isolation)
    let first = unhandled
    // An effect may have continued in between.
    await rest(atMost: timeout, isolation: isolation)
    return first.count == unhandledCount ? first : unhandled
  }

  /// Ends a wait whose timeout has expired, after the effects that have been resumed by then.
  ///
  /// These effects wait for a thread of the pool, after all tests that run in parallel, and then
  /// for the store's queue. Both are first in, first out, so no test fails because the machine is
  /// busy.
  private func expire(_ id: Int) {
    Task.detached { [self] in
      for _ in 0..<Self.expiryTurns { await Task.yield() }
      queue.async { [self] in resolve(id, .timedOut) }
    }
  }

  /// The number of yields at the end of a wait: an effect may suspend between two actions.
  private static var expiryTurns: Int { 3 }

  private func resolve(_ id: Int, _ outcome: StoreWaiter.Outcome) {
    let waiter = lock.withLock { waiters.removeValue(forKey: id) }
    waiter?.continuation.resume(returning: outcome)
  }

  private func isReached(_ goal: StoreWaiter.Goal) -> Bool {
    switch goal {
    case .action(let count):
      restless == 0 && (unhandledCount > count || effects.isEmpty)
    case .rest:
      restless == 0
    case .idle(let origin):
      restless == 0
        && !effects.values.contains { origin == nil || ObjectIdentifier($0.origin) == origin }
    }
  }

  /// Notifies the waiters from a thread that does not capture jobs; otherwise they would continue
  /// within its capture.
  func wakeLater() {
    let isNeeded = lock.withLock { !waiters.isEmpty }
    if isNeeded { queue.async { [self] in wake() } }
  }

  /// Resumes the waiters whose goals are reached.
  func wake() {
    let reached = lock.withLock {
      let reached = waiters.filter { isReached($0.value.goal) }
      for id in reached.keys { waiters[id] = nil }
      return reached
    }
    for (_, waiter) in reached.sorted(by: { $0.key < $1.key }) {
      waiter.continuation.resume(returning: .reached)
    }
  }
}

extension Duration {
  /// The whole milliseconds, from 0 to one day, which is the maximum for a deadline.
  fileprivate var boundedMilliseconds: Int {
    if self <= .zero { return 0 }
    if self >= .seconds(86_400) { return 86_400_000 }
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
