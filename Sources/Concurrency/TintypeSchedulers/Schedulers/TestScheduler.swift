// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

#if canImport(Darwin)
  import Combine
#endif

/// A scheduler whose time is advanced by a test.
///
/// ```swift
/// let scheduler = DispatchQueue.test
/// let model = SearchModel(scheduler: scheduler.eraseToAnyScheduler())
/// model.query = "swift"
/// scheduler.advance(by: .milliseconds(300))
/// #expect(model.results.isEmpty == false)
/// ```
///
/// No action runs by itself, not even one without a date: `advance(by:)`, `advance(to:)` and
/// `run(limit:)` run the due actions on the calling thread. Actions that are due at the same time
/// run in the order in which they were scheduled; a repeating one keeps its rank. An action that
/// another one schedules runs in the same call if it is due by then. A date in the past counts as
/// the current one.
///
/// Actions are work of the test in which the scheduler was created. An action that is due now is
/// pending and fails a snapshot, since the test only needs to call `advance()`. An action that is
/// due later is not pending: only the test can advance to that time, and nothing changes until
/// then.
///
/// Tasks that an action starts run before the next action, including those of the main actor, so
/// that a task may sleep on the scheduler repeatedly within one call. A task of the main actor that
/// the test itself has started continues only while the test awaits, so call the method with
/// `await` in a test on the main actor. After 100,000 steps, the tasks of one action are reported
/// as an issue and continue by themselves. Tasks of the main actor run on the main queue, which
/// must not wait for the caller.
///
/// `@unchecked`: a lock guards all mutable state. Actions run outside of it, on the thread that
/// advances the time, which the test chooses.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  typealias Job = TestJob<SchedulerTimeType>

  let place: CreationSite?
  let scope: WorkTracker.Scope?
  private let lock = NSLock()
  private var time: SchedulerTimeType
  private var heap = TestJobHeap<SchedulerTimeType>()
  private var sequence: UInt64 = 0

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - now: The initial time.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public convenience init(
    now: SchedulerTimeType,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      now: now,
      place: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  init(now: SchedulerTimeType, place: CreationSite?) {
    time = now
    self.place = place
    scope = WorkTracker.scope
    MovableTimes.register(self, in: scope)
  }

  /// The time that the test has advanced to; while an action runs, the date of that action.
  public var now: SchedulerTimeType { lock.withLock { time } }

  /// The minimum tolerance: zero, since no action is late.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Stores an action until the scheduler is next advanced, even by zero.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    _ = add(.action, action)
  }

  /// Stores an action until a date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    _ = add(.action, after: date, action)
  }

  /// Stores an action that runs at a date, and repeatedly after each interval.
  ///
  /// - Parameters:
  ///   - date: The time of the first run.
  ///   - interval: The time between two runs. An interval that does not advance the time, such as
  ///     zero, is reported as an issue, and the action runs once.
  ///   - tolerance: Ignored.
  ///   - options: Ignored.
  ///   - action: The closure to run.
  /// - Returns: A cancellable that cancels the action, by `cancel()` or when it is released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let job = add(.timer, after: date, interval: interval, action)
    return AnyCancellable { [weak self] in self?.cancel(job) }
  }

  private func add(
    _ kind: PendingWork.Kind, after date: SchedulerTimeType? = nil,
    interval: SchedulerTimeType.Stride? = nil, _ action: @escaping () -> Void
  ) -> Job {
    let token = WorkTracker.begin(kind, on: schedulerName, in: scope ?? WorkTracker.scope)
    let origin = WorkOrigin.current
    let job = lock.withLock {
      // A date that is not after `time` is NaN or in the past.
      let due = date.map { $0 > time ? $0 : time } ?? time
      sequence += 1
      let job = Job(
        date: due, sequence: sequence, interval: interval, origin: origin, action: action)
      job.token = token
      heap.push(job)
      return job
    }
    if date != nil { (token ?? origin?.token)?.waits(for: JobTime(job: job, scheduler: self)) }
    return job
  }

  /// The time of a job, which pending work refers to without retaining the job.
  ///
  /// `@unchecked`: the scheduler's lock guards the job.
  private final class JobTime: WorkTime, @unchecked Sendable {
    private weak var job: Job?
    private weak var scheduler: TestScheduler?

    init(job: Job, scheduler: TestScheduler) { (self.job, self.scheduler) = (job, scheduler) }

    var hasCome: Bool {
      guard let scheduler, let job else { return false }
      return scheduler.isDue(job)
    }
  }

  /// Returns whether a job is due at the scheduler's current time.
  fileprivate func isDue(_ job: Job) -> Bool { lock.withLock { !(job.date > time) } }

  private func cancel(_ job: Job) {
    let action = lock.withLock {
      let action = job.action
      job.action = nil
      if action != nil { heap.noteCancelled() }
      return action
    }
    // Release the captures of the action outside of the lock, since that may cancel other jobs.
    withExtendedLifetime(action) { job.end() }
  }
}

extension TestScheduler {
  /// An action that is due.
  struct Step {
    let job: Job
    let action: () -> Void
    let date: SchedulerTimeType
    /// A Boolean value that indicates whether the action does not run again.
    let isLast: Bool
    /// A Boolean value that indicates whether the action repeats at an interval that does not
    /// advance the time.
    var hasNoInterval = false
  }

  /// Advances the time to the action that is due first, and removes that action.
  ///
  /// - Parameter limit: The latest date of the action; `nil` for any.
  /// - Returns: The action.
  func takeNext(until limit: SchedulerTimeType?) -> Step? {
    lock.withLock {
      guard let job = heap.first(), let action = job.action else { return nil }
      if let limit, !(job.date <= limit) { return nil }
      let date = job.date
      var hasNoInterval = false
      if date > time { time = date }
      if let interval = job.interval {
        let next = date.advanced(by: interval)
        if next > date {
          // Move the job before it runs, so that it precedes the jobs that it schedules, and can
          // cancel itself.
          heap.moveFirst(to: next)
          return Step(job: job, action: action, date: date, isLast: false)
        }
        hasNoInterval = !isLastInstant(date)
      }
      job.action = nil
      heap.removeFirst()
      return Step(
        job: job, action: action, date: date, isLast: true, hasNoInterval: hasNoInterval)
    }
  }

  /// Returns whether no later time exists: not even the longest interval advances the date.
  private func isLastInstant(_ date: SchedulerTimeType) -> Bool {
    !(date.advanced(by: .seconds(Int.max)) > date)
  }

  /// Advances the time if no action is due until then.
  func move(to date: SchedulerTimeType) { lock.withLock { if date > time { time = date } } }

  /// Returns the action that is due next, and whether all remaining actions repeat.
  func next() -> (job: Job, date: SchedulerTimeType, isTimersOnly: Bool)? {
    lock.withLock {
      guard let job = heap.first() else { return nil }
      return (job, job.date, heap.live.allSatisfy { $0.interval != nil })
    }
  }

  func describe(_ job: Job) -> PendingWork {
    PendingWork(
      job.interval == nil ? .action : .timer, on: schedulerName,
      place: job.origin?.place ?? place, owner: job.origin?.owner)
  }
}

extension TestScheduler: NamedScheduler {
  package var schedulerName: String { "TestScheduler" }
  package var schedulerScope: WorkTracker.Scope? { scope }
}

/// A test scheduler that can replace a given type: `TestSchedulerOf<DispatchQueue>`.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>
