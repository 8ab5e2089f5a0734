// SPDX-License-Identifier: MIT

import Foundation

/// The subscription to a publisher that produces its values on demand.
///
/// A request during a delivery, by the subscriber or by another thread, is fulfilled by the call
/// that is delivering.
final class Delivery<Downstream: Subscriber>: Subscription, CustomStringConvertible,
  CustomReflectable
{
  /// The next event.
  enum Event {
    case value(Downstream.Input)
    /// The last value, which the completion follows immediately.
    case last(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  let description: String
  private let lock = NSLock()
  private var subscriber: Downstream?
  private var produce: (() -> Event)?
  private var demand = Subscribers.Demand.none
  private var turn = Turn()

  /// Creates a subscription.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - description: The description of the publisher.
  ///   - produce: Returns the next event; it is called for each requested value.
  init(to downstream: Downstream, description: String, produce: @escaping () -> Event) {
    subscriber = downstream
    (self.description, self.produce) = (description, produce)
  }

  var customMirror: Mirror { Mirror(self, children: []) }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let isMine = lock.withLock {
      self.demand += demand
      return turn.take()
    }
    guard isMine else { return }
    while let (produce, subscriber) = next() {
      switch produce() {
      case .value(let value):
        let more = subscriber.receive(value)
        if more > .none { lock.withLock { self.demand += more } }
      case .last(let value):
        _ = subscriber.receive(value)
        finish(.finished)
      case .completion(let completion): finish(completion)
      }
    }
  }

  private func next() -> (() -> Event, Downstream)? {
    lock.withLock {
      guard demand > .none, let produce, let subscriber else {
        turn.end()
        return nil
      }
      demand -= 1
      return (produce, subscriber)
    }
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    take()?.receive(completion: completion)
  }

  func cancel() { _ = take() }

  private func take() -> Downstream? {
    let (subscriber, produce) = lock.withLock { (self.subscriber.take(), self.produce.take()) }
    // Outside of the lock, since the release may cancel other subscriptions.
    withExtendedLifetime(produce) {}
    return subscriber
  }
}

extension Subscriber {
  /// Delivers one value on demand, then finishes.
  func receiveOne(_ value: Input, description: String) {
    receive(subscription: Delivery(to: self, description: description) { .last(value) })
  }

  /// Delivers a completion without values.
  func receiveEmpty(_ completion: Subscribers.Completion<Failure>) {
    receive(subscription: Subscriptions.empty)
    receive(completion: completion)
  }
}
