// SPDX-License-Identifier: MIT

extension Publisher where Failure == Never {
  /// The values, as a sequence to wait for.
  ///
  /// Of a publisher with a current value it starts with that.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher, one after the other, until the task is cancelled.
///
/// Each iteration subscribes when it begins. What comes before it is asked for is kept, without a
/// bound.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What the publisher hands over.
  public typealias Element = P.Output
  /// It cannot fail.
  public typealias Failure = Never

  private let publisher: P

  /// Creates a sequence of the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    let cancellable = publisher.subscribe { value in
      // It is handed over as the publisher hands it to any subscriber.
      nonisolated(unsafe) let value = value
      continuation.yield(value)
    }
    return Iterator(base: stream.makeAsyncIterator(), cancellable: cancellable)
  }

  /// What goes from value to value; it ends the subscription when it is released.
  public struct Iterator: AsyncIteratorProtocol {
    /// What the publisher hands over.
    public typealias Element = P.Output

    fileprivate var base: AsyncStream<Element>.Iterator
    fileprivate var cancellable: AnyCancellable?

    /// Waits for the next value.
    ///
    /// - Returns: The value; `nil` when the task is cancelled.
    public mutating func next() async -> Element? {
      await next(isolation: nil)
    }

    /// Waits for the next value.
    ///
    /// - Parameter actor: Where the caller is.
    /// - Returns: The value; `nil` when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      guard let value = await base.next(isolation: actor) else {
        cancellable = nil
        return nil
      }
      return value
    }
  }
}

#if canImport(Combine)
  import Combine

  extension AnyPublisher where Failure == Never {
    /// Creates a publisher of the values of one of Combine's.
    public init(_ publisher: some Combine.Publisher<Output, Never>) {
      self.init { receive in publisher.sink(receiveValue: receive) }
    }
  }

  extension Publisher {
    /// The same values, for Combine; all are handed over, whatever is asked for.
    public var combine: Combine.AnyPublisher<Output, Failure> {
      Combine.AnyPublisher(CombineBridge(base: eraseToAnyPublisher()))
    }
  }

  private struct CombineBridge<Output, Failure: Error>: Combine.Publisher {
    let base: AnyPublisher<Output, Failure>

    func receive<S: Combine.Subscriber<Output, Failure>>(subscriber: S) {
      subscriber.receive(subscription: CombineSubscription(base: base, subscriber: subscriber))
    }
  }

  private final class CombineSubscription<S: Combine.Subscriber>: Combine.Subscription {
    private let base: AnyPublisher<S.Input, S.Failure>
    private var subscriber: S?
    private var isStarted = false
    private var cancellable: AnyCancellable?

    init(base: AnyPublisher<S.Input, S.Failure>, subscriber: S) {
      self.base = base
      self.subscriber = subscriber
    }

    func request(_ demand: Combine.Subscribers.Demand) {
      guard !isStarted, demand > .none, let subscriber else { return }
      isStarted = true
      cancellable = base.subscribe { _ = subscriber.receive($0) }
    }

    func cancel() {
      subscriber = nil
      cancellable = nil
    }
  }
#endif
