// SPDX-License-Identifier: MIT

extension Publisher {
  // Variants: func reduce; Publishers.; all values; "Output) ->"; next result. -> func tryReduce;
  //   Publishers.Try; all values by a closure that may throw; "Output) throws ->"; next result. An
  //   error that it throws is the failure.
  /// Combines all values, and publishes the result when the publisher finishes.
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

  // Variants: the number of values; count; Count -> all values as an array; collect; Collect
  /// Publishes the number of values when the publisher finishes.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}

extension Publishers {
  // Variants: Reduce; all values; Upstream.Failure; "->"; to: -> TryReduce; all values by a
  //   closure that may throw; any Error; "throws ->"; trying:
  /// A publisher that combines all values.
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
      (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(to: subscriber, .reducing(initial, nextPartialResult)))
    }
  }

  // Variants: the number of values; Count; Int; .reducing(0) { count, _ in count + 1 } -> all
  //   values as an array; Collect; [Upstream.Output]; .collecting
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
}

// Variants: Count -> Collect
extension Publishers.Count: Equatable where Upstream: Equatable {}
