// SPDX-License-Identifier: MIT

extension Publisher {
  // Variants: trying
  /// Filters values by a condition.
  ///
  /// - Parameter isIncluded: Returns whether to publish a value.
  /// - Returns: A publisher of the included values.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Drops all values, and publishes only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publishers {
  // Variants: trying
  /// A publisher of the values that meet a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that returns whether to publish a value.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Transform(to: subscriber, Step.filtering(isIncluded)))
    }
  }

  /// A publisher that drops all values.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Never
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream

    /// Creates a publisher from its upstream publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(to: subscriber, .nothing))
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
