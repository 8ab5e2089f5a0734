// SPDX-License-Identifier: MIT

extension Publishers {
  /// A publisher of the values of 5 publishers as they arrive.
  public struct Merge5<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
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
    /// Publisher 5.
    public let e: E

    /// Creates a publisher from 5 publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Merging.merge([a, b, c, d, e], for: subscriber)
    }

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

  /// A publisher of the values of 6 publishers as they arrive.
  public struct Merge6<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>
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
    /// Publisher 5.
    public let e: E
    /// Publisher 6.
    public let f: F

    /// Creates a publisher from 6 publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Merging.merge([a, b, c, d, e, f], for: subscriber)
    }

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

  /// A publisher of the values of 7 publishers as they arrive.
  public struct Merge7<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>
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
    /// Publisher 5.
    public let e: E
    /// Publisher 6.
    public let f: F
    /// Publisher 7.
    public let g: G

    /// Creates a publisher from 7 publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Merging.merge([a, b, c, d, e, f, g], for: subscriber)
    }

    /// Merges another publisher.
    public func merge<
      P: Publisher<Output, Failure>
    >(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P> {
      Publishers.Merge8(a, b, c, d, e, f, g, other)
    }
  }

  /// A publisher of the values of 8 publishers as they arrive.
  public struct Merge8<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>,
    H: Publisher<A.Output, A.Failure>
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
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Merging.merge([a, b, c, d, e, f, g, h], for: subscriber)
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
