// SPDX-License-Identifier: MIT

import Foundation
import TintypeSchedulers

/// The subscription of a downstream subscriber that receives the values of several publishers, one
/// publisher after another.
///
/// A publisher takes over the demand that its predecessor has not fulfilled.
final class Succession<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  let description: String
  private let lock = NSLock()
  private var subscriber: Downstream?
  private var demand = Subscribers.Demand.none
  /// The number of the current publisher.
  private var number = 0
  private var current: (any Subscription)?
  /// Other subscriptions that end with this one.
  private var companion: (any Cancellable)?

  private init(to downstream: Downstream, description: String) {
    subscriber = downstream
    self.description = description
  }

  /// Passes a new subscription to a subscriber.
  static func begin(for downstream: Downstream, description: String) -> Succession {
    let succession = Succession(to: downstream, description: description)
    downstream.receive(subscription: succession)
    return succession
  }

  /// A Boolean value that indicates whether the subscription has ended.
  var hasEnded: Bool { lock.withLock { subscriber == nil } }

  /// Ends another subscription together with this one.
  func keep(_ companion: any Cancellable) {
    let isKept = lock.withLock {
      guard subscriber != nil else { return false }
      self.companion = companion
      return true
    }
    if !isKept { companion.cancel() }
  }

  /// Replaces the current publisher.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - complete: Called when the publisher completes.
  func replace<P: Publisher>(
    by publisher: P, complete: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    let number = lock.withLock {
      self.number += 1
      return self.number
    }
    let inlet = Inlet<P.Output, P.Failure>(
      onValue: { self.receive($0, number: number) },
      onCompletion: { completion in
        let isCurrent = self.lock.withLock {
          guard self.number == number else { return false }
          self.current = nil
          return true
        }
        if isCurrent { complete(completion) }
      })
    let (isOpen, demand, previous) = lock.withLock {
      guard subscriber != nil, self.number == number else {
        return (false, Subscribers.Demand.none, (any Subscription)?.none)
      }
      let previous = current
      current = inlet
      return (true, self.demand, previous)
    }
    previous?.cancel()
    guard isOpen else { return }
    inlet.request(demand)
    publisher.subscribe(inlet)
  }

  private func receive(_ value: Downstream.Input, number: Int) -> Subscribers.Demand {
    let subscriber = lock.withLock {
      guard self.number == number, let subscriber = self.subscriber else { return Downstream?.none }
      demand -= 1
      return subscriber
    }
    guard let subscriber else { return .none }
    let more = subscriber.receive(value)
    guard more > .none else { return .none }
    let (isCurrent, current) = lock.withLock {
      demand += more
      return (self.number == number, self.current)
    }
    if isCurrent { return more }
    // The publisher was replaced during the delivery.
    current?.request(more)
    return .none
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let current = lock.withLock {
      self.demand += demand
      return self.current
    }
    current?.request(demand)
  }

  /// Delivers a completion and ends the subscription.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    end()?.receive(completion: completion)
  }

  func cancel() { _ = end() }

  private func end() -> Downstream? {
    let (subscriber, current, companion) = lock.withLock {
      (self.subscriber.take(), self.current.take(), self.companion.take())
    }
    current?.cancel()
    companion?.cancel()
    return subscriber
  }
}
