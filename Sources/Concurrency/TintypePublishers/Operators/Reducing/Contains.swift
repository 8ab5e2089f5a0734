// SPDX-License-Identifier: MIT

extension Publisher where Output: Equatable {
  /// Publishes whether a value was received.
  ///
  /// - Parameter output: The value.
  /// - Returns: A publisher of `true` as soon as the value is received, or of `false` when the
  ///   publisher finishes.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  // Variants: trying
  /// Publishes whether a value meets a condition.
  ///
  /// - Parameter predicate: The condition.
  /// - Returns: A publisher of `true` as soon as a value meets the condition, or of `false` when
  ///   the publisher finishes.
  public func contains(where predicate: @escaping (Output) -> Bool)
    -> Publishers.ContainsWhere<Self>
  {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  // Variants: trying
  /// Publishes whether all values meet a condition.
  ///
  /// - Parameter predicate: The condition.
  /// - Returns: A publisher of `false` as soon as a value does not meet the condition, or of `true`
  ///   when the publisher finishes.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher that reports whether a value was received.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The type of the values.
    public typealias Output = Bool
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The value.
    public let output: Upstream.Output

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(to: subscriber, .seeking(true) { [output] in $0 == output }))
    }
  }

  // Variants: ContainsWhere; a value meets; true -> AllSatisfy; all values meet; false
  // Variants: trying
  /// A publisher that reports whether a value meets a condition.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Bool
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(to: subscriber, .seeking(true, of: predicate)))
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}
