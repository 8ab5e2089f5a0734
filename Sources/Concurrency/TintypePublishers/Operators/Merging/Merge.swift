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
  }

  // Variants: letters(4...8)
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
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

// Variants: letters(4...8)
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
