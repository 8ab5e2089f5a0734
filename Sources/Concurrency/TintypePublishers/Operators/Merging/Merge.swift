// SPDX-License-Identifier: MIT

extension Publishers {
  /// A publisher of the values of 2 publishers as they arrive.
  public struct Merge<A: Publisher, B: Publisher<A.Output, A.Failure>>: Publisher {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the failures.
    public typealias Failure = A.Failure

    /// Publisher 1.
    public let a: A
    /// Publisher 2.
    public let b: B

    /// Creates a publisher from 2 publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Merging.merge([a, b], for: subscriber)
    }

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

    /// Merges more publishers.
    public func merge<
      C: Publisher<Output, Failure>, D: Publisher<Output, Failure>, E: Publisher<Output, Failure>
    >(with c: C, _ d: D, _ e: E) -> Publishers.Merge5<A, B, C, D, E> {
      Publishers.Merge5(a, b, c, d, e)
    }

    /// Merges more publishers.
    public func merge<
      C: Publisher<Output, Failure>, D: Publisher<Output, Failure>, E: Publisher<Output, Failure>,
      F: Publisher<Output, Failure>
    >(with c: C, _ d: D, _ e: E, _ f: F) -> Publishers.Merge6<A, B, C, D, E, F> {
      Publishers.Merge6(a, b, c, d, e, f)
    }

    /// Merges more publishers.
    public func merge<
      C: Publisher<Output, Failure>, D: Publisher<Output, Failure>, E: Publisher<Output, Failure>,
      F: Publisher<Output, Failure>, G: Publisher<Output, Failure>
    >(with c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> Publishers.Merge7<A, B, C, D, E, F, G> {
      Publishers.Merge7(a, b, c, d, e, f, g)
    }

    /// Merges more publishers.
    public func merge<
      C: Publisher<Output, Failure>, D: Publisher<Output, Failure>, E: Publisher<Output, Failure>,
      F: Publisher<Output, Failure>, G: Publisher<Output, Failure>, H: Publisher<Output, Failure>
    >(with c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
      -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    {
      Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
  }

  /// A publisher of the values of 3 publishers as they arrive.
  public struct Merge3<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the failures.
    public typealias Failure = A.Failure

    /// Publisher 1.
    public let a: A
    /// Publisher 2.
    public let b: B
    /// Publisher 3.
    public let c: C

    /// Creates a publisher from 3 publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Merging.merge([a, b, c], for: subscriber)
    }

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

    /// Merges more publishers.
    public func merge<
      D: Publisher<Output, Failure>, E: Publisher<Output, Failure>, F: Publisher<Output, Failure>
    >(with d: D, _ e: E, _ f: F) -> Publishers.Merge6<A, B, C, D, E, F> {
      Publishers.Merge6(a, b, c, d, e, f)
    }

    /// Merges more publishers.
    public func merge<
      D: Publisher<Output, Failure>, E: Publisher<Output, Failure>, F: Publisher<Output, Failure>,
      G: Publisher<Output, Failure>
    >(with d: D, _ e: E, _ f: F, _ g: G) -> Publishers.Merge7<A, B, C, D, E, F, G> {
      Publishers.Merge7(a, b, c, d, e, f, g)
    }

    /// Merges more publishers.
    public func merge<
      D: Publisher<Output, Failure>, E: Publisher<Output, Failure>, F: Publisher<Output, Failure>,
      G: Publisher<Output, Failure>, H: Publisher<Output, Failure>
    >(with d: D, _ e: E, _ f: F, _ g: G, _ h: H) -> Publishers.Merge8<A, B, C, D, E, F, G, H> {
      Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
  }

  /// A publisher of the values of 4 publishers as they arrive.
  public struct Merge4<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the failures.
    public typealias Failure = A.Failure

    /// Publisher 1.
    public let a: A
    /// Publisher 2.
    public let b: B
    /// Publisher 3.
    public let c: C
    /// Publisher 4.
    public let d: D

    /// Creates a publisher from 4 publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Merging.merge([a, b, c, d], for: subscriber)
    }

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

    /// Merges more publishers.
    public func merge<
      E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>
    >(with e: E, _ f: F, _ g: G) -> Publishers.Merge7<A, B, C, D, E, F, G> {
      Publishers.Merge7(a, b, c, d, e, f, g)
    }

    /// Merges more publishers.
    public func merge<
      E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>,
      H: Publisher<Output, Failure>
    >(with e: E, _ f: F, _ g: G, _ h: H) -> Publishers.Merge8<A, B, C, D, E, F, G, H> {
      Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
