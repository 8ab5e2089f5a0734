// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

#if canImport(Combine)
  import Combine
#endif

/// A scheduler that runs every action at once, before the call that schedules it returns.
///
/// ```swift
/// let model = ScoreModel(scheduler: .immediate)
/// model.reload()
/// assertSnapshot(of: ScoreView(model: model), as: .image)
/// ```
///
/// Dates and intervals are not waited for, but ``now`` moves on to the date of what runs, so that
/// what measures a delay finds it. Copies share their time. A repeating action runs once. An action
/// that is scheduled by another runs inside of it, depth first; up to 1,000 are nested on a thread,
/// fewer where its stack is short. An action beyond that is told as an issue and not run, nor are
/// those that are scheduled before the outermost one returns.
///
/// Operators for which time is all they are about, such as `debounce`, are better tested by a
/// ``TestScheduler``.
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let time: SchedulerTime<SchedulerTimeType>
  private let place: CreationPlace?

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - now: The time that it starts at.
  ///   - fileID: Where it is created.
  ///   - filePath: Where it is created.
  ///   - line: Where it is created.
  ///   - column: Where it is created.
  public init(
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
    time = SchedulerTime(now)
    self.place = place
  }

  /// The date of the last action that was scheduled for one, or the time that it started at.
  public var now: SchedulerTimeType { time.now }

  /// None: no action is late.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Runs an action.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    run(.action, action)
  }

  /// Moves the time on to a date, and runs an action.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    run(.action, after: date, action)
  }

  /// Moves the time on to a date, and runs an action once.
  ///
  /// - Parameters:
  ///   - date: The date that the time moves on to.
  ///   - interval: Is not used.
  ///   - tolerance: Is not used.
  ///   - options: Are not used.
  ///   - action: What runs.
  /// - Returns: What has nothing left to cancel.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    run(.timer, after: date, action)
    return AnyCancellable {}
  }

  private func run(
    _ kind: PendingWork.Kind, after date: SchedulerTimeType? = nil, _ action: () -> Void
  ) {
    let nesting = InlineNesting.current
    if let date, nesting.hasRoom { time.move(to: date) }
    if case .tooDeep(isFirst: true) = nesting.run(action) { reportRunaway(kind) }
  }

  /// By itself, so that what it needs of the stack is not needed on every level.
  private func reportRunaway(_ kind: PendingWork.Kind) {
    let origin = WorkOrigin.current
    let work = PendingWork(
      kind, on: schedulerName, place: origin?.place ?? place, owner: origin?.owner)
    IssueReporter.report(SchedulerIssue.runaway(work), at: work.place)
  }
}

extension ImmediateScheduler: NamedScheduler {
  package var schedulerName: String { "ImmediateScheduler" }
}

/// The immediate scheduler that stands in for another one: `ImmediateSchedulerOf<DispatchQueue>`.
public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension DispatchQueue {
  /// A scheduler in place of a dispatch queue that runs everything at once.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    ImmediateScheduler(now: .start, place: nil)
  }
}

extension OperationQueue {
  /// A scheduler in place of an operation queue that runs everything at once.
  public static var immediate: ImmediateSchedulerOf<OperationQueue> {
    ImmediateScheduler(now: .start, place: nil)
  }
}

extension RunLoop {
  /// A scheduler in place of a run loop that runs everything at once.
  public static var immediate: ImmediateSchedulerOf<RunLoop> {
    ImmediateScheduler(now: .start, place: nil)
  }
}

extension UIScheduler {
  /// A scheduler in place of the user interface's that runs everything at once.
  public static var immediate: ImmediateSchedulerOf<UIScheduler> { DispatchQueue.immediate }
}

/// A time that moves forward only, shared by the copies of a scheduler.
///
/// `@unchecked`: the time is read and written under the lock. Times are values, which nobody shares.
final class SchedulerTime<Time: Comparable>: @unchecked Sendable {
  private let lock = NSLock()
  private var time: Time

  init(_ time: Time) { self.time = time }

  var now: Time { lock.withLock { time } }

  /// Moves on to a later time; one that is not later is ignored.
  func move(to date: Time) {
    lock.withLock { if date > time { time = date } }
  }
}

// Zero nanoseconds would mean "now" to Dispatch.

extension DispatchQueue.SchedulerTimeType {
  /// What the time of a scheduler for tests starts at: a nanosecond.
  static var start: Self { Self(DispatchTime(uptimeNanoseconds: 1)) }
}

#if canImport(Combine)
  extension OperationQueue.SchedulerTimeType {
    /// What the time of a scheduler for tests starts at: 1970.
    static var start: Self { Self(Date(timeIntervalSince1970: 0)) }
  }

  extension RunLoop.SchedulerTimeType {
    /// What the time of a scheduler for tests starts at: 1970.
    static var start: Self { Self(Date(timeIntervalSince1970: 0)) }
  }
#else
  extension DateSchedulerTime {
    /// What the time of a scheduler for tests starts at: 1970.
    static var start: Self { Self(Date(timeIntervalSince1970: 0)) }
  }
#endif
