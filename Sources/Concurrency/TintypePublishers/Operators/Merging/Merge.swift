// SPDX-License-Identifier: MIT

extension Publishers {
  /// A publisher of the values of 2 publishers as they arrive.
  public struct Merge<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the failures.
    public typealias Failure = A.Failure

    /// Publisher 1.
    public let a: A
    /// Publisher 2.
    public let b: B

    /// Creates a publisher from 2 publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merging = Merging(to: subscriber)
      merging.expect(2)
      subscriber.receive(subscription: merging)
      merging.add(a)
      merging.add(b)
    }

    /// Merges another publisher.
    public func merge<P>(with other: P) -> Publishers.Merge3<A, B, P>
    where P: Publisher, B.Failure == P.Failure, B.Output == P.Output {
      Publishers.Merge3(a, b, other)
    }

    /// Merges more publishers.
    public func merge<C, D>(with c: C, _ d: D) -> Publishers.Merge4<A, B, C, D>
    where
      C: Publisher, D: Publisher, B.Failure == C.Failure, B.Output == C.Output,
      C.Failure == D.Failure, C.Output == D.Output
    {
      Publishers.Merge4(a, b, c, d)
    }

    /// Merges more publishers.
    public func merge<C, D, E>(with c: C, _ d: D, _ e: E) -> Publishers.Merge5<A, B, C, D, E>
    where
      C: Publisher, D: Publisher, E: Publisher, B.Failure == C.Failure, B.Output == C.Output,
      C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
      Publishers.Merge5(a, b, c, d, e)
    }

    /// Merges more publishers.
    public func merge<C, D, E, F>(with c: C, _ d: D, _ e: E, _ f: F)
      -> Publishers.Merge6<A, B, C, D, E, F>
    where
      C: Publisher, D: Publisher, E: Publisher, F: Publisher, B.Failure == C.Failure,
      B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
      D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
    {
      Publishers.Merge6(a, b, c, d, e, f)
    }

    /// Merges more publishers.
    public func merge<C, D, E, F, G>(with c: C, _ d: D, _ e: E, _ f: F, _ g: G)
      -> Publishers.Merge7<A, B, C, D, E, F, G>
    where
      C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, B.Failure == C.Failure,
      B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
      D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure,
      F.Output == G.Output
    {
      Publishers.Merge7(a, b, c, d, e, f, g)
    }

    /// Merges more publishers.
    public func merge<C, D, E, F, G, H>(with c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
      -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
      C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher,
      B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output,
      D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output,
      F.Failure == G.Failure, F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
    {
      Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
  }

  /// A publisher of the values of 3 publishers as they arrive.
  public struct Merge3<A, B, C>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure,
    A.Output == B.Output, B.Output == C.Output
  {
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
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merging = Merging(to: subscriber)
      merging.expect(3)
      subscriber.receive(subscription: merging)
      merging.add(a)
      merging.add(b)
      merging.add(c)
    }

    /// Merges another publisher.
    public func merge<P>(with other: P) -> Publishers.Merge4<A, B, C, P>
    where P: Publisher, C.Failure == P.Failure, C.Output == P.Output {
      Publishers.Merge4(a, b, c, other)
    }

    /// Merges more publishers.
    public func merge<D, E>(with d: D, _ e: E) -> Publishers.Merge5<A, B, C, D, E>
    where
      D: Publisher, E: Publisher, C.Failure == D.Failure, C.Output == D.Output,
      D.Failure == E.Failure, D.Output == E.Output
    {
      Publishers.Merge5(a, b, c, d, e)
    }

    /// Merges more publishers.
    public func merge<D, E, F>(with d: D, _ e: E, _ f: F) -> Publishers.Merge6<A, B, C, D, E, F>
    where
      D: Publisher, E: Publisher, F: Publisher, C.Failure == D.Failure, C.Output == D.Output,
      D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
    {
      Publishers.Merge6(a, b, c, d, e, f)
    }

    /// Merges more publishers.
    public func merge<D, E, F, G>(with d: D, _ e: E, _ f: F, _ g: G)
      -> Publishers.Merge7<A, B, C, D, E, F, G>
    where
      D: Publisher, E: Publisher, F: Publisher, G: Publisher, C.Failure == D.Failure,
      C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure,
      E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
    {
      Publishers.Merge7(a, b, c, d, e, f, g)
    }

    /// Merges more publishers.
    public func merge<D, E, F, G, H>(with d: D, _ e: E, _ f: F, _ g: G, _ h: H)
      -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
      D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher, C.Failure == D.Failure,
      C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure,
      E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output, G.Failure == H.Failure,
      G.Output == H.Output
    {
      Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
  }

  /// A publisher of the values of 4 publishers as they arrive.
  public struct Merge4<A, B, C, D>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure,
    B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output, B.Output == C.Output,
    C.Output == D.Output
  {
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
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merging = Merging(to: subscriber)
      merging.expect(4)
      subscriber.receive(subscription: merging)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.add(d)
    }

    /// Merges another publisher.
    public func merge<P>(with other: P) -> Publishers.Merge5<A, B, C, D, P>
    where P: Publisher, D.Failure == P.Failure, D.Output == P.Output {
      Publishers.Merge5(a, b, c, d, other)
    }

    /// Merges more publishers.
    public func merge<E, F>(with e: E, _ f: F) -> Publishers.Merge6<A, B, C, D, E, F>
    where
      E: Publisher, F: Publisher, D.Failure == E.Failure, D.Output == E.Output,
      E.Failure == F.Failure, E.Output == F.Output
    {
      Publishers.Merge6(a, b, c, d, e, f)
    }

    /// Merges more publishers.
    public func merge<E, F, G>(with e: E, _ f: F, _ g: G) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where
      E: Publisher, F: Publisher, G: Publisher, D.Failure == E.Failure, D.Output == E.Output,
      E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
    {
      Publishers.Merge7(a, b, c, d, e, f, g)
    }

    /// Merges more publishers.
    public func merge<E, F, G, H>(with e: E, _ f: F, _ g: G, _ h: H)
      -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
      E: Publisher, F: Publisher, G: Publisher, H: Publisher, D.Failure == E.Failure,
      D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure,
      F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
    {
      Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
  }
}

extension Publishers.Merge: Equatable
where A: Equatable, B: Equatable {}

extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
