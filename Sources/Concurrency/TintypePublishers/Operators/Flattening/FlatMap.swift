// SPDX-License-Identifier: MIT

import Foundation

extension Publisher {
  /// Transforms each value into a publisher, and publishes the values of all these publishers.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of publishers at a time; by default unlimited. Further
  ///     values are requested when a publisher finishes.
  ///   - transform: Returns a publisher.
  /// - Returns: A publisher of the values.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Transforms each value into a publisher, and publishes the values of all these publishers.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of publishers at a time; by default unlimited.
  ///   - transform: Returns a publisher.
  /// - Returns: A publisher of the values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Transforms each value into a publisher, and publishes the values of all these publishers.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of publishers at a time; by default unlimited.
  ///   - transform: Returns a publisher.
  /// - Returns: A publisher of the values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Transforms each value into a publisher, and publishes the values of all these publishers.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of publishers at a time; by default unlimited.
  ///   - transform: Returns a publisher.
  /// - Returns: A publisher of the values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publishers {
  /// A publisher of the values of all publishers that a closure returns.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The type of the values.
    public typealias Output = NewPublisher.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are transformed.
    public let upstream: Upstream
    /// The maximum number of publishers at a time.
    public let maxPublishers: Subscribers.Demand
    /// The closure that returns a publisher.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher from its upstream publisher and parameters.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let transform = transform
      let merging = Merging(to: subscriber)
      subscriber.receive(subscription: merging)
      merging.addSource(upstream, demand: maxPublishers) { value in
        merging.add(transform(value)) { merging.requestSource(.max(1)) }
      }
    }
  }
}
