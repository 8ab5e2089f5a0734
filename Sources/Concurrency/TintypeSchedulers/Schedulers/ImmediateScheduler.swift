// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

#if canImport(Darwin)
  import Combine
#endif

/// A scheduler that runs every action immediately, before the call that schedules it returns.
///
/// ```swift
/// let model = ScoreModel(scheduler: .immediate)
/// model.reload()
/// assertSnapshot(of: ScoreView(model: model), as: .image)
/// ```
///
/// Dates and intervals cause no waiting, but ``now`` advances to the date of each action, so that
/// code that measures a delay observes it. Copies share their time. A repeating action runs once.
/// An action that is scheduled by another one runs within it, depth first. Up to 1,000 actions nest
/// on a thread, fewer if its stack is short. An action beyond that is reported as an issue and does
/// not run; nor do actions that are scheduled before the outermost one returns.
///
/// Test operators that are only about time, such as `debounce`, with a ``TestScheduler``.
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let time: SchedulerTime<SchedulerTimeType>
  private let place: CreationSite?

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - now: The initial time.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public init(
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
    time = SchedulerTime(now)
    self.place = place
  }

  /// The latest date of a scheduled action, or the initial time.
  public var now: SchedulerTimeType { time.now }

  /// The minimum tolerance: zero, since no action is late.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Runs an action.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    run(.action, action)
  }

  /// Advances the time to a date, and runs an action.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    run(.action, after: date, action)
  }

  /// Advances the time to a date, and runs an action once.
  ///
  /// - Parameters:
  ///   - date: The date that the time advances to.
  ///   - interval: Ignored.
  ///   - tolerance: Ignored.
  ///   - options: Ignored.
  ///   - action: The closure to run.
  /// - Returns: A cancellable that does nothing.
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
    if let date, nesting.hasSpace { time.move(to: date) }
    if case .tooDeep(isFirst: true) = nesting.run(action) { reportRunaway(kind) }
  }

  /// A separate function, so that its stack frame is not part of every nesting level.
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

/// An immediate scheduler that can replace a given type: `ImmediateSchedulerOf<DispatchQueue>`.
public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension DispatchQueue {
  /// A replacement for a dispatch queue that runs actions immediately.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    ImmediateScheduler(now: .start, place: nil)
  }
}

extension OperationQueue {
  /// A replacement for an operation queue that runs actions immediately.
  public static var immediate: ImmediateSchedulerOf<OperationQueue> {
    ImmediateScheduler(now: .start, place: nil)
  }
}

extension RunLoop {
  /// A replacement for a run loop that runs actions immediately.
  public static var immediate: ImmediateSchedulerOf<RunLoop> {
    ImmediateScheduler(now: .start, place: nil)
  }
}

extension UIScheduler {
  /// A replacement for the UI scheduler that runs actions immediately.
  public static var immediate: ImmediateSchedulerOf<UIScheduler> { DispatchQueue.immediate }
}

/// A time that only moves forward, shared by the copies of a scheduler.
///
/// `@unchecked`: the lock guards the time, which is a value.
final class SchedulerTime<Time: Comparable>: @unchecked Sendable {
  private let lock = NSLock()
  private var time: Time

  init(_ time: Time) { self.time = time }

  var now: Time { lock.withLock { time } }

  /// Advances to a later time; an earlier one is ignored.
  func move(to date: Time) { lock.withLock { if date > time { time = date } } }
}

// To Dispatch, zero nanoseconds would mean "now".

extension DispatchQueue.SchedulerTimeType {
  /// The initial time of a test scheduler: one nanosecond.
  static var start: Self { Self(DispatchTime(uptimeNanoseconds: 1)) }
}

#if canImport(Darwin)
  extension OperationQueue.SchedulerTimeType {
    /// The initial time of a test scheduler: 1970.
    static var start: Self { Self(Date(timeIntervalSince1970: 0)) }
  }

  extension RunLoop.SchedulerTimeType {
    /// The initial time of a test scheduler: 1970.
    static var start: Self { Self(Date(timeIntervalSince1970: 0)) }
  }
#else
  extension DateSchedulerTime {
    /// The initial time of a test scheduler: 1970.
    static var start: Self { Self(Date(timeIntervalSince1970: 0)) }
  }
#endif
