// SPDX-License-Identifier: MIT

/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let box: PublisherBox<Output, Failure>

  /// Creates a type-erased publisher.
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    // Wrapping again would add a call each time.
    box =
      (publisher as? AnyPublisher<Output, Failure>)?.box
      ?? ConcretePublisherBox<P>(publisher)
  }

  /// A description of the type.
  public var description: String { "AnyPublisher" }

  /// Attaches a subscriber.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    box.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Returns a type-erased publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> {
    AnyPublisher(self)
  }
}

/// The common type of the boxes of all publishers with the same values and failures.
private class PublisherBox<Output, Failure: Error> {
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
}

private final class ConcretePublisherBox<P: Publisher>: PublisherBox<P.Output, P.Failure> {
  private let base: P

  init(_ base: P) { self.base = base }

  override func receive<S: Subscriber>(subscriber: S)
  where S.Input == P.Output, S.Failure == P.Failure {
    base.receive(subscriber: subscriber)
  }
}
