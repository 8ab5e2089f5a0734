// SPDX-License-Identifier: MIT

// Variants: combineLatest; CombineLatest; CombineLatest3; CombineLatest4; Combines the latest values
//   -> zip; Zip; Zip3; Zip4; Joins the next values
extension Publisher {
  /// Combines the latest values of two publishers into tuples.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Combines the latest values of two publishers by a closure.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    Publishers.Map(upstream: combineLatest(other)) { transform($0.0, $0.1) }
  }

  /// Combines the latest values of three publishers into tuples.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure
  {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Combines the latest values of three publishers by a closure.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Map(upstream: combineLatest(publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
  }

  /// Combines the latest values of four publishers into tuples.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Combines the latest values of four publishers by a closure.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.Map(upstream: combineLatest(publisher1, publisher2, publisher3)) {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}

// Variants: CombineLatest; CombineLatest3; CombineLatest4; combines the latest values; true
//   -> Zip; Zip3; Zip4; joins the next values; false
extension Publishers {
  /// A publisher that combines the latest values from 2 publishers into tuples.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the tuples.
    public typealias Output = (A.Output, B.Output)
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
      Joining.join(
        AnyPublisher(a), AnyPublisher(b), isLatest: true, for: subscriber)
    }
  }

  // Variants: letters(4...4)
  /// A publisher that combines the latest values from 3 publishers into tuples.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the tuples.
    public typealias Output = (A.Output, B.Output, C.Output)
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
      Joining.join(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), isLatest: true, for: subscriber)
    }
  }
}

// Variants: CombineLatest -> Zip
extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

// Variants: CombineLatest3 -> Zip3
// Variants: letters(4...4)
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
