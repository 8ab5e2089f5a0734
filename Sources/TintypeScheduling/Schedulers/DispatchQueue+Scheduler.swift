// SPDX-License-Identifier: MIT

#if !canImport(Combine)
  import Dispatch

  extension DispatchQueue: Scheduler {
    /// What a dispatch queue can be told of an action.
    public struct SchedulerOptions {
      /// The quality of service.
      public var qos: DispatchQoS
      /// How the action is run.
      public var flags: DispatchWorkItemFlags
      /// The group that the action belongs to.
      public var group: DispatchGroup?

      /// Creates options.
      ///
      /// - Parameters:
      ///   - qos: The quality of service; by default the queue's.
      ///   - flags: How the action is run; by default as the queue does.
      ///   - group: The group that the action belongs to; by default none.
      public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        group: DispatchGroup? = nil
      ) {
        self.qos = qos
        self.flags = flags
        self.group = group
      }
    }

    /// The time of the system's monotonic clock.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// None: a queue takes any tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action on the queue as soon as possible.
    ///
    /// It is in the ledger of its test until it has run.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      LedgerDispatch.schedule(on: self, options: options, action)
    }

    /// Runs an action on the queue at a time or later; it keeps to the time as well as it can.
    ///
    /// It is in the ledger of its test until it has run.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      LedgerDispatch.schedule(on: self, after: date.dispatchTime, options: options, action)
    }

    /// Runs an action on the queue at a time, and again after each interval.
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
        on: self, after: date.dispatchTime, interval: max(interval, .nanoseconds(1)).timeInterval,
        tolerance: max(tolerance, .nanoseconds(0)).timeInterval, action)
    }
  }
#endif
