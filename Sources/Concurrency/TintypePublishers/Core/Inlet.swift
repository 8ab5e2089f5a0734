// SPDX-License-Identifier: MIT

import Foundation
import TintypeSchedulers

/// The subscriber that an operator attaches to one of several upstream publishers.
///
/// Its closures, which usually retain the operator, are released when the publisher completes or
/// the inlet is canceled.
final class Inlet<Input, Failure: Error>: Subscriber, Subscription {
  typealias OnValue = (Input) -> Subscribers.Demand
  typealias OnCompletion = (Subscribers.Completion<Failure>) -> Void

  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var handlers: (onValue: OnValue, onCompletion: OnCompletion)?
  /// The demand that was requested before the subscription.
  private var early = Subscribers.Demand.none

  init(onValue: @escaping OnValue, onCompletion: @escaping OnCompletion) {
    handlers = (onValue, onCompletion)
  }

  func receive(subscription: any Subscription) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard handlers != nil, self.subscription == nil else { return nil }
      self.subscription = subscription
      return early
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { handlers }?.onValue(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { take()?.onCompletion(completion) }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let subscription = lock.withLock {
      if self.subscription == nil { early += demand }
      return self.subscription
    }
    subscription?.request(demand)
  }

  func cancel() {
    let subscription = lock.withLock { self.subscription.take() }
    _ = take()
    subscription?.cancel()
  }

  private func take() -> (onValue: OnValue, onCompletion: OnCompletion)? {
    lock.withLock { handlers.take() }
  }
}
