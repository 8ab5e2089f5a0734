// SPDX-License-Identifier: MIT

import Dispatch
import TintypeTaskCapture

#if canImport(Darwin)
  import Combine
#endif

/// A scheduler that runs actions on the main queue, immediately if the code already runs there.
///
/// A view that receives its values on it is complete when the subscribing call returns, which is
/// not the case with `DispatchQueue.main`. If more than 1,000 actions nest, fewer if the stack is
/// short, further ones are dispatched to the queue.
public struct UIScheduler: Scheduler, Sendable {
  /// A point in time of a dispatch queue.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  /// The options of a dispatch queue.
  public typealias SchedulerOptions = DispatchQueue.SchedulerOptions

  /// The shared scheduler.
  public static let shared = UIScheduler()

  private init() {}

  /// The current time of the main queue.
  public var now: SchedulerTimeType { DispatchQueue.main.now }

  /// The minimum tolerance of the main queue.
  public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  /// Runs an action immediately if the code runs on the main queue; otherwise, dispatches it there.
  ///
  /// A dispatched action is pending work of its test until it has run.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if MainQueue.isCurrent {
      let nesting = InlineNesting.current
      if nesting.hasSpace, case .ran = nesting.run(action) { return }
    }
    WorkTrackerDispatch.schedule(on: .main, options: options, action)
  }

  /// Runs an action on the main queue at a given time or later.
  ///
  /// The action is pending work of its test until it has run.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    WorkTrackerDispatch.schedule(on: .main, after: date.dispatchTime, options: options, action)
  }

  /// Runs an action on the main queue at a given time, and repeatedly after each interval.
  ///
  /// The action is pending work of its test until it is canceled.
  ///
  /// - Parameters:
  ///   - date: The time of the first run.
  ///   - interval: The time between two runs; at least a nanosecond.
  ///   - tolerance: The maximum delay.
  ///   - options: Ignored, since a timer has no options.
  ///   - action: The closure to run.
  /// - Returns: A cancellable that cancels the action, by `cancel()` or when it is released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    WorkTrackerDispatch.schedule(
      on: .main, after: date.dispatchTime,
      interval: max(interval, .nanoseconds(1)).timeInterval,
      tolerance: max(tolerance, .nanoseconds(0)).timeInterval, action)
  }
}

extension UIScheduler: NamedScheduler {
  package var schedulerName: String { "UIScheduler" }
}
