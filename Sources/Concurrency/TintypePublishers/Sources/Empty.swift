// SPDX-License-Identifier: MIT

/// A publisher without values, which finishes immediately or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// A Boolean value that indicates whether the publisher finishes immediately.
  public let completeImmediately: Bool

  /// Creates a publisher without values.
  ///
  /// - Parameter completeImmediately: Whether it finishes immediately; by default `true`.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Creates a publisher without values, with the given types.
  ///
  /// - Parameters:
  ///   - completeImmediately: Whether it finishes immediately; by default `true`.
  ///   - outputType: The type of the values.
  ///   - failureType: The type of the failures.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails immediately.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure.
  public let error: Failure

  /// Creates a publisher that fails.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails, with the given type of values.
  ///
  /// - Parameters:
  ///   - outputType: The type of the values.
  ///   - failure: The failure.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Attaches a subscriber.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    subscriber.receiveEmpty(.failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
