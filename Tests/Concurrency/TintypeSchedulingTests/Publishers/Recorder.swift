// SPDX-License-Identifier: MIT

import Foundation
import TintypeScheduling

/// A subscriber that records its events, and requests the demand that a test sets.
///
/// `@unchecked`: the lock guards the entries; a test sets the other properties before it shares the
/// subscriber.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  private let initial: Subscribers.Demand
  private let more: Subscribers.Demand
  private let lock = NSLock()
  private var notes: [String] = []
  private var subscription: (any Subscription)?
  /// Called with each value before the demand is returned.
  var onValue: ((Input) -> Void)?

  /// Creates a subscriber.
  ///
  /// - Parameters:
  ///   - initial: The demand at the subscription.
  ///   - more: The demand that is returned for each value.
  init(_ initial: Subscribers.Demand = .unlimited, then more: Subscribers.Demand = .none) {
    self.initial = initial
    self.more = more
  }

  var entries: [String] { lock.withLock { notes } }

  func receive(subscription: any Subscription) {
    lock.withLock { self.subscription = subscription }
    if initial > .none { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { notes.append("\(input)") }
    onValue?(input)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      switch completion {
      case .finished: notes.append("finished")
      case .failure(let error): notes.append("\(error)")
      }
    }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }

  func cancel() { lock.withLock { subscription }?.cancel() }
}

/// A failure of a test.
enum Refusal: Error, Hashable, CustomStringConvertible {
  case a, b

  var description: String { self == .a ? "refusal a" : "refusal b" }
}

extension Publisher {
  /// Everything that the publisher delivers at once.
  var log: [String] {
    let recorder = Recorder<Output, Failure>()
    subscribe(recorder)
    defer { recorder.cancel() }
    return recorder.entries
  }

  /// A type-erased publisher of descriptions, for tables.
  var described: AnyPublisher<String, any Error> {
    map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher()
  }
}

/// A publisher of numbers, which then completes.
func numbers(_ values: Int..., then failure: Refusal? = nil) -> Record<Int, Refusal> {
  Record(output: values, completion: failure.map { .failure($0) } ?? .finished)
}

/// Returns the number, or throws if it is negative.
func checked(_ number: Int) throws -> Int {
  if number < 0 { throw Refusal.b }
  return number
}

/// A publisher that sends every event to its subscriber, even events that break the protocol.
struct Unruly: Publisher {
  typealias Output = Int
  typealias Failure = Refusal

  let send: (AnySubscriber<Int, Refusal>) -> Void

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Refusal {
    subscriber.receive(subscription: Subscriptions.empty)
    send(AnySubscriber(subscriber))
  }
}
