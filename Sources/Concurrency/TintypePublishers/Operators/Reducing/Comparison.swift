// SPDX-License-Identifier: MIT

extension Publisher {
  // Variants: func min; value when; "Output) ->"; Comparison; areInIncreasingOrder($1 -> func
  //   tryMin; value by a closure that may throw when; "Output) throws ->"; TryComparison; try
  //   areInIncreasingOrder($1
  /// Publishes the smallest value when the publisher finishes.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether the first value is smaller than the second.
  /// - Returns: A publisher of the value.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  // Variants: func max; value when; "Output) ->"; Comparison -> func tryMax; value by a closure
  //   that may throw when; "Output) throws ->"; TryComparison
  /// Publishes the largest value when the publisher finishes.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether the first value is smaller than the second.
  /// - Returns: A publisher of the value.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  // Variants: smallest; min -> largest; max
  /// Publishes the smallest value when the publisher finishes.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publishers {
  // Variants: Comparison; largest value; Upstream.Failure; "->"; to: -> TryComparison; largest
  //   value by a closure that may throw; any Error; "throws ->"; trying:
  /// A publisher of the largest value.
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
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(to: subscriber, .largest(by: areInIncreasingOrder)))
    }
  }
}
