// SPDX-License-Identifier: MIT

extension Publisher {
  /// Publishes the first value, then finishes.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  // Variants: FirstWhere; first; ", then finishes"
  //   -> LastWhere; last; " when the publisher finishes"
  // Variants: trying
  /// Publishes the first value that meets a condition, then finishes.
  ///
  /// - Parameter predicate: Returns whether to publish a value.
  /// - Returns: A publisher of the value.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last value when the publisher finishes.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

}

extension Publishers {
  // Variants: First; first -> Last; last
  /// A publisher of the first value.
  public struct First<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream

    /// Creates a publisher from its upstream publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(to: subscriber, .first { _ in true }))
    }
  }

  // Variants: FirstWhere; first -> LastWhere; last
  // Variants: trying
  /// A publisher of the first value that meets a condition.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that returns whether to publish a value.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(to: subscriber, .first(where: predicate)))
    }
  }

}

// Variants: First -> Last
extension Publishers.First: Equatable where Upstream: Equatable {}
