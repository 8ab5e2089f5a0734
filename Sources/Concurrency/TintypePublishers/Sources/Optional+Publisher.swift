// SPDX-License-Identifier: MIT

extension Optional {
  /// A publisher of an optional's value, if it has one.
  public struct Publisher: TintypePublishers.Publisher {
    /// The type of the value.
    public typealias Output = Wrapped
    /// It never fails.
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// Creates a publisher of an optional's value.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      if let output {
        subscriber.receiveOne(output, description: "Optional")
      } else {
        subscriber.receiveEmpty(.finished)
      }
    }
  }

  /// A publisher of the value, if there is one.
  public var publisher: Self.Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
  /// A publisher of a result's value or failure.
  public struct Publisher: TintypePublishers.Publisher {
    /// The type of the value.
    public typealias Output = Success

    /// The result.
    public let result: Result<Success, Failure>

    /// Creates a publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// Creates a publisher of a value.
    public init(_ output: Success) { self.init(.success(output)) }

    /// Creates a publisher that fails.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      switch result {
      case .success(let value): subscriber.receiveOne(value, description: "Result")
      case .failure(let error): subscriber.receiveEmpty(.failure(error))
      }
    }
  }

  /// A publisher of the value or the failure.
  public var publisher: Self.Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
