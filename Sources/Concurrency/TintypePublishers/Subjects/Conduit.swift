// SPDX-License-Identifier: MIT

import Foundation

/// The subscription of one subscriber of a channel.
///
/// It calls its subscriber for one event at a time. Events that arrive meanwhile, from the
/// subscriber or from another thread, are delivered afterward by the same call.
final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private typealias Event = Channel<Output, Failure>.Event

  private let lock = NSLock()
  private let keepsLatest: Bool
  /// The number of events that had been sent when it subscribed.
  private let since: UInt64
  private var subscriber: AnySubscriber<Output, Failure>?
  private var channel: Channel<Output, Failure>?
  private var owner: AnyObject?
  private var demand = Subscribers.Demand.none
  /// The latest value that was not requested yet, if the channel stores values.
  private var missed: Output?
  private var events: [Event] = []
  private var turn = Turn()

  init(
    _ subscriber: AnySubscriber<Output, Failure>, of channel: Channel<Output, Failure>,
    owner: AnyObject?, since: UInt64, latest: Output?, keepsLatest: Bool
  ) {
    self.subscriber = subscriber
    self.channel = channel
    self.owner = owner
    self.since = since
    self.keepsLatest = keepsLatest
    missed = latest
  }

  var description: String { keepsLatest ? "CurrentValueSubject" : "PassthroughSubject" }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let channel = lock.withLock {
      self.demand += demand
      return self.channel
    }
    channel?.noteDemand()
    deliver()
  }

  func offer(_ event: Channel<Output, Failure>.Event, number: UInt64) {
    guard number > since else { return }
    let isOpen = lock.withLock {
      guard subscriber != nil else { return false }
      events.append(event)
      return true
    }
    if isOpen { deliver() }
  }

  /// Delivers the events that are due, unless another call is already delivering and will do so.
  private func deliver() {
    guard lock.withLock({ turn.take() }) else { return }
    while let (event, subscriber) = next() {
      switch event {
      case .value(let value):
        let more = subscriber.receive(value)
        if more > .none { lock.withLock { demand += more } }
      case .completion(let completion):
        cancel()
        subscriber.receive(completion: completion)
      }
    }
  }

  private func next() -> (Event, AnySubscriber<Output, Failure>)? {
    lock.withLock {
      while let subscriber {
        if demand > .none, let value = missed {
          missed = nil
          demand -= 1
          return (.value(value), subscriber)
        }
        guard !events.isEmpty else { break }
        let event = events.removeFirst()
        guard case .value(let value) = event else { return (event, subscriber) }
        if demand > .none {
          demand -= 1
          return (event, subscriber)
        }
        if keepsLatest { missed = value }
      }
      turn.end()
      return nil
    }
  }

  func cancel() {
    let (channel, released) = lock.withLock {
      (self.channel.take(), (subscriber.take(), owner.take(), missed.take(), events.takeAll()))
    }
    // Outside of the lock, since the release may cancel other subscriptions.
    withExtendedLifetime(released) { channel?.remove(self) }
  }
}
