// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

#if canImport(Combine)
  import Combine
#endif

/// A scheduler whose time a test moves.
///
/// ```swift
/// let scheduler = DispatchQueue.test
/// let model = SearchModel(scheduler: scheduler.eraseToAnyScheduler())
/// model.query = "swift"
/// scheduler.advance(by: .milliseconds(300))
/// #expect(model.results.isEmpty == false)
/// ```
///
/// Nothing runs by itself, not even an action without a date: ``advance(by:)``, ``advance(to:)`` and
/// ``run(limit:)`` run what is due, on the thread that calls them. Actions that are due at one time
/// run in the order in which they were scheduled; a repeating one keeps its rank. What an action
/// schedules runs in the same call if it is due by then. A date in the past is one of now.
///
/// Actions are in the ledger of the test in which the scheduler was created. One that is due now is
/// pending, and fails a snapshot, since the test has only to call `advance()`. One that is due later
/// is not: only the test can bring that time, and until then nothing changes.
///
/// Tasks that an action starts run before the next action does, also those of the main actor, so that
/// a task may sleep on the scheduler again and again within one call. A task of the main actor that
/// the test itself has started goes on only where the test awaits; so write `await` before the call in
/// a test of the main actor. After 100,000 steps the tasks of one action are told as an issue, and go
/// on by themselves. Those of the main actor run on the main queue, which must not wait for the
/// caller.
///
/// `@unchecked`: a lock protects what changes. Actions run outside of it, on the thread that moves the
/// time, which the test decides.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  typealias Job = TestJob<SchedulerTimeType>

  let place: CreationPlace?
  let scope: Ledger.Scope?
  private let lock = NSLock()
  private var time: SchedulerTimeType
  private var heap = TestJobHeap<SchedulerTimeType>()
  private var sequence: UInt64 = 0

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - now: The time that it starts at.
  ///   - fileID: Where it is created.
  ///   - filePath: Where it is created.
  ///   - line: Where it is created.
  ///   - column: Where it is created.
  public convenience init(
    now: SchedulerTimeType,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      now: now,
      place: CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  init(now: SchedulerTimeType, place: CreationPlace?) {
    time = now
    self.place = place
    scope = Ledger.scope
    MovableTimes.register(self, in: scope)
  }

  /// The time that the test has moved it to; while an action runs, the date of that.
  public var now: SchedulerTimeType { lock.withLock { time } }

  /// None: no action is late.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Keeps an action for the next time that the scheduler is moved, be it by nothing.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    _ = add(.action, action)
  }

  /// Keeps an action until a date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    _ = add(.action, after: date, action)
  }

  /// Keeps an action that runs at a date, and again after each interval.
  ///
  /// - Parameters:
  ///   - date: When it runs for the first time.
  ///   - interval: The time between two runs. One that does not move the time, such as zero, is told
  ///     as an issue, and the action runs once.
  ///   - tolerance: Is not used.
  ///   - options: Are not used.
  ///   - action: What runs.
  /// - Returns: What cancels it, by `cancel()` or when it is released.
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
    let ticket = Ledger.begin(kind, on: schedulerName, in: scope ?? Ledger.scope)
    let origin = WorkOrigin.current
    let job = lock.withLock {
      // What is not after now is not a number, or past.
      let due = date.map { $0 > time ? $0 : time } ?? time
      sequence += 1
      let job = Job(
        date: due, sequence: sequence, interval: interval, origin: origin, action: action)
      job.ticket = ticket
      heap.push(job)
      return job
    }
    if date != nil { (ticket ?? origin?.ticket)?.waits(for: JobTime(job: job, scheduler: self)) }
    return job
  }

  /// The time of a job, which the ledger reads and which does not keep the job alive.
  ///
  /// `@unchecked`: the scheduler's lock protects the job.
  private final class JobTime: WorkTime, @unchecked Sendable {
    private weak var job: Job?
    private weak var scheduler: TestScheduler?

    init(job: Job, scheduler: TestScheduler) {
      self.job = job
      self.scheduler = scheduler
    }

    var hasCome: Bool {
      guard let scheduler, let job else { return false }
      return scheduler.isDue(job)
    }
  }

  /// Returns whether a job is due at the present time of the scheduler.
  fileprivate func isDue(_ job: Job) -> Bool { lock.withLock { !(job.date > time) } }

  private func cancel(_ job: Job) {
    let action = lock.withLock {
      let action = job.action
      job.action = nil
      if action != nil { heap.noteCancelled() }
      return action
    }
    // What the action keeps is released outside of the lock, since that may cancel others.
    withExtendedLifetime(action) { job.end() }
  }
}

extension TestScheduler {
  /// An action that is due.
  struct Step {
    let job: Job
    let action: () -> Void
    let date: SchedulerTimeType
    /// Whether it does not run again.
    let isLast: Bool
    /// Whether it repeats, at an interval that does not move the time.
    var hasNoInterval = false
  }

  /// Moves the time to the action that is due first, and takes that out.
  ///
  /// - Parameter limit: What the action must be due by; `nil` for any.
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
          // Before it runs, so that it comes before what it schedules, and can cancel itself.
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

  /// Returns whether no time follows: not even the longest interval leads further.
  private func isLastInstant(_ date: SchedulerTimeType) -> Bool {
    !(date.advanced(by: .seconds(Int.max)) > date)
  }

  /// Moves the time forward where nothing is due any more.
  func move(to date: SchedulerTimeType) {
    lock.withLock { if date > time { time = date } }
  }

  /// The action that is due next, and whether all that is left repeats.
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
  package var schedulerScope: Ledger.Scope? { scope }
}

/// The test scheduler that stands in for another one: `TestSchedulerOf<DispatchQueue>`.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension DispatchQueue {
  /// A scheduler in place of a dispatch queue whose time a test moves.
  public static var test: TestSchedulerOf<DispatchQueue> { TestScheduler(now: .start, place: nil) }
}

extension OperationQueue {
  /// A scheduler in place of an operation queue whose time a test moves.
  public static var test: TestSchedulerOf<OperationQueue> { TestScheduler(now: .start, place: nil) }
}

extension RunLoop {
  /// A scheduler in place of a run loop whose time a test moves.
  public static var test: TestSchedulerOf<RunLoop> { TestScheduler(now: .start, place: nil) }
}

extension UIScheduler {
  /// A scheduler in place of the user interface's whose time a test moves.
  public static var test: TestSchedulerOf<UIScheduler> { DispatchQueue.test }
}
