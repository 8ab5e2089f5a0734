// SPDX-License-Identifier: MIT

import Synchronization

#if canImport(Darwin)
  import Combine
#endif

extension Scheduler {
  /// Suspends the task for a duration of the scheduler's time.
  ///
  /// The sleep is pending work of its test until it ends. On a ``TestScheduler``, it is pending
  /// only once its date has come. If the task is canceled, the sleep ends immediately.
  ///
  /// - Parameters:
  ///   - duration: The duration of the sleep.
  ///   - tolerance: The maximum delay; by default the scheduler's minimum tolerance.
  ///   - options: The options that are passed to the scheduler.
  ///   - isolation: The actor on which the task resumes; by default the caller's.
  ///   - fileID: The file ID of the call site, for the record of pending work.
  ///   - filePath: The file path of the call site, for the record of pending work.
  ///   - line: The line of the call site, for the record of pending work.
  ///   - column: The column of the call site, for the record of pending work.
  /// - Throws: `CancellationError` if the task was canceled.
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
  /// The sleep is pending work of its test until it ends. On a ``TestScheduler``, it is pending
  /// only once its date has come. If the task is canceled, the sleep ends immediately.
  ///
  /// - Parameters:
  ///   - date: The time at which the sleep ends.
  ///   - tolerance: The maximum delay; by default the scheduler's minimum tolerance.
  ///   - options: The options that are passed to the scheduler.
  ///   - isolation: The actor on which the task resumes; by default the caller's.
  ///   - fileID: The file ID of the call site, for the record of pending work.
  ///   - filePath: The file path of the call site, for the record of pending work.
  ///   - line: The line of the call site, for the record of pending work.
  ///   - column: The column of the call site, for the record of pending work.
  /// - Throws: `CancellationError` if the task was canceled.
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
    let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let bound = WorkOrigin.current
    let sleeper = Sleeper(
      on: self,
      WorkOrigin(
        place: bound?.place ?? place, owner: bound?.owner, isEntered: bound?.isEntered ?? false))
    // Register a sleep, not an action of the scheduler.
    let origin = WorkOrigin(
      place: bound?.place ?? place, owner: bound?.owner, isEntered: true, token: sleeper.token)
    let tolerance = tolerance ?? minimumTolerance
    // A released scheduler would never resume the task.
    defer { withExtendedLifetime(self) {} }
    try await withTaskCancellationHandler {
      // The closure is isolated to the caller's actor only if it captures it.
      _ = isolation
      try await withCheckedThrowingContinuation { continuation in
        sleeper.begin(continuation)
        WorkOrigin.withValue(origin) {
          // Only a repeating action can be canceled. It is canceled before its second run.
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

  /// Returns the times at which a timer of the scheduler fires.
  ///
  /// The timer starts with the call. It ends when the sequence is released or the task that
  /// iterates over it is canceled. An immediate scheduler fires once.
  ///
  /// - Parameters:
  ///   - interval: The time until the first element, and between two elements.
  ///   - tolerance: The maximum delay; by default the scheduler's minimum tolerance.
  ///   - options: The options that are passed to the scheduler.
  ///   - fileID: The file ID of the call site, for the record of pending work.
  ///   - filePath: The file path of the call site, for the record of pending work.
  ///   - line: The line of the call site, for the record of pending work.
  ///   - column: The column of the call site, for the record of pending work.
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
    let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return AsyncStream { continuation in
      let timer = WorkOrigin.binding(place) {
        schedule(
          after: now.advanced(by: interval), interval: interval,
          tolerance: tolerance ?? minimumTolerance, options: options
        ) {
          // A time is a value that is copied, not shared.
          nonisolated(unsafe) let now = now
          continuation.yield(now)
        }
      }
      // The timer is canceled once, when the sequence ends.
      let box = Unchecked(value: timer)
      continuation.onTermination = { _ in box.value.cancel() }
    }
  }

  /// Returns the scheduler's time that an operation takes.
  ///
  /// - Parameter operation: The operation to measure.
  /// - Returns: The elapsed time.
  /// - Throws: Any error that the operation throws.
  public func measure(_ operation: () throws -> Void) rethrows -> SchedulerTimeType.Stride {
    let start = now
    try operation()
    return start.distance(to: now)
  }
}

/// A task that sleeps on a scheduler.
///
/// `@unchecked`: the lock guards all mutable state. A cancellable may be canceled on any thread.
private final class Sleeper: @unchecked Sendable {
  private struct State {
    var continuation: CheckedContinuation<Void, any Error>?
    var result: Result<Void, any Error>?
    var timer: Unchecked<any Cancellable>?
  }

  private let state = Mutex(State())
  /// The entry of the pending work.
  let token: WorkTracker.Token?

  init(on scheduler: some Scheduler, _ origin: WorkOrigin) {
    token = WorkOrigin.withValue(origin) {
      WorkTracker.begin(
        .sleep, on: SchedulerName.of(scheduler), in: SchedulerName.scope(of: scheduler))
    }
  }

  /// Stores the continuation to resume.
  func begin(_ continuation: CheckedContinuation<Void, any Error>) {
    let result = state.withLock { state in
      if state.result == nil { state.continuation = continuation }
      return state.result
    }
    if let result { continuation.resume(with: result) }
  }

  /// Stores the timer to cancel at the end.
  func keep(_ timer: any Cancellable) {
    let timer = Unchecked(value: timer)
    let isOver = state.withLock { state in
      if state.result == nil { state.timer = timer }
      return state.result != nil
    }
    if isOver { timer.value.cancel() }
  }

  /// Resumes the task; a second call does nothing.
  func end(with result: Result<Void, any Error>) {
    let before = state.withLock { state in
      let before = state
      if before.result == nil { state = State(result: result) }
      return before
    }
    guard before.result == nil else { return }
    before.timer?.value.cancel()
    token?.end()
    before.continuation?.resume(with: result)
  }
}
