// SPDX-License-Identifier: MIT

extension Publisher {
  // Variants: func compactMap; Publishers.; each value,; "(Output) ->"; drop it. -> func
  //   tryCompactMap; Publishers.Try; each value by a closure that may throw,; "(Output) throws ->";
  //   drop it. An error that it throws is the failure.
  /// Transforms each value, and filters out `nil`.
  ///
  /// - Parameter transform: Returns the new value, or `nil` to drop it.
  /// - Returns: A publisher of the new values.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?)
    -> Publishers.CompactMap<Self, T>
  {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}

extension Publishers {
  // Variants: CompactMap; each value; Upstream.Failure; "->"; to: -> TryCompactMap; each value by
  //   a closure that may throw; any Error; "throws ->"; trying:
  /// A publisher that transforms each value and filters out `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that returns the new value.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Transform(to: subscriber, Step.mappingSome(transform)))
    }
  }
}
