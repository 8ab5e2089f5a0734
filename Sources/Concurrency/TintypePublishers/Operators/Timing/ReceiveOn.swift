// SPDX-License-Identifier: MIT

import TintypeSchedulers

extension Publisher {
  /// Delivers the values and the completion on a scheduler, in their order.
  ///
  /// As in Combine, each value goes through the scheduler, even if the code already runs where the
  /// scheduler would deliver it. With `DispatchQueue.main`, the current value of a subject arrives
  /// only after the subscribing code has returned to its run loop: a view that needs it to render
  /// is empty until then. In a test, a value that is being delivered is pending work in the
  /// ``WorkTracker``.
  ///
  /// A value that is being delivered when the subscription ends is dropped.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that calls the subscribers.
  ///   - options: The options that are passed to the scheduler for each value.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A publisher of the same values.
  public func receive<S>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Publishers.ReceiveOn<Self, S> where S: Scheduler {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
      .placed(at: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Subscribes, requests values and cancels on a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler.
  ///   - options: The options that are passed to the scheduler.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A publisher of the same values.
  public func subscribe<S>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Publishers.SubscribeOn<Self, S> where S: Scheduler {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
      .placed(at: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension Publishers {
  /// A publisher that delivers its events on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher, Placed {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context
    /// The options that are passed to the scheduler.
    public let options: Context.SchedulerOptions?
    /// The source location of the operator.
    var place: CreationSite?

    /// Creates a publisher from its upstream publisher and a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let site = SchedulerSite(scheduler, options: options, place: place)
      upstream.subscribe(Relay(to: subscriber, on: site))
    }
  }

  /// A publisher that subscribes on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher, Placed {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context
    /// The options that are passed to the scheduler.
    public let options: Context.SchedulerOptions?
    /// The source location of the operator.
    var place: CreationSite?

    /// Creates a publisher from its upstream publisher and a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let site = SchedulerSite(scheduler, options: options, place: place)
      let link = SubscribeLink(to: subscriber, on: site)
      let upstream = upstream
      let context = site.subscription.map { WorkContext.replacing(subscription: $0) }
      site.run(token: site.begin(.action), tokenEnds: true) {
        guard let context else { return upstream.subscribe(link) }
        WorkContext.$current.withValue(context) { upstream.subscribe(link) }
      }
    }
  }
}

/// The link of an operator that requests values and cancels on a scheduler.
private final class SubscribeLink<S: Scheduler, Downstream: Subscriber>: Passage<Downstream> {
  private let site: SchedulerSite<S>

  init(to downstream: Downstream, on site: SchedulerSite<S>) {
    self.site = site
    super.init(to: downstream)
  }

  override func request(_ demand: Subscribers.Demand) {
    site.run(token: site.begin(.action), tokenEnds: true) { self.upstream?.request(demand) }
  }

  override func cancel() {
    guard let upstream = end() else { return }
    site.run(token: site.begin(.action), tokenEnds: true) { upstream.cancel() }
  }

  override func handle(_ input: Downstream.Input) -> Subscribers.Demand {
    let more = super.handle(input)
    if more > .none { request(more) }
    return .none
  }
}
