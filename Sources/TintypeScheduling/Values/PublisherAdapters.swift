// SPDX-License-Identifier: MIT

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  ///
  /// If the publisher has a current value, the sequence starts with it.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher as an asynchronous sequence, until the task is canceled.
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
    let cancellable = publisher.subscribe { value in
      // The value is passed on in the same way as to any subscriber.
      nonisolated(unsafe) let value = value
      continuation.yield(value)
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
    /// - Returns: The value; `nil` when the task is canceled.
    public mutating func next() async -> Element? {
      await next(isolation: nil)
    }

    /// Waits for the next value.
    ///
    /// - Parameter actor: The caller's isolation.
    /// - Returns: The value; `nil` when the task is canceled.
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
    /// Creates a publisher of the values of a Combine publisher.
    public init(_ publisher: some Combine.Publisher<Output, Never>) {
      self.init { receive in publisher.sink(receiveValue: receive) }
    }
  }

  extension Publisher {
    /// A Combine publisher of the same values; it ignores demand and delivers every value.
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
