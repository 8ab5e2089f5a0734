// SPDX-License-Identifier: MIT

extension Publisher {
  // Variants: trying
  /// Transforms each value by a closure, and filters out `nil`.
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
  // Variants: trying
  /// A publisher that transforms each value by a closure and filters out `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that returns the new value.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Transform(to: subscriber, Step.mappingSome(transform)))
    }
  }
}
