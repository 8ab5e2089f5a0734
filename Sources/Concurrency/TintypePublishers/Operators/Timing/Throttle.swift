// SPDX-License-Identifier: MIT

import TintypeSchedulers

extension Publisher {
  /// Delivers at most one value in each interval.
  ///
  /// In a test, a waiting value is pending work in the ``WorkTracker``, unless only the test can
  /// advance the scheduler's time.
  ///
  /// - Parameters:
  ///   - interval: The minimum time between two values.
  ///   - scheduler: The scheduler that calls the subscribers.
  ///   - latest: Whether the last value of an interval is delivered; otherwise, the first one.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A publisher of the values.
  public func throttle<S>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Publishers.Throttle<Self, S> where S: Scheduler {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest
    )
    .placed(at: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension Publishers {
  /// A publisher that delivers at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher, Placed {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The minimum time between two values.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// A Boolean value that indicates whether the last value of an interval is delivered.
    public let latest: Bool
    /// The source location of the operator.
    var place: CreationSite?

    /// Creates a publisher from its upstream publisher and parameters.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let site = SchedulerSite(scheduler, options: nil, place: place)
      upstream.subscribe(
        ThrottleLink(to: subscriber, on: site, interval: interval, isLatest: latest))
    }
  }
}

/// The link of a publisher that delivers at most one value in each interval.
private final class ThrottleLink<S: Scheduler, Downstream: Subscriber>: Holding<S, Downstream> {
  private let interval: S.SchedulerTimeType.Stride
  private let isLatest: Bool
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var lastTime: S.SchedulerTimeType?

  init(
    to downstream: Downstream, on site: SchedulerSite<S>, interval: S.SchedulerTimeType.Stride,
    isLatest: Bool
  ) {
    (self.interval, self.isLatest) = (interval, isLatest)
    super.init(to: downstream, on: site)
  }

  override func handle(_ input: Downstream.Input) -> Subscribers.Demand {
    let now = site.scheduler.now
    let due: (number: Int, date: S.SchedulerTimeType)? = lock.withLock {
      guard held == nil else {
        if isLatest { held = input }
        return nil
      }
      let number = hold(input)
      guard let next = lastTime?.advanced(by: interval), next > now else { return (number, now) }
      return (number, next)
    }
    if let due { schedule(due.number, at: due.date) }
    return .none
  }

  override func willDeliver() {
    let now = site.scheduler.now
    lock.withLock { lastTime = now }
  }

  override func didDeliver() {
    if let completion = lock.withLock({ completion }) { finish(completion) }
  }

  override func handle(completion: Subscribers.Completion<Downstream.Failure>) {
    if case .failure = completion { drop() }
    let waits = lock.withLock {
      if held != nil { self.completion = completion }
      return held != nil
    }
    if !waits { super.handle(completion: completion) }
  }
}
