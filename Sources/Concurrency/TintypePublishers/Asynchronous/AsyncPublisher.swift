// SPDX-License-Identifier: MIT

import TintypeSchedulers

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  ///
  /// If the publisher has a current value, the sequence starts with it.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher as an asynchronous sequence, until the publisher finishes or the task
/// is canceled.
///
/// Each iteration subscribes when it begins. Values that arrive before they are requested are
/// buffered without a limit.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output
  /// It never fails.
  public typealias Failure = Never

  private let publisher: P

  /// Creates a sequence of the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher and returns an iterator.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    let cancellable = publisher.forward {
      continuation.yield($0)
    } completion: { _ in
      continuation.finish()
    }
    return Iterator(base: stream.makeAsyncIterator(), cancellable: cancellable)
  }

  /// The iterator of the sequence; it ends the subscription when it is released.
  public struct Iterator: AsyncIteratorProtocol {
    /// The type of the values.
    public typealias Element = P.Output

    fileprivate var base: AsyncStream<Element>.Iterator
    fileprivate var cancellable: AnyCancellable?

    /// Waits for the next value.
    ///
    /// - Returns: The value; `nil` when the publisher finishes or the task is canceled.
    public mutating func next() async -> Element? { await next(isolation: nil) }

    /// Waits for the next value.
    ///
    /// - Parameter actor: The caller's isolation.
    /// - Returns: The value; `nil` when the publisher finishes or the task is canceled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      guard let value = await base.next(isolation: actor) else {
        cancellable = nil
        return nil
      }
      return value
    }
  }
}
