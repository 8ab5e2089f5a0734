// SPDX-License-Identifier: MIT

#if !canImport(Combine)
  import Foundation

  extension OperationQueue: Scheduler {
    /// A point in time of an operation queue.
    public typealias SchedulerTimeType = DateSchedulerTime<OperationQueue>

    /// What an operation queue can be told of an action, which is nothing.
    public struct SchedulerOptions: Sendable {
      /// Creates options.
      public init() {}
    }

    /// The date of the system's clock.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// None: a queue takes any tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Adds an action to the queue.
    ///
    /// It is in the ledger of its test until it has run, or was cancelled by the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let work = ScheduledAction(.action, on: SchedulerName.of(queue: self), action)
      addOperation { work.runLast() }
    }

    /// Adds an action to the queue at a time; it keeps to the time as well as it can.
    ///
    /// It is in the ledger of its test until it has run, or was cancelled by the queue.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      let work = ScheduledAction(.action, on: SchedulerName.of(queue: self), action)
      DispatchQueue.global().asyncAfter(deadline: deadline(date)) {
        self.addOperation { work.runLast() }
      }
    }

    /// Adds an action to the queue at a time, and again after each interval.
    ///
    /// It is in the ledger of its test until it is cancelled.
    ///
    /// - Parameters:
    ///   - date: When it is added for the first time.
    ///   - interval: The time between two; at least a nanosecond.
    ///   - tolerance: By how much one may be late.
    ///   - options: Are not used.
    ///   - action: What runs.
    /// - Returns: What cancels it, by `cancel()` or when it is released.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let work = ScheduledAction(.timer, on: SchedulerName.of(queue: self), action)
      return LedgerDispatch.repeating(
        on: nil, after: deadline(date), interval: max(interval, 1e-9).dispatchInterval,
        tolerance: max(tolerance, 0).dispatchInterval, work
      ) {
        self.addOperation { work.run() }
      }
    }

    private func deadline(_ date: SchedulerTimeType) -> DispatchTime {
      let wait = max(now.distance(to: date), 0).dispatchInterval
      return DispatchQueue.main.now.advanced(by: .init(wait)).dispatchTime
    }
  }
#endif
