// SPDX-License-Identifier: MIT

extension Publisher {
  /// Replaces the failure by another one.
  ///
  /// - Parameter transform: Returns the new failure.
  /// - Returns: A publisher of the same values.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E)
    -> Publishers.MapError<Self, E>
  {
    Publishers.MapError(upstream: self, transform)
  }

  /// Stops the program if the publisher fails.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the message.
  ///   - file: The file of the message; by default the call site.
  ///   - line: The line of the message; by default the call site.
  /// - Returns: A publisher that never fails.
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
    -> Publishers.AssertNoFailure<Self>
  {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// Changes the type of the failures.
  ///
  /// - Parameter failureType: The type.
  /// - Returns: A publisher of the same values.
  public func setFailureType<E: Error>(to failureType: E.Type)
    -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers {
  /// A publisher that replaces the failure of another one.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output

    /// The publisher whose values it receives.
    public let upstream: Upstream
    private let transform: (Upstream.Failure) -> Failure

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, _ transform: @escaping (Upstream.Failure) -> Failure) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Transform(to: subscriber, convert: transform) { .emit($0) })
    }
  }

  /// A publisher that stops the program if another one fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// It never fails.
    public typealias Failure = Never

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The beginning of the message.
    public let prefix: String
    /// The file of the message.
    public let file: StaticString
    /// The line of the message.
    public let line: UInt

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(
        Transform(
          to: subscriber,
          convert: { [prefix, file, line] error in
            // The purpose of `assertNoFailure()`, as in Combine.
            preconditionFailure("\(prefix)\(error)", file: file, line: line)
          }, rule: { .emit($0) }))
    }
  }

  /// A publisher that changes the type of the failures.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The type of the values.
    public typealias Output = Upstream.Output

    /// The publisher whose values it receives.
    public let upstream: Upstream

    /// Creates a publisher from its upstream publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Transform(to: subscriber, convert: neverFails) { .emit($0) })
    }

    /// Changes the type of the failures once more.
    public func setFailureType<E: Error>(to failure: E.Type)
      -> Publishers.SetFailureType<Upstream, E>
    {
      Publishers.SetFailureType(upstream: upstream)
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

/// Converts a failure that cannot occur.
private func neverFails<Failure>(_ failure: Never) -> Failure {}
