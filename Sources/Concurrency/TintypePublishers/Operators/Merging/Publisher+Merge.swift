// SPDX-License-Identifier: MIT

extension Publisher {
  /// Merges this publisher and another one, and publishes all values as they arrive.
  public func merge<P: Publisher<Output, Failure>>(with other: P) -> Publishers.Merge<Self, P> {
    Publishers.Merge(self, other)
  }

  /// Merges this publisher and 2 others, and publishes all values as they arrive.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>
  >(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C> {
    Publishers.Merge3(self, b, c)
  }

  // Variants: letters(4...7)
  /// Merges this publisher and 3 others, and publishes all values as they arrive.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D> {
    Publishers.Merge4(self, b, c, d)
  }

  /// Merges this publisher and another one of the same type.
  ///
  /// - Parameter other: The other publisher.
  /// - Returns: A publisher of the values of both as they arrive.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
