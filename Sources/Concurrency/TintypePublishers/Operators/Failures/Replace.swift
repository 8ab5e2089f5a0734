// SPDX-License-Identifier: MIT

extension Publisher {
  /// Replaces the failure by a value and finishes.
  ///
  /// - Parameter output: The value.
  /// - Returns: A publisher that never fails.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Publishes a value if the publisher finishes without any.
  ///
  /// - Parameter output: The value.
  /// - Returns: A publisher of at least one value, unless it fails.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publishers {
  /// A publisher that replaces the failure of another one by a value.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// It never fails.
    public typealias Failure = Never

    /// The value.
    public let output: Upstream.Output
    /// The publisher that may fail.
    public let upstream: Upstream

    /// Creates a publisher from its upstream publisher and a value.
    public init(upstream: Upstream, output: Publishers.ReplaceError<Upstream>.Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let output = output
      upstream.subscribe(
        Tail<Upstream.Failure, S>(to: subscriber) { completion, _ in
          if case .failure = completion { .value(output) } else { .completion(.finished) }
        })
    }
  }

  /// A publisher of a value if another one finishes without any.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The value.
    public let output: Upstream.Output
    /// The publisher that may finish without values.
    public let upstream: Upstream

    /// Creates a publisher from its upstream publisher and a value.
    public init(upstream: Upstream, output: Publishers.ReplaceEmpty<Upstream>.Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let output = output
      upstream.subscribe(
        Tail<Upstream.Failure, S>(to: subscriber) { completion, isEmpty in
          if isEmpty, case .finished = completion {
            .value(output)
          } else {
            .completion(completion)
          }
        })
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

/// The link of an operator that may deliver a value after the upstream publisher has completed.
private final class Tail<Failure: Error, Downstream: Subscriber>: Link<
  Downstream.Input, Failure, Downstream
>
{
  enum End {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private let complete: (_ completion: Subscribers.Completion<Failure>, _ isEmpty: Bool) -> End
  private var isEmpty = true
  private var demand = Subscribers.Demand.none
  private var last: Downstream.Input?

  init(
    to downstream: Downstream,
    complete: @escaping (_ completion: Subscribers.Completion<Failure>, _ isEmpty: Bool) -> End
  ) {
    self.complete = complete
    super.init(to: downstream)
  }

  override func request(_ demand: Subscribers.Demand) {
    let value = lock.withLock {
      self.demand += demand
      guard self.demand > .none else { return Downstream.Input?.none }
      return last.take()
    }
    if let value { return deliver(value) }
    super.request(demand)
  }

  override func handle(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.withLock {
      isEmpty = false
      demand -= 1
    }
    let more = downstream?.receive(input) ?? .none
    lock.withLock { demand += more }
    return more
  }

  override func handle(completion: Subscribers.Completion<Failure>) {
    switch complete(completion, lock.withLock { isEmpty }) {
    case .completion(let completion): finish(completion)
    case .value(let value):
      let isDue = lock.withLock {
        if demand == .none { last = value }
        return demand > .none
      }
      if isDue { deliver(value) }
    }
  }

  private func deliver(_ value: Downstream.Input) {
    _ = downstream?.receive(value)
    finish(.finished)
  }

  override func cancel() {
    super.cancel()
    lock.withLock { last = nil }
  }
}
