// SPDX-License-Identifier: MIT

import Synchronization

#if canImport(Combine)
  import Combine
#endif

extension Scheduler {
  /// Suspends the task for a time of the scheduler.
  ///
  /// The sleep is in the ledger of its test until it ends; on a ``TestScheduler`` it is pending only
  /// when the date has come. Where the task is cancelled, it ends at
  /// once.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - tolerance: By how much it may be longer; by default the least that the scheduler keeps to.
  ///   - options: What else the scheduler is told.
  ///   - isolation: The actor on which the task goes on; the caller's.
  ///   - fileID: Where it is called, for the ledger.
  ///   - filePath: Where it is called, for the ledger.
  ///   - line: Where it is called, for the ledger.
  ///   - column: Where it is called, for the ledger.
  /// - Throws: `CancellationError` where the task was cancelled.
  public func sleep(
    for duration: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await sleep(
      until: now.advanced(by: duration), tolerance: tolerance, options: options,
      isolation: isolation, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Suspends the task until a time of the scheduler.
  ///
  /// The sleep is in the ledger of its test until it ends; on a ``TestScheduler`` it is pending only
  /// when the date has come. Where the task is cancelled, it ends at
  /// once.
  ///
  /// - Parameters:
  ///   - date: Until when.
  ///   - tolerance: By how much it may be longer; by default the least that the scheduler keeps to.
  ///   - options: What else the scheduler is told.
  ///   - isolation: The actor on which the task goes on; the caller's.
  ///   - fileID: Where it is called, for the ledger.
  ///   - filePath: Where it is called, for the ledger.
  ///   - line: Where it is called, for the ledger.
  ///   - column: Where it is called, for the ledger.
  /// - Throws: `CancellationError` where the task was cancelled.
  public func sleep(
    until date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try Task.checkCancellation()
    let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let bound = WorkOrigin.current
    let sleeper = Sleeper(
      on: self,
      WorkOrigin(
        place: bound?.place ?? place, owner: bound?.owner, isEntered: bound?.isEntered ?? false))
    // The ledger has it as a sleep, not as an action of the scheduler.
    let origin = WorkOrigin(
      place: bound?.place ?? place, owner: bound?.owner, isEntered: true, ticket: sleeper.ticket)
    let tolerance = tolerance ?? minimumTolerance
    // A scheduler that is released would never wake the task up.
    defer { withExtendedLifetime(self) {} }
    try await withTaskCancellationHandler {
      // The closure is on the caller's actor only if it has it.
      _ = isolation
      try await withCheckedThrowingContinuation { continuation in
        sleeper.begin(continuation)
        WorkOrigin.withValue(origin) {
          // Only what repeats can be cancelled. It never comes to a second time.
          sleeper.keep(
            schedule(
              after: date, interval: .seconds(86_400), tolerance: tolerance, options: options
            ) {
              sleeper.end(with: .success(()))
            })
        }
      }
    } onCancel: {
      sleeper.end(with: .failure(CancellationError()))
    }
  }

  /// The times at which a timer of the scheduler fires.
  ///
  /// The timer starts with the call, and ends when the sequence is released, or the task that goes
  /// through it is cancelled. An immediate scheduler fires once.
  ///
  /// - Parameters:
  ///   - interval: The time from now to the first, and from each to the next.
  ///   - tolerance: By how much one may be late; by default the least that the scheduler keeps to.
  ///   - options: What else the scheduler is told.
  ///   - fileID: Where it is called, for the ledger.
  ///   - filePath: Where it is called, for the ledger.
  ///   - line: Where it is called, for the ledger.
  ///   - column: Where it is called, for the ledger.
  /// - Returns: The times.
  public func timer(
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> AsyncStream<SchedulerTimeType> where SchedulerTimeType: SendableMetatype {
    let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return AsyncStream { continuation in
      let timer = WorkOrigin.binding(place) {
        schedule(
          after: now.advanced(by: interval), interval: interval,
          tolerance: tolerance ?? minimumTolerance, options: options
        ) {
          // A time is a value, of which each of the two has its own.
          nonisolated(unsafe) let now = now
          continuation.yield(now)
        }
      }
      // Whoever ends the sequence cancels, once.
      let box = Unchecked(value: timer)
      continuation.onTermination = { _ in box.value.cancel() }
    }
  }

  /// The time of the scheduler that an operation takes.
  ///
  /// - Parameter operation: What is measured.
  /// - Returns: The time.
  /// - Throws: What the operation throws.
  public func measure(_ operation: () throws -> Void) rethrows -> SchedulerTimeType.Stride {
    let start = now
    try operation()
    return start.distance(to: now)
  }
}

/// A task that sleeps on a scheduler.
///
/// `@unchecked`: what changes is under the lock. A cancellable may be cancelled on any thread.
private final class Sleeper: @unchecked Sendable {
  private struct State {
    var continuation: CheckedContinuation<Void, any Error>?
    var result: Result<Void, any Error>?
    var timer: Unchecked<any Cancellable>?
  }

  private let state = Mutex(State())
  /// The entry in the ledger.
  let ticket: Ledger.Ticket?

  init(on scheduler: some Scheduler, _ origin: WorkOrigin) {
    ticket = WorkOrigin.withValue(origin) {
      Ledger.begin(
        .sleep, on: SchedulerName.of(scheduler), in: SchedulerName.scope(of: scheduler))
    }
  }

  /// Notes whom to wake up.
  func begin(_ continuation: CheckedContinuation<Void, any Error>) {
    let result = state.withLock { state in
      if state.result == nil { state.continuation = continuation }
      return state.result
    }
    if let result { continuation.resume(with: result) }
  }

  /// Notes what to cancel at the end.
  func keep(_ timer: any Cancellable) {
    let timer = Unchecked(value: timer)
    let isOver = state.withLock { state in
      if state.result == nil { state.timer = timer }
      return state.result != nil
    }
    if isOver { timer.value.cancel() }
  }

  /// Wakes up the task; a second call does nothing.
  func end(with result: Result<Void, any Error>) {
    let before = state.withLock { state in
      let before = state
      if before.result == nil { state = State(result: result) }
      return before
    }
    guard before.result == nil else { return }
    before.timer?.value.cancel()
    ticket?.end()
    before.continuation?.resume(with: result)
  }
}
