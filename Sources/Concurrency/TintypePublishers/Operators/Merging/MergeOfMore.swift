// SPDX-License-Identifier: MIT

extension Publishers {
  /// A publisher of the values of 5 publishers as they arrive.
  public struct Merge5<A, B, C, D, E>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, A.Failure == B.Failure,
    B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure, A.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output, D.Output == E.Output
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
    /// Publisher 5.
    public let e: E

    /// Creates a publisher from 5 publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merging = Merging(to: subscriber)
      merging.expect(5)
      subscriber.receive(subscription: merging)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.add(d)
      merging.add(e)
    }

    /// Merges another publisher.
    public func merge<P>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P>
    where P: Publisher, E.Failure == P.Failure, E.Output == P.Output {
      Publishers.Merge6(a, b, c, d, e, other)
    }

    /// Merges more publishers.
    public func merge<F, G>(with f: F, _ g: G) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where
      F: Publisher, G: Publisher, E.Failure == F.Failure, E.Output == F.Output,
      F.Failure == G.Failure, F.Output == G.Output
    {
      Publishers.Merge7(a, b, c, d, e, f, g)
    }

    /// Merges more publishers.
    public func merge<F, G, H>(with f: F, _ g: G, _ h: H)
      -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
      F: Publisher, G: Publisher, H: Publisher, E.Failure == F.Failure, E.Output == F.Output,
      F.Failure == G.Failure, F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
    {
      Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
  }

  /// A publisher of the values of 6 publishers as they arrive.
  public struct Merge6<A, B, C, D, E, F>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, A.Output == B.Output, B.Output == C.Output, C.Output == D.Output,
    D.Output == E.Output, E.Output == F.Output
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
    /// Publisher 5.
    public let e: E
    /// Publisher 6.
    public let f: F

    /// Creates a publisher from 6 publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merging = Merging(to: subscriber)
      merging.expect(6)
      subscriber.receive(subscription: merging)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.add(d)
      merging.add(e)
      merging.add(f)
    }

    /// Merges another publisher.
    public func merge<P>(with other: P) -> Publishers.Merge7<A, B, C, D, E, F, P>
    where P: Publisher, F.Failure == P.Failure, F.Output == P.Output {
      Publishers.Merge7(a, b, c, d, e, f, other)
    }

    /// Merges more publishers.
    public func merge<G, H>(with g: G, _ h: H) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
      G: Publisher, H: Publisher, F.Failure == G.Failure, F.Output == G.Output,
      G.Failure == H.Failure, G.Output == H.Output
    {
      Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
  }

  /// A publisher of the values of 7 publishers as they arrive.
  public struct Merge7<A, B, C, D, E, F, G>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure,
    D.Failure == E.Failure, E.Failure == F.Failure, F.Failure == G.Failure, A.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output,
    F.Output == G.Output
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
    /// Publisher 5.
    public let e: E
    /// Publisher 6.
    public let f: F
    /// Publisher 7.
    public let g: G

    /// Creates a publisher from 7 publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merging = Merging(to: subscriber)
      merging.expect(7)
      subscriber.receive(subscription: merging)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.add(d)
      merging.add(e)
      merging.add(f)
      merging.add(g)
    }

    /// Merges another publisher.
    public func merge<P>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
    where P: Publisher, G.Failure == P.Failure, G.Output == P.Output {
      Publishers.Merge8(a, b, c, d, e, f, g, other)
    }
  }

  /// A publisher of the values of 8 publishers as they arrive.
  public struct Merge8<A, B, C, D, E, F, G, H>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher, A.Failure == B.Failure, B.Failure == C.Failure,
    C.Failure == D.Failure, D.Failure == E.Failure, E.Failure == F.Failure, F.Failure == G.Failure,
    G.Failure == H.Failure, A.Output == B.Output, B.Output == C.Output, C.Output == D.Output,
    D.Output == E.Output, E.Output == F.Output, F.Output == G.Output, G.Output == H.Output
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
    /// Publisher 5.
    public let e: E
    /// Publisher 6.
    public let f: F
    /// Publisher 7.
    public let g: G
    /// Publisher 8.
    public let h: H

    /// Creates a publisher from 8 publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merging = Merging(to: subscriber)
      merging.expect(8)
      subscriber.receive(subscription: merging)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.add(d)
      merging.add(e)
      merging.add(f)
      merging.add(g)
      merging.add(h)
    }
  }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}

extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}
