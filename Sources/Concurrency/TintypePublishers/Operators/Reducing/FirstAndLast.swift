// SPDX-License-Identifier: MIT

extension Publisher {
  // Variants: func first; first value, then finishes; First -> func last; last value when the
  //   publisher finishes; Last
  /// Publishes the first value, then finishes.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  // Variants: func first; the first; a closure; then finishes; FirstWhere; "(Output) ->" -> func
  //   last; the last; a closure; when the publisher finishes; LastWhere; "(Output) ->" | func
  //   tryFirst; the first; a closure, which may throw,; then finishes; TryFirstWhere; "(Output)
  //   throws ->" | func tryLast; the last; a closure, which may throw,; when the publisher
  //   finishes; TryLastWhere; "(Output) throws ->"
  /// Publishes the first value for which a closure returns `true`, then finishes.
  ///
  /// - Parameter predicate: Returns whether to publish a value.
  /// - Returns: A publisher of the value.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  // Variants: First; the first; .first -> Last; the last; .last
  /// A publisher of the first value.
  public struct First<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream

    /// Creates a publisher from its upstream publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(to: subscriber, .first { _ in true }))
    }
  }

  // Variants: FirstWhere; the first; .first -> LastWhere; the last; .last
  // Variants: "struct "; a closure; Upstream.Failure; "->"; to: -> struct Try; a closure, which
  //   may throw,; any Error; "throws ->"; trying:
  /// A publisher of the first value for which a closure returns `true`.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that returns whether to publish a value.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(to: subscriber, .first(where: predicate)))
    }
  }
}

// Variants: First -> Last
extension Publishers.First: Equatable where Upstream: Equatable {}
