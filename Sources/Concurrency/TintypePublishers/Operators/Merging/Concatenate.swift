// SPDX-License-Identifier: MIT

extension Publisher {
  /// Publishes values before those of this publisher.
  ///
  /// - Parameter elements: The values.
  /// - Returns: A publisher of all values.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Publishes the elements of a sequence before the values of this publisher.
  ///
  /// - Parameter elements: The sequence.
  /// - Returns: A publisher of all values.
  public func prepend<S: Sequence>(_ elements: S)
    -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element
  {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Publishes the values of another publisher before those of this publisher.
  ///
  /// - Parameter publisher: The other publisher; this one is subscribed to when it finishes.
  /// - Returns: A publisher of all values.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Publishes values after those of this publisher.
  ///
  /// - Parameter elements: The values.
  /// - Returns: A publisher of all values.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Publishes the elements of a sequence after the values of this publisher.
  ///
  /// - Parameter elements: The sequence.
  /// - Returns: A publisher of all values.
  public func append<S: Sequence>(_ elements: S)
    -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element
  {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Publishes the values of another publisher after those of this publisher.
  ///
  /// - Parameter publisher: The other publisher, which is subscribed to when this one finishes.
  /// - Returns: A publisher of all values.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}

extension Publishers {
  /// A publisher of the values of two publishers, one after the other.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// The type of the values.
    public typealias Output = Suffix.Output
    /// The type of the failures.
    public typealias Failure = Suffix.Failure

    /// The first publisher.
    public let prefix: Prefix
    /// The second publisher.
    public let suffix: Suffix

    /// Creates a publisher from two publishers.
    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let suffix = suffix
      let succession = Succession.begin(for: subscriber, description: "Concatenate")
      succession.replace(by: prefix) { completion in
        guard case .finished = completion else { return succession.finish(completion) }
        succession.replace(by: suffix) { succession.finish($0) }
      }
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
