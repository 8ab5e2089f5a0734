// SPDX-License-Identifier: MIT

#if !canImport(Combine)
  import Foundation

  extension RunLoop: Scheduler {
    /// A point in time of a run loop.
    public typealias SchedulerTimeType = DateSchedulerTime<RunLoop>

    /// What a run loop can be told of an action, which is nothing.
    public struct SchedulerOptions: Sendable {
      /// Creates options.
      public init() {}
    }

    /// The date of the system's clock.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// None: a run loop takes any tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action in the default mode of the loop, when it runs next.
    ///
    /// It is in the ledger of its test until it has run.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let work = ScheduledAction(.action, on: SchedulerName.of(loop: self), action)
      perform { work.runLast() }
      // A block alone does not wake a loop that waits on another thread; a timer that is due does.
      if RunLoop.current !== self {
        add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default)
      }
    }

    /// Runs an action in the default mode of the loop at a time or later.
    ///
    /// It is in the ledger of its test until it has run.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      let work = ScheduledAction(.action, on: SchedulerName.of(loop: self), action)
      let timer = Timer(fire: fireDate(date), interval: 0, repeats: false) { _ in work.runLast() }
      timer.tolerance = max(tolerance, 0).timeInterval
      add(timer, forMode: .default)
    }

    /// Runs an action in the default mode of the loop at a time, and again after each interval.
    ///
    /// It is in the ledger of its test until it is cancelled.
    ///
    /// - Parameters:
    ///   - date: When it runs for the first time.
    ///   - interval: The time between two runs; at least a tenth of a millisecond.
    ///   - tolerance: By how much a run may be late.
    ///   - options: Are not used.
    ///   - action: What runs.
    /// - Returns: What cancels it, by `cancel()` or when it is released.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let work = ScheduledAction(.timer, on: SchedulerName.of(loop: self), action)
      let timer = Timer(
        fire: fireDate(date), interval: max(interval, 1e-4).timeInterval, repeats: true
      ) { _ in work.run() }
      timer.tolerance = max(tolerance, 0).timeInterval
      add(timer, forMode: .default)
      return AnyCancellable {
        timer.invalidate()
        work.cancel()
      }
    }

    /// A date that a timer can take: what is not a number is now.
    private func fireDate(_ date: SchedulerTimeType) -> Date {
      date.date.timeIntervalSinceReferenceDate.isNaN ? Date() : date.date
    }
  }
#endif
