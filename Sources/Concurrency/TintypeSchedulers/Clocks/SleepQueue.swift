// SPDX-License-Identifier: MIT

import Synchronization

/// The time of a manually advanced clock, and the tasks that sleep on it.
final class SleepQueue<Duration: DurationProtocol & Hashable>: Sendable {
  typealias Instant = OffsetInstant<Duration>

  /// A single sleep, from before it begins until after it ends.
  final class Sleeper: Sendable {
    fileprivate enum Stage {
      case new
      case asleep(UnsafeContinuation<Void, any Error>, WorkTracker.Token?)
      case over(isCancelled: Bool)
    }
    fileprivate let stage = Mutex(Stage.new)

    /// Suspends the task, unless the sleep has already ended or been canceled.
    fileprivate func begin(
      _ continuation: UnsafeContinuation<Void, any Error>, _ token: WorkTracker.Token?
    ) {
      let before = stage.withLock { stage in
        if case .over = stage { return stage }
        defer { stage = .asleep(continuation, token) }
        return stage
      }
      guard case .over(let isCancelled) = before else { return }
      token?.end()
      Self.resume(continuation, isCancelled: isCancelled)
    }

    /// Resumes the task, once.
    fileprivate func end(isCancelled: Bool) {
      let before = stage.withLock { stage in
        if case .over = stage { return stage }
        defer { stage = .over(isCancelled: isCancelled) }
        return stage
      }
      guard case .asleep(let continuation, let token) = before else { return }
      token?.end()
      Self.resume(continuation, isCancelled: isCancelled)
    }

    fileprivate var isCancelled: Bool {
      stage.withLock { if case .over(isCancelled: true) = $0 { true } else { false } }
    }

    private static func resume(
      _ continuation: UnsafeContinuation<Void, any Error>, isCancelled: Bool
    ) {
      if isCancelled {
        continuation.resume(throwing: CancellationError())
      } else {
        continuation.resume()
      }
    }
  }

  private struct Key: Comparable {
    let deadline: Instant
    let number: UInt64

    static func < (a: Self, b: Self) -> Bool {
      a.deadline == b.deadline ? a.number < b.number : a.deadline < b.deadline
    }
  }

  private struct State {
    var now: Instant
    var next: UInt64 = 0
    /// The deadlines, including those of some canceled sleepers.
    var keys = MinimumHeap<Key>()
    var sleepers: [UInt64: Sleeper] = [:]

    /// Returns the earliest deadline of a sleeping task.
    mutating func first() -> Key? {
      while let key = keys.minimum {
        if sleepers[key.number] != nil { return key }
        keys.removeMinimum()
      }
      return nil
    }
  }

  private let state: Mutex<State>

  init(now: Instant) { state = Mutex(State(now: now)) }

  var now: Instant { state.withLock { $0.now } }

  /// A Boolean value that indicates whether any task has slept on the clock.
  var hasSlept: Bool { state.withLock { $0.next > 0 } }

  /// The number of sleeping tasks, and the earliest deadline.
  var asleep: (count: Int, first: Instant?) {
    state.withLock { ($0.sleepers.count, $0.first()?.deadline) }
  }

  /// Suspends the task until a deadline; returns immediately if the deadline has passed.
  ///
  /// The last representable instant is never reached. Otherwise, a loop of sleeps would never
  /// suspend once the clock has been advanced that far.
  func sleep(
    until deadline: Instant,
    isolation: isolated (any Actor)? = #isolation,
    token: () -> WorkTracker.Token?
  ) async throws {
    try Task.checkCancellation()
    guard !hasCome(deadline, at: now) else { return }
    let sleeper = Sleeper()
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    let token = token()
    defer { token?.end() }
    try await withTaskCancellationHandler {
      // A closure is isolated to the actor only if it captures it.
      _ = isolation
      try await withUnsafeThrowingContinuation { continuation in
        // Register the sleeper before it suspends, so that the queue cannot miss it.
        let isDue = state.withLock { state in
          guard !hasCome(deadline, at: state.now) else { return true }
          state.keys.insert(Key(deadline: deadline, number: number))
          state.sleepers[number] = sleeper
          return false
        }
        if isDue { sleeper.end(isCancelled: false) }
        // A cancellation before or after this line removes the sleeper in both cases.
        if sleeper.isCancelled { forget(number) }
        sleeper.begin(continuation, token)
      }
    } onCancel: {
      sleeper.end(isCancelled: true)
      forget(number)
    }
  }

  private func hasCome(_ deadline: Instant, at now: Instant) -> Bool {
    deadline <= now && !deadline.isNever
  }

  private func forget(_ number: UInt64) {
    state.withLock { state in
      guard state.sleepers.removeValue(forKey: number) != nil else { return }
      // Remove the keys of canceled sleeps that never become due, so that they do not accumulate.
      if state.keys.count > 64, state.keys.count > 2 * state.sleepers.count {
        let left = state.sleepers
        state.keys.removeAll { left[$0.number] == nil }
      }
    }
  }

  /// Advances the time to the next deadline and wakes its task.
  ///
  /// - Parameter limit: The latest deadline to consider; `nil` for any.
  /// - Returns: A Boolean value that indicates whether a task was woken.
  func wakeNext(until limit: Instant?) -> Bool {
    let sleeper: Sleeper? = state.withLock { state in
      guard let key = state.first(), !key.deadline.isNever else { return nil }
      if let limit, key.deadline > limit { return nil }
      state.keys.removeMinimum()
      state.now = max(state.now, key.deadline)
      return state.sleepers.removeValue(forKey: key.number)
    }
    sleeper?.end(isCancelled: false)
    return sleeper != nil
  }

  /// Advances the time.
  func move(to instant: Instant) { state.withLock { $0.now = max($0.now, instant) } }

  /// Resumes all sleepers with an error, in the order of their deadlines.
  func cancelAll() {
    let sleepers = state.withLock { state in
      var sleepers: [Sleeper] = []
      while let key = state.keys.removeMinimum() {
        if let sleeper = state.sleepers.removeValue(forKey: key.number) { sleepers.append(sleeper) }
      }
      return sleepers
    }
    for sleeper in sleepers { sleeper.end(isCancelled: true) }
  }
}
