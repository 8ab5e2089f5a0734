// SPDX-License-Identifier: MIT

extension Publisher {
  /// Merges this publisher and another one.
  ///
  /// - Parameter other: Another publisher.
  /// - Returns: A publisher of the values of all publishers as they arrive.
  public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Merge(self, other)
  }

  /// Merges this publisher and 2 others.
  ///
  /// - Parameters:
  ///   - b: Another publisher.
  ///   - c: Another publisher.
  /// - Returns: A publisher of the values of all publishers as they arrive.
  public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where
    B: Publisher, C: Publisher, Failure == B.Failure, Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output
  {
    Publishers.Merge3(self, b, c)
  }

  /// Merges this publisher and 3 others.
  ///
  /// - Parameters:
  ///   - b: Another publisher.
  ///   - c: Another publisher.
  ///   - d: Another publisher.
  /// - Returns: A publisher of the values of all publishers as they arrive.
  public func merge<B, C, D>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
  where
    B: Publisher, C: Publisher, D: Publisher, Failure == B.Failure, Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Merges this publisher and 4 others.
  ///
  /// - Parameters:
  ///   - b: Another publisher.
  ///   - c: Another publisher.
  ///   - d: Another publisher.
  ///   - e: Another publisher.
  /// - Returns: A publisher of the values of all publishers as they arrive.
  public func merge<B, C, D, E>(with b: B, _ c: C, _ d: D, _ e: E)
    -> Publishers.Merge5<Self, B, C, D, E>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, Failure == B.Failure,
    Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Merges this publisher and 5 others.
  ///
  /// - Parameters:
  ///   - b: Another publisher.
  ///   - c: Another publisher.
  ///   - d: Another publisher.
  ///   - e: Another publisher.
  ///   - f: Another publisher.
  /// - Returns: A publisher of the values of all publishers as they arrive.
  public func merge<B, C, D, E, F>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F)
    -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, Failure == B.Failure,
    Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure,
    E.Output == F.Output
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Merges this publisher and 6 others.
  ///
  /// - Parameters:
  ///   - b: Another publisher.
  ///   - c: Another publisher.
  ///   - d: Another publisher.
  ///   - e: Another publisher.
  ///   - f: Another publisher.
  ///   - g: Another publisher.
  /// - Returns: A publisher of the values of all publishers as they arrive.
  public func merge<B, C, D, E, F, G>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
    -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    Failure == B.Failure, Output == B.Output, B.Failure == C.Failure,
    B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
    D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure,
    F.Output == G.Output
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Merges this publisher and 7 others.
  ///
  /// - Parameters:
  ///   - b: Another publisher.
  ///   - c: Another publisher.
  ///   - d: Another publisher.
  ///   - e: Another publisher.
  ///   - f: Another publisher.
  ///   - g: Another publisher.
  ///   - h: Another publisher.
  /// - Returns: A publisher of the values of all publishers as they arrive.
  public func merge<B, C, D, E, F, G, H>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    H: Publisher, Failure == B.Failure, Output == B.Output, B.Failure == C.Failure,
    B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
    D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure,
    F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }

  /// Merges this publisher and another one of the same type.
  ///
  /// - Parameter other: The other publisher.
  /// - Returns: A publisher of the values of both as they arrive.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
