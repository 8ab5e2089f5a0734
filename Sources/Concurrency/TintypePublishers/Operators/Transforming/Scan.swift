// SPDX-License-Identifier: MIT

extension Publisher {
  // Variants: trying
  /// Combines each value with the previous result by a closure, and publishes each result.
  ///
  /// - Parameters:
  ///   - initialResult: The result before the first value; it is not published.
  ///   - nextPartialResult: Returns the next result.
  /// - Returns: A publisher of the results.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Scan<Self, T>
  {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  // Variants: trying
  /// A publisher that combines each value with the previous result by a closure.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// The closure that returns the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher from its upstream publisher and parameters.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Transform(to: subscriber, Step.scanning(initialResult, nextPartialResult)))
    }
  }
}
