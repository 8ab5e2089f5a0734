// SPDX-License-Identifier: MIT

import Dispatch

/// Somebody who waits for something to happen in a store.
struct StoreWaiter {
  /// What is waited for.
  enum Goal {
    /// More unhandled actions than so many, or no effect that could send one.
    case action(count: Int)
    /// That each effect waits for something outside, or has ended.
    case rest
    /// The end of the effects that an action has started; of all, where it is `nil`.
    case idle(origin: ObjectIdentifier?)
  }

  /// Why the waiting has ended.
  enum Outcome {
    case reached
    case timedOut
    case cancelled
  }

  var goal: Goal
  var continuation: CheckedContinuation<Outcome, Never>
}

extension StoreCore {
  /// The effects in flight, in the order in which they were started.
  ///
  /// - Parameter origin: The action that has started them; all, where it is `nil`.
  /// - Returns: The effects.
  func running(of origin: ObjectIdentifier? = nil) -> [RunningEffect] {
    lock.withLock {
      effects.values
        .filter { origin == nil || ObjectIdentifier($0.origin) == origin }
        .sorted { $0.id < $1.id }
    }
  }

  /// Whether no effect is in flight.
  var isIdle: Bool { lock.withLock { effects.isEmpty } }

  /// Effects as issues tell of them.
  func told(_ effects: [RunningEffect]) -> [StoreIssue.Effect] {
    effects.map {
      StoreIssue.Effect(sent: ValueText.line($0.origin.action), place: $0.origin.place)
    }
  }

  /// Waits until something happens, or the time is up, or the task is canceled.
  ///
  /// Nobody looks again and again: whoever makes it happen says so.
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

  /// Waits until the effects that were resumed from outside are at rest again.
  func rest(atMost timeout: Duration, isolation: isolated (any Actor)? = #isolation) async {
    if lock.withLock({ restless == 0 }) { return }
    _ = await wait(for: .rest, atMost: timeout, isolation: isolation)
  }

  /// What is received and not handled, with all that came along with the last of it.
  func settled(
    atMost timeout: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> [Received] {
    await rest(atMost: timeout, isolation: isolation)
    let first = unhandled
    // An effect may have gone on in between.
    await rest(atMost: timeout, isolation: isolation)
    return first.count == unhandledCount ? first : unhandled
  }

  /// Ends a wait whose time is up, after the effects that have been resumed by then.
  ///
  /// They wait for a thread of the pool, behind all tests that run in parallel, and then for the
  /// store's queue. Both are first in, first out, so a busy machine makes no test fail.
  private func expire(_ id: Int) {
    Task.detached { [self] in
      for _ in 0..<Self.expiryTurns { await Task.yield() }
      queue.async { [self] in resolve(id, .timedOut) }
    }
  }

  /// How often the end of a wait lets others go first: an effect may suspend between two actions.
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

  /// Tells those who wait, on no thread that catches jobs: else they would go on within its capture.
  func wakeLater() {
    let isNeeded = lock.withLock { !waiters.isEmpty }
    if isNeeded { queue.async { [self] in wake() } }
  }

  /// Tells those who wait for what has happened.
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
  /// The whole milliseconds, from 0 to a day: a deadline takes no more.
  fileprivate var boundedMilliseconds: Int {
    if self <= .zero { return 0 }
    if self >= .seconds(86_400) { return 86_400_000 }
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
