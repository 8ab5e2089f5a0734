// SPDX-License-Identifier: MIT

import TintypeSchedulers

extension Publisher {
  /// Finishes or fails if no value arrives within an interval.
  ///
  /// - Parameters:
  ///   - interval: The maximum time until the first value, and between two values.
  ///   - scheduler: The scheduler that calls the subscribers.
  ///   - options: The options that are passed to the scheduler.
  ///   - customError: Returns the failure; by default, the publisher finishes.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A publisher of the same values.
  public func timeout<S>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Publishers.Timeout<Self, S> where S: Scheduler {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError
    )
    .placed(at: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension Publishers {
  /// A publisher that finishes or fails if no value arrives within an interval.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher, Placed {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The maximum time until the first value, and between two values.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// The options that are passed to the scheduler.
    public let options: Context.SchedulerOptions?
    /// The closure that returns the failure; `nil` to finish.
    public let customError: (() -> Upstream.Failure)?
    /// The source location of the operator.
    var place: CreationSite?

    /// Creates a publisher from its upstream publisher and parameters.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Publishers.Timeout<Upstream, Context>.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let site = SchedulerSite(scheduler, options: options, place: place)
      upstream.subscribe(
        TimeoutLink(to: subscriber, on: site, within: interval, customError: customError))
    }
  }
}

/// The link of a publisher with a timeout.
private final class TimeoutLink<S: Scheduler, Downstream: Subscriber>: Relay<S, Downstream> {
  private let limit: S.SchedulerTimeType.Stride
  private let customError: (() -> Downstream.Failure)?
  private var timer: OneTimeAction?
  private var isOver = false

  init(
    to downstream: Downstream, on site: SchedulerSite<S>, within limit: S.SchedulerTimeType.Stride,
    customError: (() -> Downstream.Failure)?
  ) {
    (self.limit, self.customError) = (limit, customError)
    super.init(to: downstream, on: site)
  }

  override func start() {
    super.start()
    // A value may have arrived already.
    if lock.withLock({ timer == nil }) { restart() }
  }

  override func handle(_ input: Downstream.Input) -> Subscribers.Demand {
    restart()
    return super.handle(input)
  }

  override func handle(completion: Subscribers.Completion<Downstream.Failure>) {
    endTimer()
    super.handle(completion: completion)
  }

  override func cancel() {
    endTimer()
    super.cancel()
  }

  private func restart() {
    guard !lock.withLock({ isOver }) else { return }
    let date = site.scheduler.now.advanced(by: limit)
    let new = site.runOnce(after: date, kind: .timer) { [weak self] in self?.expire() }
    let old = lock.withLock {
      guard !isOver else { return Optional(new) }
      defer { timer = new }
      return timer
    }
    old?.cancel()
  }

  private func endTimer() {
    let timer = lock.withLock {
      isOver = true
      return self.timer.take()
    }
    timer?.cancel()
  }

  private func expire() {
    guard !lock.withLock({ isOver }) else { return }
    endTimer()
    drop()
    stop(customError.map { .failure($0()) } ?? .finished)
  }
}
