// SPDX-License-Identifier: MIT

extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the elements.
    public typealias Output = Elements.Element

    /// The sequence.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var iterator = sequence.makeIterator()
      // The last element is followed by the completion even without further demand.
      guard var next = iterator.next() else { return subscriber.receiveEmpty(.finished) }
      subscriber.receive(
        subscription: Delivery(to: subscriber, description: "\(sequence)") {
          let current = next
          guard let following = iterator.next() else { return .last(current) }
          next = following
          return .value(current)
        })
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
