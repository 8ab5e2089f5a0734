// SPDX-License-Identifier: MIT

import TintypeSchedulers

extension Publisher {
  /// The values as an asynchronous sequence, which throws the failure.
  ///
  /// If the publisher has a current value, the sequence starts with it.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher as an asynchronous sequence that throws the publisher's failure.
///
/// Each iteration subscribes when it begins. Values that arrive before they are requested are
/// buffered without a limit.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the values.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher and returns an iterator.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Element.self)
    let cancellable = publisher.forward {
      continuation.yield($0)
    } completion: { completion in
      switch completion {
      case .finished: continuation.finish()
      case .failure(let error): continuation.finish(throwing: error)
      }
    }
    return Iterator(base: stream.makeAsyncIterator(), cancellable: cancellable)
  }

  /// The iterator of the sequence; it ends the subscription when it is released.
  public struct Iterator: AsyncIteratorProtocol {
    /// The type of the values.
    public typealias Element = P.Output

    fileprivate var base: AsyncThrowingStream<Element, any Error>.Iterator
    fileprivate var cancellable: AnyCancellable?

    /// Waits for the next value.
    ///
    /// - Returns: The value; `nil` when the publisher finishes or the task is canceled.
    /// - Throws: The publisher's failure.
    public mutating func next() async throws -> Element? { try await next(isolation: nil) }

    /// Waits for the next value.
    ///
    /// - Parameter actor: The caller's isolation.
    /// - Returns: The value; `nil` when the publisher finishes or the task is canceled.
    /// - Throws: The publisher's failure.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> Element? {
      guard let value = try await base.next(isolation: actor) else {
        cancellable = nil
        return nil
      }
      return value
    }
  }
}
