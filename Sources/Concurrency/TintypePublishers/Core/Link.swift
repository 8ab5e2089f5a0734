// SPDX-License-Identifier: MIT

import Foundation

/// The subscriber that an operator attaches to its upstream publisher, and the subscription of its
/// downstream subscriber.
///
/// It forwards demand and failures. Subclasses handle values and completions. The upstream
/// publisher delivers one event at a time. Requests and cancellations may come from any thread and
/// during a delivery; `lock` guards the state that they access, and is never held while other code
/// is called.
class Link<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  private enum State {
    /// Waits for the subscription of the upstream publisher.
    case waiting
    case subscribed(any Subscription)
    /// A final value is being delivered, so that further input is ignored.
    case ending(any Subscription)
    case ended

    var subscription: (any Subscription)? {
      switch self {
      case .subscribed(let subscription), .ending(let subscription): subscription
      case .waiting, .ended: nil
      }
    }
  }

  let lock = NSLock()
  private var state = State.waiting
  private var subscriber: Downstream?

  init(to downstream: Downstream) { subscriber = downstream }

  /// The downstream subscriber; `nil` after the end, so that its captures are released.
  var downstream: Downstream? { lock.withLock { subscriber } }

  /// The subscription to the upstream publisher, while values are received.
  var upstream: (any Subscription)? { lock.withLock { state.subscription } }

  var description: String { "\(Self.self)" }

  // MARK: Subscriber

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard case .waiting = state else { return false }
      state = .subscribed(subscription)
      return true
    }
    guard isFirst else { return subscription.cancel() }
    start()
  }

  /// Passes the subscription on to the downstream subscriber.
  func start() { downstream?.receive(subscription: self) }

  final func receive(_ input: Input) -> Subscribers.Demand {
    let isOpen = lock.withLock {
      if case .subscribed = state { true } else { false }
    }
    return isOpen ? handle(input) : .none
  }

  final func receive(completion: Subscribers.Completion<Failure>) {
    let isOpen = lock.withLock {
      guard case .subscribed(let subscription) = state else { return false }
      state = .ending(subscription)
      return true
    }
    if isOpen { handle(completion: completion) }
  }

  /// Handles a value, and returns the additional demand for the upstream publisher.
  func handle(_ input: Input) -> Subscribers.Demand { .none }

  /// Handles the completion of the upstream publisher.
  func handle(completion: Subscribers.Completion<Failure>) {}

  // MARK: Subscription

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() { end()?.cancel() }

  // MARK: End

  /// Ignores further input, until a final value has been delivered.
  func beginEnd() {
    lock.withLock {
      if case .subscribed(let subscription) = state { state = .ending(subscription) }
    }
  }

  /// Ends the link and releases the downstream subscriber.
  ///
  /// - Returns: The upstream subscription; `nil` if the link has ended before or has none.
  @discardableResult
  func end() -> (any Subscription)? {
    let (subscription, released) = lock.withLock {
      defer { state = .ended }
      return (state.subscription, subscriber.take())
    }
    // Outside of the lock, since the release may cancel other subscriptions.
    withExtendedLifetime(released) {}
    return subscription
  }

  /// Delivers a completion after the upstream publisher has completed.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let downstream else { return }
    end()
    downstream.receive(completion: completion)
  }

  /// Cancels the upstream publisher and delivers a completion.
  func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let downstream else { return }
    end()?.cancel()
    downstream.receive(completion: completion)
  }
}
