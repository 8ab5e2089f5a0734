// SPDX-License-Identifier: MIT

import Dispatch

#if canImport(Combine)
  import Combine
#endif

/// A scheduler that runs actions on the main queue, and at once where the code is there already.
///
/// A view that receives its values on it is complete when the call that subscribed returns, which
/// `DispatchQueue.main` does not give. Actions that schedule others go over to the queue where more
/// than 1,000 are nested, fewer where the stack is short.
public struct UIScheduler: Scheduler, Sendable {
  /// The time of a dispatch queue.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  /// The options of a dispatch queue.
  public typealias SchedulerOptions = DispatchQueue.SchedulerOptions

  /// The scheduler.
  public static let shared = UIScheduler()

  private init() {}

  /// The time of the main queue.
  public var now: SchedulerTimeType { DispatchQueue.main.now }

  /// The tolerance of the main queue.
  public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  /// Runs an action at once on the main queue; else it goes to the main queue, and is in the ledger
  /// of its test until it has run.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if MainQueue.isCurrent {
      let nesting = InlineNesting.current
      if nesting.hasRoom, case .ran = nesting.run(action) { return }
    }
    LedgerDispatch.schedule(on: .main, options: options, action)
  }

  /// Runs an action on the main queue at a time or later.
  ///
  /// It is in the ledger of its test until it has run.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    LedgerDispatch.schedule(on: .main, after: date.dispatchTime, options: options, action)
  }

  /// Runs an action on the main queue at a time, and again after each interval.
  ///
  /// It is in the ledger of its test until it is cancelled.
  ///
  /// - Parameters:
  ///   - date: When it runs for the first time.
  ///   - interval: The time between two runs; at least a nanosecond.
  ///   - tolerance: By how much a run may be late.
  ///   - options: Are not used, as a timer has none of them.
  ///   - action: What runs.
  /// - Returns: What cancels it, by `cancel()` or when it is released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    LedgerDispatch.schedule(
      on: .main, after: date.dispatchTime,
      interval: max(interval, .nanoseconds(1)).timeInterval,
      tolerance: max(tolerance, .nanoseconds(0)).timeInterval, action)
  }
}

extension UIScheduler: NamedScheduler {
  package var schedulerName: String { "UIScheduler" }
}
