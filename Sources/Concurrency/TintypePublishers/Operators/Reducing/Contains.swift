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
  /// Publishes whether a closure returns `true` for a value.
  ///
  /// - Parameter predicate: The condition.
  /// - Returns: A publisher of `true` as soon as a value meets the condition, or of `false` when
  ///   the publisher finishes.
  public func contains(where predicate: @escaping (Output) -> Bool)
    -> Publishers.ContainsWhere<Self>
  {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes whether a closure, which may throw, returns `true` for a value.
  ///
  /// - Parameter predicate: The condition. An error that it throws is the failure.
  /// - Returns: A publisher of `true` as soon as a value meets the condition, or of `false` when
  ///   the publisher finishes.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryContainsWhere<Self>
  {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes whether a closure returns `true` for all values.
  ///
  /// - Parameter predicate: The condition.
  /// - Returns: A publisher of `false` as soon as a value does not meet the condition, or of `true`
  ///   when the publisher finishes.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes whether a closure, which may throw, returns `true` for all values.
  ///
  /// - Parameter predicate: The condition. An error that it throws is the failure.
  /// - Returns: A publisher of `false` as soon as a value does not meet the condition, or of `true`
  ///   when the publisher finishes.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryAllSatisfy<Self>
  {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
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

  /// A publisher that reports whether a value meets a condition that may throw.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Bool
    /// The type of the failures.
    public typealias Failure = any Error

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(trying: subscriber, .seeking(true, of: predicate)))
    }
  }

  /// A publisher that reports whether all values meet a condition.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
      upstream.subscribe(Reduction(to: subscriber, .seeking(false, of: predicate)))
    }
  }

  /// A publisher that reports whether all values meet a condition that may throw.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Bool
    /// The type of the failures.
    public typealias Failure = any Error

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(trying: subscriber, .seeking(false, of: predicate)))
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}
