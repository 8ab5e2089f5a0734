// SPDX-License-Identifier: MIT

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
