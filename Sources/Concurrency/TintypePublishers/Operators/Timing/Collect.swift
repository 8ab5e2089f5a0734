// SPDX-License-Identifier: MIT

import Foundation
import TintypeSchedulers

extension Publisher {
  /// Publishes arrays of a number of values.
  ///
  /// - Parameter count: The number of values; the last array may have fewer.
  /// - Returns: A publisher of the arrays.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  /// Publishes arrays of the values of each interval.
  ///
  /// - Parameters:
  ///   - strategy: The interval, and the maximum number of values of an array.
  ///   - options: The options that are passed to the scheduler.
  /// - Returns: A publisher of the arrays.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }

  /// Publishes the time between two values.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler whose time is measured.
  ///   - options: Ignored.
  /// - Returns: A publisher of the times.
  public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.MeasureInterval<Self, S>
  {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}

extension Publishers {
  /// The strategy by which values are collected into arrays.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Publishes an array at the end of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Publishes an array at the end of each interval, and when it has a number of values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that collects a number of values into each array.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The type of the arrays.
    public typealias Output = [Upstream.Output]
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream
    /// The number of values.
    public let count: Int

    /// Creates a publisher from its upstream publisher and a number.
    public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(CollectLink(to: subscriber, count: Swift.max(1, count)))
    }
  }

  /// A publisher that collects the values in each time interval into an array.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the arrays.
    public typealias Output = [Upstream.Output]
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream
    /// The strategy.
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    /// The options that are passed to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher from its upstream publisher and parameters.
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (scheduler, interval, count) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, Int?.none)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
      let site = SchedulerSite(scheduler, options: options, place: nil)
      let start = {
        (flush: @escaping () -> Void) -> any Cancellable in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval,
          tolerance: scheduler.minimumTolerance, options: site.options, flush)
      }
      upstream.subscribe(
        CollectLink(to: subscriber, count: count.map { Swift.max(1, $0) }, start: start))
    }
  }

  /// A publisher of the time between two values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the times.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are measured.
    public let upstream: Upstream
    /// The scheduler whose time is measured.
    public let scheduler: Context

    /// Creates a publisher from its upstream publisher and a scheduler.
    public init(upstream: Upstream, scheduler: Context) {
      (self.upstream, self.scheduler) = (upstream, scheduler)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let scheduler = scheduler
      var last = scheduler.now
      upstream.subscribe(
        Transform(to: subscriber) { _ in
          let now = scheduler.now
          defer { last = now }
          return .emit(last.distance(to: now))
        })
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

/// The link of an operator that collects values into arrays.
private final class CollectLink<Value, Downstream: Subscriber>: Link<
  Value, Downstream.Failure, Downstream
>
where Downstream.Input == [Value] {
  private let count: Int?
  private let startTimer: ((@escaping () -> Void) -> any Cancellable)?
  private var timer: (any Cancellable)?
  private var values: [Value] = []
  private var demand = Subscribers.Demand.none

  init(
    to downstream: Downstream, count: Int?,
    start: ((@escaping () -> Void) -> any Cancellable)? = nil
  ) {
    self.count = count
    startTimer = start
    super.init(to: downstream)
  }

  override func start() {
    super.start()
    guard let startTimer else { return }
    timer = startTimer { [weak self] in self?.flushWaiting() }
    upstream?.request(.unlimited)
  }

  override func request(_ demand: Subscribers.Demand) {
    guard let count, startTimer == nil else { return lock.withLock { self.demand += demand } }
    super.request(demand * count)
  }

  override func handle(_ input: Value) -> Subscribers.Demand {
    let isFull = lock.withLock {
      values.append(input)
      return values.count == count
    }
    guard isFull else { return .none }
    if startTimer == nil { return flush() * (count ?? 1) }
    flushWaiting()
    return .none
  }

  /// Delivers the values of an interval, if there are any.
  private func flushWaiting() {
    let isDue = lock.withLock {
      guard !values.isEmpty, demand > .none else { return false }
      demand -= 1
      return true
    }
    guard isDue else { return }
    let more = flush()
    lock.withLock { demand += more }
  }

  private func flush() -> Subscribers.Demand {
    let values = lock.withLock { self.values.takeAll() }
    return values.isEmpty ? .none : downstream?.receive(values) ?? .none
  }

  override func handle(completion: Subscribers.Completion<Downstream.Failure>) {
    if case .finished = completion { _ = flush() }
    finish(completion)
  }

  override func end() -> (any Subscription)? {
    let timer = lock.withLock { self.timer.take() }
    timer?.cancel()
    return super.end()
  }
}
