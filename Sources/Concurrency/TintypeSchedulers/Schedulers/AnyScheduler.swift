// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

#if canImport(Darwin)
  import Combine
#endif

/// A type-erased scheduler, so that a test can replace a scheduler by another one.
///
/// ```swift
/// init(scheduler: AnySchedulerOf<DispatchQueue> = .main) { … }
/// ```
///
/// `@unchecked`: it is immutable and only calls the wrapped scheduler, which accepts calls from any
/// thread.
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// Runs an action immediately.
  package typealias Immediately = (_ options: SchedulerOptions?, _ action: @escaping () -> Void)
    -> Void
  /// Runs an action at a given time.
  package typealias Delayed = (
    _ date: SchedulerTimeType, _ tolerance: SchedulerTimeType.Stride,
    _ options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> Void
  /// Runs an action at a given time, and repeatedly after each interval.
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
  private let scope: () -> WorkTracker.Scope?

  /// Creates a scheduler from closures.
  ///
  /// - Parameters:
  ///   - minimumTolerance: Returns the minimum tolerance.
  ///   - now: Returns the current time.
  ///   - scheduleImmediately: Runs an action as soon as possible.
  ///   - delayed: Runs an action at a given time or later.
  ///   - interval: Runs an action at a given time, and repeatedly after each interval.
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

  /// Creates a scheduler that forwards to another one.
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

  /// The scheduler's current time.
  public var now: SchedulerTimeType { getNow() }

  /// The minimum tolerance of the scheduler.
  public var minimumTolerance: SchedulerTimeType.Stride { getMinimumTolerance() }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    immediately(options, action)
  }

  /// Runs an action at a given time or later.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    delayed(date, tolerance, options, action)
  }

  /// Runs an action at a given time or later, and repeatedly after each interval, until it is
  /// canceled.
  ///
  /// - Parameters:
  ///   - date: The time of the first run.
  ///   - interval: The time between two runs.
  ///   - tolerance: The maximum delay.
  ///   - options: The options that are passed to the scheduler.
  ///   - action: The closure to run.
  /// - Returns: A cancellable that cancels the action.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeated(date, interval, tolerance, options, action)
  }
}

extension AnyScheduler: NamedScheduler {
  package var schedulerName: String { name() }
  package var schedulerScope: WorkTracker.Scope? { scope() }
}

/// A type-erased scheduler that can replace a given type: `AnySchedulerOf<DispatchQueue>`.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension Scheduler {
  /// Returns a type-erased scheduler.
  ///
  /// - Returns: A scheduler that forwards to this one.
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
    // Wrapping again would add a call each time.
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

  /// Returns a global system queue.
  ///
  /// - Parameter qos: The quality of service; by default `.default`.
  /// - Returns: The queue.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }

  /// The UI scheduler: it runs actions on the main queue, immediately if the code already runs
  /// there.
  public static var shared: Self { UIScheduler.shared.eraseToAnyScheduler() }

  /// A scheduler that runs actions immediately.
  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }

  /// A scheduler that is not expected to be used.
  public static var unimplemented: Self { DispatchQueue.unimplemented.eraseToAnyScheduler() }

  /// Returns a scheduler that is not expected to be used.
  ///
  /// - Parameter prefix: The beginning of the messages.
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

  /// A scheduler that runs actions immediately.
  public static var immediate: Self { OperationQueue.immediate.eraseToAnyScheduler() }

  /// A scheduler that is not expected to be used.
  public static var unimplemented: Self { OperationQueue.unimplemented.eraseToAnyScheduler() }

  /// Returns a scheduler that is not expected to be used.
  ///
  /// - Parameter prefix: The beginning of the messages.
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

  /// A scheduler that runs actions immediately.
  public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }

  /// A scheduler that is not expected to be used.
  public static var unimplemented: Self { RunLoop.unimplemented.eraseToAnyScheduler() }

  /// Returns a scheduler that is not expected to be used.
  ///
  /// - Parameter prefix: The beginning of the messages.
  /// - Returns: The scheduler.
  public static func unimplemented(_ prefix: String) -> Self {
    RunLoop.unimplemented(prefix).eraseToAnyScheduler()
  }
}
