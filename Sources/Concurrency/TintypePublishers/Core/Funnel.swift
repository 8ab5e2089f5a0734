// SPDX-License-Identifier: MIT

import Foundation

/// The subscription of a downstream subscriber that receives the values of several publishers.
///
/// The publishers may deliver on several threads, and during a delivery. The subscriber is called
/// for one event at a time: other events wait, and are delivered in their order by the same call.
class Funnel<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  private struct Parcel {
    let value: Downstream.Input
    /// Called after the value has been delivered.
    let afterward: (() -> Void)?
  }

  let lock = NSLock()
  private var subscriber: Downstream?
  private var parcels: [Parcel] = []
  private var completion: Completion?
  private var demand = Subscribers.Demand.none
  private var turn = Turn()
  private var isEnded = false
  private var isClosed = false

  init(to downstream: Downstream) { subscriber = downstream }

  var description: String { "\(Self.self)" }

  /// Requests values of the upstream publishers.
  func request(upstream demand: Subscribers.Demand) {}

  /// Cancels the upstream publishers.
  func cancelUpstream() {}

  private func closeUpstream() {
    lock.withLock { isClosed = true }
    cancelUpstream()
  }

  /// Attaches an inlet to a publisher, unless the upstream publishers have been canceled.
  ///
  /// `register` stores the inlet under the lock, and returns the demand for its values.
  func attach<P: Publisher>(
    _ inlet: Inlet<P.Output, P.Failure>, to publisher: P, register: () -> Subscribers.Demand
  ) {
    let demand = lock.withLock { isClosed ? nil : register() }
    guard let demand else { return inlet.cancel() }
    inlet.request(demand)
    publisher.subscribe(inlet)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.withLock { self.demand += demand }
    deliver()
    request(upstream: demand)
  }

  func cancel() {
    if end() { closeUpstream() }
  }

  /// Delivers a value as soon as it is requested.
  func send(_ value: Downstream.Input, afterward: (() -> Void)? = nil) {
    send(afterward: afterward) { value }
  }

  /// Delivers a value as soon as it is requested.
  ///
  /// - Parameters:
  ///   - replacesWaiting: Whether the value replaces values that were not requested.
  ///   - afterward: Called after the value has been delivered.
  ///   - make: Returns the value, if there is one. It is called under the lock, so that values keep
  ///     the order in which they are made.
  /// - Returns: A Boolean value that indicates whether there is a value.
  @discardableResult
  func send(
    replacesWaiting: Bool = false, afterward: (() -> Void)? = nil,
    _ make: () -> Downstream.Input?
  ) -> Bool {
    let hasValue = lock.withLock {
      guard !isEnded, completion == nil, let value = make() else { return false }
      if replacesWaiting, demand == .none { parcels = [] }
      parcels.append(Parcel(value: value, afterward: afterward))
      return true
    }
    if hasValue { deliver() }
    return hasValue
  }

  /// The number of values that wait for a request.
  var waitingCount: Int { lock.withLock { parcels.count } }

  /// A Boolean value that indicates whether a value would be delivered immediately.
  var hasDemand: Bool { lock.withLock { demand > .none } }

  /// Delivers a value, unless too many values wait for a request.
  func makeSpace(
    limit: Int, dropsOldest: Bool, for value: Downstream.Input, afterward: (() -> Void)?
  ) {
    send(afterward: afterward) {
      guard demand == .none, parcels.count >= limit else { return value }
      guard dropsOldest, !parcels.isEmpty else { return nil }
      parcels.removeFirst()
      return value
    }
  }

  /// Delivers a completion: an error at once, and otherwise after the values.
  func send(completion: Completion) {
    let isFirst = lock.withLock {
      guard self.completion == nil, !isEnded else { return false }
      self.completion = completion
      if case .failure = completion { parcels = [] }
      return true
    }
    guard isFirst else { return }
    closeUpstream()
    deliver()
  }

  private enum Event {
    case parcel(Parcel)
    case completion(Completion)
  }

  private func deliver() {
    guard lock.withLock({ turn.take() }) else { return }
    while let (event, subscriber) = next() {
      switch event {
      case .parcel(let parcel):
        let more = subscriber.receive(parcel.value)
        if more > .none {
          lock.withLock { demand += more }
          request(upstream: more)
        }
        parcel.afterward?()
      case .completion(let completion):
        _ = end()
        subscriber.receive(completion: completion)
      }
    }
  }

  private func next() -> (Event, Downstream)? {
    lock.withLock {
      if let subscriber, !isEnded {
        if demand > .none, !parcels.isEmpty {
          demand -= 1
          return (.parcel(parcels.removeFirst()), subscriber)
        }
        if parcels.isEmpty, let completion { return (.completion(completion), subscriber) }
      }
      turn.end()
      return nil
    }
  }

  private func end() -> Bool {
    let (isFirst, released) = lock.withLock {
      defer { isEnded = true }
      return (!isEnded, (subscriber.take(), parcels.takeAll()))
    }
    // Outside of the lock, since the release may cancel other subscriptions.
    withExtendedLifetime(released) {}
    return isFirst
  }
}
