// SPDX-License-Identifier: MIT

extension Publisher {
  /// Publishes the smallest value when the publisher finishes.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether the first value is smaller than the second.
  /// - Returns: A publisher of the value.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the smallest value by a closure that may throw when the publisher finishes.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether the first value is smaller than the second.
  /// - Returns: A publisher of the value.
  public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes the largest value when the publisher finishes.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether the first value is smaller than the second.
  /// - Returns: A publisher of the value.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the largest value by a closure that may throw when the publisher finishes.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether the first value is smaller than the second.
  /// - Returns: A publisher of the value.
  public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the smallest value when the publisher finishes.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Publishes the largest value when the publisher finishes.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publishers {
  // Variants: trying
  /// A publisher of the largest value by a closure.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that returns whether the first value is smaller than the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher from its upstream publisher and parameters.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(to: subscriber, .largest(by: areInIncreasingOrder)))
    }
  }
}
