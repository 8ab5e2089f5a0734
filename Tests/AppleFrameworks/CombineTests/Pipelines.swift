// SPDX-License-Identifier: MIT

import Combine
import Foundation

// Declarations with the types that operators return, as sources on Apple's systems write them.

typealias Numbers = Publishers.Sequence<[Int], Never>

func doubled(_ numbers: Numbers) -> Publishers.Map<Publishers.Filter<AnyPublisher<Int, Never>>, Int>
{
  numbers.eraseToAnyPublisher().filter { $0 > 1 }.map { $0 * 2 }
}

func decoded(_ data: AnyPublisher<Data, URLError>) -> AnyPublisher<[Item], any Error> {
  data
    .mapError { $0 as Error }
    .decode(type: [Item].self, decoder: JSONDecoder())
    .receive(on: ImmediateScheduler.shared)
    .eraseToAnyPublisher()
}

func fetched(_ url: URL, session: URLSession) -> AnyPublisher<Item, any Error> {
  session.dataTaskPublisher(for: url)
    .tryMap { element -> Data in
      guard let response = element.response as? HTTPURLResponse, response.statusCode == 200 else {
        throw URLError(.badServerResponse)
      }
      return element.data
    }
    .decode(type: Item.self, decoder: JSONDecoder())
    .retry(2)
    .receive(on: DispatchQueue.main)
    .eraseToAnyPublisher()
}

func merged(_ a: PassthroughSubject<Int, Never>, _ b: CurrentValueSubject<Int, Never>)
  -> Publishers.Merge<PassthroughSubject<Int, Never>, CurrentValueSubject<Int, Never>>
{
  a.merge(with: b)
}

func latest(_ a: Just<Int>, _ b: Just<String>) -> some Publisher<(Int, String), Never> {
  a.combineLatest(b)
}

func zipped(_ a: Numbers, _ b: [String]) -> AnyPublisher<String, Never> {
  Publishers.Zip(a, b.publisher).map { "\($0)\($1)" }.eraseToAnyPublisher()
}

func all(_ futures: [Future<Int, LoadError>]) -> AnyPublisher<[Int], LoadError> {
  Publishers.MergeMany(futures).collect().eraseToAnyPublisher()
}

func flat(_ numbers: Numbers) -> AnyPublisher<Int, LoadError> {
  numbers
    .flatMap { number in
      number < 0
        ? Fail(error: LoadError.invalid("\(number)")).eraseToAnyPublisher()
        : Just(number).setFailureType(to: LoadError.self).eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
}

func flatNever(_ numbers: Numbers) -> AnyPublisher<Int, Never> {
  numbers.flatMap(maxPublishers: .max(1)) { Just($0 + 1) }.eraseToAnyPublisher()
}

func flatSame(_ numbers: AnyPublisher<Int, LoadError>) -> AnyPublisher<Int, LoadError> {
  numbers
    .flatMap { Just($0) }
    .flatMap { Result<Int, LoadError>.success($0).publisher }
    .tryMap { $0 }
    .mapError { _ in LoadError.offline }
    .eraseToAnyPublisher()
}

func recovered(_ numbers: AnyPublisher<Int, LoadError>) -> AnyPublisher<Int, Never> {
  numbers
    .tryCatch { error -> AnyPublisher<Int, LoadError> in
      if error == .offline { throw error }
      return Empty().eraseToAnyPublisher()
    }
    .replaceError(with: -1)
    .replaceEmpty(with: 0)
    .eraseToAnyPublisher()
}

/// A subscriber that requests one value at a time.
final class OneByOne<Input>: Subscriber {
  typealias Failure = Never

  private(set) var received: [Input] = []
  private(set) var isFinished = false
  private var subscription: (any Subscription)?

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.max(1))
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    received.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { isFinished = true }

  func next() { subscription?.request(.max(1)) }
}

/// A publisher of an app that wraps a closure.
struct Ticks: Publisher {
  typealias Output = Int
  typealias Failure = Never

  let count: Int

  func receive<S>(subscriber: S) where S: Subscriber, Never == S.Failure, Int == S.Input {
    subscriber.receive(subscription: TickSubscription(subscriber: subscriber, count: count))
  }

  private final class TickSubscription<S: Subscriber>: Subscription
  where S.Input == Int, S.Failure == Never {
    private var subscriber: S?
    private var number = 0
    private let count: Int

    init(subscriber: S, count: Int) {
      self.subscriber = subscriber
      self.count = count
    }

    func request(_ demand: Subscribers.Demand) {
      var demand = demand
      while let subscriber, demand > 0 {
        guard number < count else {
          self.subscriber = nil
          return subscriber.receive(completion: .finished)
        }
        demand -= 1
        number += 1
        demand += subscriber.receive(number)
      }
    }

    func cancel() { subscriber = nil }
  }
}

extension Publisher {
  /// An operator of an app.
  func unwrapped<T>() -> Publishers.CompactMap<Self, T> where Output == T? { compactMap { $0 } }

  func withPrevious() -> AnyPublisher<(previous: Output?, current: Output), Failure> {
    scan(Optional<(Output?, Output)>.none) { ($0?.1, $1) }
      .compactMap { $0 }
      .map { (previous: $0.0, current: $0.1) }
      .eraseToAnyPublisher()
  }
}

extension AnyPublisher {
  static func just(_ value: Output) -> Self {
    Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
  }
}

@propertyWrapper
struct Stored<Value> {
  private let subject: CurrentValueSubject<Value, Never>

  var wrappedValue: Value {
    get { subject.value }
    set { subject.value = newValue }
  }

  var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }

  init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
}

/// A declaration whose default arguments other modules evaluate.
public func limited(
  _ publisher: AnyPublisher<Int, Never>, to demand: Subscribers.Demand = .max(1),
  storing cancellables: Set<AnyCancellable> = []
) -> AnyPublisher<Int, Never> {
  publisher.flatMap(maxPublishers: demand) { Just($0) }.eraseToAnyPublisher()
}
