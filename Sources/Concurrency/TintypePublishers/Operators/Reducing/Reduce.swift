// SPDX-License-Identifier: MIT

extension Publisher {
  // Variants: trying
  /// Combines all values by a closure, and publishes the result on completion.
  ///
  /// - Parameters:
  ///   - initialResult: The result before the first value.
  ///   - nextPartialResult: Returns the next result.
  /// - Returns: A publisher of the result.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Reduce<Self, T>
  {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes the number of values when the publisher finishes.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// Publishes all values as an array when the publisher finishes.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}

extension Publishers {
  // Variants: trying
  /// A publisher that combines all values by a closure.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// The closure that returns the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher from its upstream publisher and parameters.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(to: subscriber, .reducing(initial, nextPartialResult)))
    }
  }

  /// A publisher of the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Int
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream

    /// Creates a publisher from its upstream publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(to: subscriber, .reducing(0) { count, _ in count + 1 }))
    }
  }

  /// A publisher of all values as an array.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = [Upstream.Output]
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream

    /// Creates a publisher from its upstream publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(to: subscriber, .collecting))
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
