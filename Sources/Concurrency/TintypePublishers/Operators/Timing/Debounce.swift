// SPDX-License-Identifier: MIT

import TintypeSchedulers

extension Publisher {
  /// Delivers a value when no other one has followed it for a time.
  ///
  /// As in Combine, a value that waits when the publisher finishes is dropped. In a test, a waiting
  /// value is pending work in the ``WorkTracker``, unless only the test can advance the scheduler's
  /// time.
  ///
  /// - Parameters:
  ///   - dueTime: The time without another value.
  ///   - scheduler: The scheduler that calls the subscribers.
  ///   - options: The options that are passed to the scheduler.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A publisher of the values.
  public func debounce<S>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options
    )
    .placed(at: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension Publishers {
  /// A publisher that delivers a value when no other one has followed it for a time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher, Placed {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The time without another value.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// The options that are passed to the scheduler.
    public let options: Context.SchedulerOptions?
    /// The source location of the operator.
    var place: CreationSite?

    /// Creates a publisher from its upstream publisher and parameters.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let site = SchedulerSite(scheduler, options: options, place: place)
      upstream.subscribe(DebounceLink(to: subscriber, on: site, dueTime: dueTime))
    }
  }
}

/// The link of a publisher that delivers a value when no other one has followed it.
private final class DebounceLink<S: Scheduler, Downstream: Subscriber>: Holding<S, Downstream> {
  private let dueTime: S.SchedulerTimeType.Stride

  init(to downstream: Downstream, on site: SchedulerSite<S>, dueTime: S.SchedulerTimeType.Stride) {
    self.dueTime = dueTime
    super.init(to: downstream, on: site)
  }

  override func handle(_ input: Downstream.Input) -> Subscribers.Demand {
    drop()
    let number = lock.withLock { hold(input) }
    schedule(number, at: site.scheduler.now.advanced(by: dueTime))
    return .none
  }

  override func handle(completion: Subscribers.Completion<Downstream.Failure>) {
    drop()
    super.handle(completion: completion)
  }
}
