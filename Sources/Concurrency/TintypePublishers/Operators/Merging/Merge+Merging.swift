// SPDX-License-Identifier: MIT

extension Publishers.Merge {
  /// Merges another publisher.
  public func merge<P: Publisher<Output, Failure>>(with other: P) -> Publishers.Merge3<A, B, P> {
    Publishers.Merge3(a, b, other)
  }

  /// Merges more publishers.
  public func merge<
    C: Publisher<Output, Failure>, D: Publisher<Output, Failure>
  >(with c: C, _ d: D) -> Publishers.Merge4<A, B, C, D> {
    Publishers.Merge4(a, b, c, d)
  }

  // Variants: letters(6...8)
  /// Merges more publishers.
  public func merge<
    C: Publisher<Output, Failure>, D: Publisher<Output, Failure>, E: Publisher<Output, Failure>
  >(with c: C, _ d: D, _ e: E) -> Publishers.Merge5<A, B, C, D, E> {
    Publishers.Merge5(a, b, c, d, e)
  }
}

extension Publishers.Merge3 {
  /// Merges another publisher.
  public func merge<
    P: Publisher<Output, Failure>
  >(with other: P) -> Publishers.Merge4<A, B, C, P> {
    Publishers.Merge4(a, b, c, other)
  }

  /// Merges more publishers.
  public func merge<
    D: Publisher<Output, Failure>, E: Publisher<Output, Failure>
  >(with d: D, _ e: E) -> Publishers.Merge5<A, B, C, D, E> {
    Publishers.Merge5(a, b, c, d, e)
  }

  // Variants: letters(7...8)
  /// Merges more publishers.
  public func merge<
    D: Publisher<Output, Failure>, E: Publisher<Output, Failure>, F: Publisher<Output, Failure>
  >(with d: D, _ e: E, _ f: F) -> Publishers.Merge6<A, B, C, D, E, F> {
    Publishers.Merge6(a, b, c, d, e, f)
  }
}

extension Publishers.Merge4 {
  /// Merges another publisher.
  public func merge<
    P: Publisher<Output, Failure>
  >(with other: P) -> Publishers.Merge5<A, B, C, D, P> {
    Publishers.Merge5(a, b, c, d, other)
  }

  /// Merges more publishers.
  public func merge<
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>
  >(with e: E, _ f: F) -> Publishers.Merge6<A, B, C, D, E, F> {
    Publishers.Merge6(a, b, c, d, e, f)
  }

  // Variants: letters(8...8)
  /// Merges more publishers.
  public func merge<
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>
  >(with e: E, _ f: F, _ g: G) -> Publishers.Merge7<A, B, C, D, E, F, G> {
    Publishers.Merge7(a, b, c, d, e, f, g)
  }
}

extension Publishers.Merge5 {
  /// Merges another publisher.
  public func merge<
    P: Publisher<Output, Failure>
  >(with other: P) -> Publishers.Merge6<A, B, C, D, E, P> {
    Publishers.Merge6(a, b, c, d, e, other)
  }

  /// Merges more publishers.
  public func merge<
    F: Publisher<Output, Failure>, G: Publisher<Output, Failure>
  >(with f: F, _ g: G) -> Publishers.Merge7<A, B, C, D, E, F, G> {
    Publishers.Merge7(a, b, c, d, e, f, g)
  }

  /// Merges more publishers.
  public func merge<
    F: Publisher<Output, Failure>, G: Publisher<Output, Failure>, H: Publisher<Output, Failure>
  >(with f: F, _ g: G, _ h: H) -> Publishers.Merge8<A, B, C, D, E, F, G, H> {
    Publishers.Merge8(a, b, c, d, e, f, g, h)
  }
}

extension Publishers.Merge6 {
  /// Merges another publisher.
  public func merge<
    P: Publisher<Output, Failure>
  >(with other: P) -> Publishers.Merge7<A, B, C, D, E, F, P> {
    Publishers.Merge7(a, b, c, d, e, f, other)
  }

  /// Merges more publishers.
  public func merge<
    G: Publisher<Output, Failure>, H: Publisher<Output, Failure>
  >(with g: G, _ h: H) -> Publishers.Merge8<A, B, C, D, E, F, G, H> {
    Publishers.Merge8(a, b, c, d, e, f, g, h)
  }
}

extension Publishers.Merge7 {
  /// Merges another publisher.
  public func merge<
    P: Publisher<Output, Failure>
  >(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P> {
    Publishers.Merge8(a, b, c, d, e, f, g, other)
  }
}
