// SPDX-License-Identifier: MIT

extension Publisher {
  // Variants: trying
  /// Drops each value that is the same as the previous one by a closure.
  ///
  /// - Parameter predicate: Returns whether two values are the same: the last published one and the
  ///   new one.
  /// - Returns: A publisher of the values that differ from the previous one.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Drops each value that is equal to the previous one.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publishers {
  // Variants: trying
  /// A publisher that drops each value that is the same as the previous one by a closure.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that returns whether two values are the same.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool)
    {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Transform(to: subscriber, Step.removingDuplicates(by: predicate)))
    }
  }
}
