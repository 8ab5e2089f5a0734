// SPDX-License-Identifier: MIT

import Foundation
import TintypeSchedulers

/// The common implementation of subjects: subscribers, and the values that are being delivered.
///
/// Each subscriber receives the values in the order in which they were sent. A value that is sent
/// during a delivery, by a subscriber or by another thread, waits until that delivery has reached
/// all subscribers, and is then delivered by the same call. (Combine delivers it first. There, a
/// second subscriber ends with the older value, while the subject has the newer one.)
///
/// `@unchecked`: `lock` guards all mutable state. It is not a `Mutex`, because neither values nor
/// subscribers are `Sendable`. It is never held while a subscriber is called.
final class Channel<Output, Failure: Error>: @unchecked Sendable {
  typealias Completion = Subscribers.Completion<Failure>

  private struct Parcel {
    let number: UInt64
    let event: Event
    let afterward: ((Output) -> Void)?
  }

  /// A value or the completion.
  enum Event {
    case value(Output)
    case completion(Completion)
  }

  private let lock = NSLock()
  /// A Boolean value that indicates whether a new subscriber receives the latest value immediately.
  private let keepsLatest: Bool
  private var latestValue: Output?
  /// The number of events that were sent.
  private var count: UInt64 = 0
  private var completion: Completion?
  private var conduits: [Conduit<Output, Failure>] = []
  private var parcels: [Parcel] = []
  private var first = 0
  private var turn = Turn()
  private var upstreams: [any Subscription] = []
  private var hasDemand = false

  /// Creates a channel that stores no value.
  init() { keepsLatest = false }

  /// Creates a channel that stores its latest value for new subscribers.
  init(latest: Output) {
    keepsLatest = true
    latestValue = latest
  }

  /// The latest value, if the channel stores it.
  var latest: Output? { lock.withLock { latestValue } }

  /// Delivers a value to all subscribers.
  ///
  /// - Parameters:
  ///   - value: The value; it is ignored after the completion.
  ///   - afterward: Called when the value has reached all subscribers.
  func send(_ value: Output, afterward: ((Output) -> Void)? = nil) {
    SinkStatement.end()
    let isMine = lock.withLock {
      guard completion == nil else { return false }
      if keepsLatest { latestValue = value }
      return enqueue(.value(value), afterward)
    }
    if isMine { handOut() }
  }

  /// Delivers the completion to all subscribers.
  func send(completion: Completion) {
    SinkStatement.end()
    let isMine = lock.withLock {
      guard self.completion == nil else { return false }
      self.completion = completion
      return enqueue(.completion(completion), nil)
    }
    if isMine { handOut() }
  }

  /// Adds an event, and returns whether the caller must deliver it.
  private func enqueue(_ event: Event, _ afterward: ((Output) -> Void)?) -> Bool {
    count += 1
    parcels.append(Parcel(number: count, event: event, afterward: afterward))
    return turn.take()
  }

  private func handOut() {
    while let (parcel, conduits) = next() {
      for conduit in conduits { conduit.offer(parcel.event, number: parcel.number) }
      if case .value(let value) = parcel.event { parcel.afterward?(value) }
    }
  }

  private func next() -> (Parcel, [Conduit<Output, Failure>])? {
    lock.withLock {
      guard first < parcels.count else {
        parcels.removeAll(keepingCapacity: parcels.count < 64)
        first = 0
        turn.end()
        return nil
      }
      defer { first += 1 }
      return (parcels[first], conduits)
    }
  }

  // MARK: Subscribers

  /// Adds a subscriber.
  ///
  /// If the channel stores its latest value, the subscriber receives it as soon as it requests one.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber.
  ///   - owner: The object that the subscription retains.
  func subscribe<S: Subscriber>(_ subscriber: S, owner: AnyObject?)
  where S.Input == Output, S.Failure == Failure {
    SinkStatement.end()
    // A completion that is still being delivered reaches the subscribers that precede it.
    let completion: Completion?
    let conduit: Conduit<Output, Failure>?
    (conduit, completion) = lock.withLock {
      if let completion = self.completion { return (nil, completion) }
      let conduit = Conduit(
        AnySubscriber(subscriber), of: self, owner: owner, since: count, latest: latestValue,
        keepsLatest: keepsLatest)
      conduits.append(conduit)
      return (conduit, nil)
    }
    if let conduit {
      subscriber.receive(subscription: conduit)
    } else if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    }
  }

  /// Removes a subscriber that was canceled or has received the completion.
  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }

  // MARK: Upstream publishers

  /// Stores the subscription to a publisher whose values are sent to the channel.
  func add(upstream: any Subscription, isRequested: Bool) {
    let isDue = lock.withLock {
      upstreams.append(upstream)
      return isRequested || hasDemand
    }
    if isDue { upstream.request(.unlimited) }
  }

  /// Records that a subscriber has requested values.
  func noteDemand() {
    let due = lock.withLock {
      defer { hasDemand = true }
      return hasDemand ? [] : upstreams
    }
    for upstream in due { upstream.request(.unlimited) }
  }

  /// Cancels the publishers whose values are sent to the channel.
  func cancelUpstream() {
    for upstream in lock.withLock({ upstreams.takeAll() }) { upstream.cancel() }
  }
}
