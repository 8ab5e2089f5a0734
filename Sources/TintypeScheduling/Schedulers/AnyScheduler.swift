// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

#if canImport(Combine)
  import Combine
#endif

/// Any scheduler of some times and options, so that a test can put one in the place of another.
///
/// ```swift
/// init(scheduler: AnySchedulerOf<DispatchQueue> = .main) { … }
/// ```
///
/// `@unchecked`: it only calls the scheduler, which like every scheduler takes calls from any thread,
/// and changes nothing.
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// Runs an action, at once.
  package typealias Immediately = (_ options: SchedulerOptions?, _ action: @escaping () -> Void)
    -> Void
  /// Runs an action at a time.
  package typealias Delayed = (
    _ date: SchedulerTimeType, _ tolerance: SchedulerTimeType.Stride,
    _ options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> Void
  /// Runs an action at a time, and after each interval.
  package typealias Repeated = (
    _ date: SchedulerTimeType, _ interval: SchedulerTimeType.Stride,
    _ tolerance: SchedulerTimeType.Stride, _ options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable

  private let getMinimumTolerance: () -> SchedulerTimeType.Stride
  private let getNow: () -> SchedulerTimeType
  private let immediately: Immediately
  private let delayed: Delayed
  private let repeated: Repeated
  private let name: () -> String
  private let scope: () -> Ledger.Scope?

  /// Creates a scheduler from what its members do.
  ///
  /// - Parameters:
  ///   - minimumTolerance: The least tolerance that it can keep to.
  ///   - now: The time as it has it.
  ///   - scheduleImmediately: Runs an action as soon as possible.
  ///   - delayed: Runs an action at a time or later.
  ///   - interval: Runs an action at a time, and again after each interval.
  package init(
    minimumTolerance: @escaping () -> SchedulerTimeType.Stride,
    now: @escaping () -> SchedulerTimeType,
    scheduleImmediately: @escaping Immediately,
    delayed: @escaping Delayed,
    interval: @escaping Repeated
  ) {
    getMinimumTolerance = minimumTolerance
    getNow = now
    immediately = scheduleImmediately
    self.delayed = delayed
    repeated = interval
    name = { "AnyScheduler" }
    scope = { nil }
  }

  /// Creates a scheduler that passes everything on to another one.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    getMinimumTolerance = { scheduler.minimumTolerance }
    getNow = { scheduler.now }
    immediately = { scheduler.schedule(options: $0, $1) }
    delayed = { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) }
    repeated = { scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4) }
    name = { SchedulerName.of(scheduler) }
    scope = { SchedulerName.scope(of: scheduler) }
  }

  /// The time as the scheduler has it.
  public var now: SchedulerTimeType { getNow() }

  /// The least tolerance that the scheduler can keep to.
  public var minimumTolerance: SchedulerTimeType.Stride { getMinimumTolerance() }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    immediately(options, action)
  }

  /// Runs an action at a time or later.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    delayed(date, tolerance, options, action)
  }

  /// Runs an action at a time or later, and again after each interval, until it is cancelled.
  ///
  /// - Parameters:
  ///   - date: When it runs for the first time.
  ///   - interval: The time between two runs.
  ///   - tolerance: By how much a run may be late.
  ///   - options: What else the scheduler is told.
  ///   - action: What runs.
  /// - Returns: What cancels it.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeated(date, interval, tolerance, options, action)
  }
}

extension AnyScheduler: NamedScheduler {
  package var schedulerName: String { name() }
  package var schedulerScope: Ledger.Scope? { scope() }
}

/// Any scheduler in place of another one: `AnySchedulerOf<DispatchQueue>`.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension Scheduler {
  /// The scheduler, with its type forgotten.
  ///
  /// - Returns: A scheduler that passes everything on to this one.
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
    // One more layer would be one more call each time.
    self as? AnyScheduler<SchedulerTimeType, SchedulerOptions> ?? AnyScheduler(self)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// The main queue.
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

  /// A queue of the system's.
  ///
  /// - Parameter qos: The quality of service; by default the default one.
  /// - Returns: The queue.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }

  /// The user interface's: the main queue, at once where the code is there already.
  public static var shared: Self { UIScheduler.shared.eraseToAnyScheduler() }

  /// A scheduler that runs everything at once.
  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }

  /// A scheduler that should not be used.
  public static var unimplemented: Self { DispatchQueue.unimplemented.eraseToAnyScheduler() }

  /// A scheduler that should not be used.
  ///
  /// - Parameter prefix: What the messages begin with.
  /// - Returns: The scheduler.
  public static func unimplemented(_ prefix: String) -> Self {
    DispatchQueue.unimplemented(prefix).eraseToAnyScheduler()
  }
}

extension AnyScheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType,
  SchedulerOptions == OperationQueue.SchedulerOptions
{
  /// The main queue.
  public static var main: Self { OperationQueue.main.eraseToAnyScheduler() }

  /// A scheduler that runs everything at once.
  public static var immediate: Self { OperationQueue.immediate.eraseToAnyScheduler() }

  /// A scheduler that should not be used.
  public static var unimplemented: Self { OperationQueue.unimplemented.eraseToAnyScheduler() }

  /// A scheduler that should not be used.
  ///
  /// - Parameter prefix: What the messages begin with.
  /// - Returns: The scheduler.
  public static func unimplemented(_ prefix: String) -> Self {
    OperationQueue.unimplemented(prefix).eraseToAnyScheduler()
  }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions
{
  /// The main run loop.
  public static var main: Self { RunLoop.main.eraseToAnyScheduler() }

  /// A scheduler that runs everything at once.
  public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }

  /// A scheduler that should not be used.
  public static var unimplemented: Self { RunLoop.unimplemented.eraseToAnyScheduler() }

  /// A scheduler that should not be used.
  ///
  /// - Parameter prefix: What the messages begin with.
  /// - Returns: The scheduler.
  public static func unimplemented(_ prefix: String) -> Self {
    RunLoop.unimplemented(prefix).eraseToAnyScheduler()
  }
}
