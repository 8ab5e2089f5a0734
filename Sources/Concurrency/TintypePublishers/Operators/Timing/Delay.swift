// SPDX-License-Identifier: MIT

import TintypeSchedulers

extension Publisher {
  /// Delivers each value and the completion after a delay.
  ///
  /// In a test, a delayed value is pending work in the ``WorkTracker``, unless only the test can
  /// advance the scheduler's time.
  ///
  /// - Parameters:
  ///   - interval: The delay.
  ///   - tolerance: The maximum additional delay; by default the scheduler's minimum tolerance.
  ///   - scheduler: The scheduler that calls the subscribers.
  ///   - options: The options that are passed to the scheduler for each value.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A publisher of the same values.
  public func delay<S>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Publishers.Delay<Self, S> where S: Scheduler {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options
    )
    .placed(at: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension Publishers {
  /// A publisher that delivers its events after a delay.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher, Placed {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The delay.
    public let interval: Context.SchedulerTimeType.Stride
    /// The maximum additional delay.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// The options that are passed to the scheduler.
    public let options: Context.SchedulerOptions?
    /// The source location of the operator.
    var place: CreationSite?

    /// Creates a publisher from its upstream publisher and parameters.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let site = SchedulerSite(scheduler, options: options, place: place)
      upstream.subscribe(
        Relay(to: subscriber, on: site, interval: interval, tolerance: tolerance))
    }
  }
}
