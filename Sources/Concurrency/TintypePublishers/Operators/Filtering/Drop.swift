// SPDX-License-Identifier: MIT

extension Publisher {
  /// Drops the first values of each subscription.
  ///
  /// After a publisher with a current value, it drops that value: a subscriber that has already
  /// read it receives changes only.
  ///
  /// - Parameter count: The number of values; none are dropped if it is not positive.
  /// - Returns: A publisher of the remaining values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  // Variants: trying
  /// Drops values while they meet a condition.
  ///
  /// - Parameter predicate: Returns whether to drop a value.
  /// - Returns: A publisher of the remaining values.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher that drops the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The number of values to drop.
    public let count: Int

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var left = count
      upstream.subscribe(
        Transform(to: subscriber) { input in
          if left <= 0 { return .emit(input) }
          left -= 1
          return .skip
        })
    }
  }

  // Variants: trying
  /// A publisher that drops values while they meet a condition.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that returns whether to drop a value.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Transform(to: subscriber, Step.dropping(while: predicate)))
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}
