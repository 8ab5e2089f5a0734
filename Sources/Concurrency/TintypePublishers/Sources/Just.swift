// SPDX-License-Identifier: MIT

/// A publisher of a single value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// The value that each subscriber receives.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    subscriber.receiveOne(output, description: "Just")
  }
}

extension Just: Equatable where Output: Equatable {}
