// SPDX-License-Identifier: MIT

import Foundation

extension Publisher {
  /// Hands the values over on a scheduler, in their order.
  ///
  /// As in Combine, each value goes through the scheduler, even if the code runs where the scheduler
  /// would take it. With `DispatchQueue.main`, the current value of a subject arrives only after the
  /// code that subscribed has returned to its run loop: a view that waits for it to render is empty
  /// until then. In a test, a value on its way is in the ``Ledger``.
  ///
  /// A value that is on its way when the subscription ends is not handed over.
  ///
  /// - Parameters:
  ///   - scheduler: Where subscribers are called.
  ///   - options: What the scheduler is told of each value.
  ///   - fileID: Where this is called.
  ///   - filePath: Where this is called.
  ///   - line: Where this is called.
  ///   - column: Where this is called.
  /// - Returns: A publisher of the same values.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> AnyPublisher<Output, Failure> {
    let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return AnyPublisher { receive in
      let subscription = Subscription.current
      // A value belongs to the test of its subscriber, whoever sends it on whatever thread.
      let scope = subscription?.scope ?? SchedulerName.scope(of: scheduler)
      let relay = Relay(receive, for: subscription)
      let upstream = subscribe { value in
        let ticket = Ledger.begin(
          PendingWork(
            .delivery, on: SchedulerName.of(scheduler), place: place, owner: subscription?.owner),
          in: scope ?? Ledger.scope)
        relay.take(value, ticket: ticket)
        guard ticket != nil else {
          return scheduler.schedule(options: options) { relay.deliver() }
        }
        let origin = WorkOrigin(place: place, owner: subscription?.owner, isEntered: true)
        WorkOrigin.withValue(origin) {
          scheduler.schedule(options: options) {
            // A scheduler that runs this at once must not hide what the subscriber schedules.
            WorkOrigin.withValue(nil) { relay.deliver() }
          }
        }
      }
      return AnyCancellable {
        upstream.cancel()
        relay.cancel()
      }
    }
  }
}

/// The values of one subscription that are on their way through a scheduler.
///
/// A scheduler that runs two actions at once, or in another order, changes nothing in the order of
/// the values: each action hands over the value that has waited longest.
private final class Relay<Output> {
  private struct Parcel {
    let value: Output
    let ticket: Ledger.Ticket?
  }

  private let lock = NSLock()
  private let subscription: Subscription?
  private var receive: ((Output) -> Void)?
  private var parcels: [Parcel] = []
  private var first = 0
  /// How many values the scheduler has brought.
  private var arrived = 0
  private var isDelivering = false

  init(_ receive: @escaping (Output) -> Void, for subscription: Subscription?) {
    self.receive = receive
    self.subscription = subscription
  }

  func take(_ value: Output, ticket: Ledger.Ticket?) {
    let isTaken = lock.withLock {
      guard receive != nil else { return false }
      parcels.append(Parcel(value: value, ticket: ticket))
      return true
    }
    if isTaken { subscription?.count(waiting: 1) }
  }

  /// Hands over a value, or leaves it to the one who is handing over.
  func deliver() {
    SinkStatement.end()
    let isMine = lock.withLock {
      arrived += 1
      defer { isDelivering = true }
      return !isDelivering
    }
    guard isMine else { return }
    while let (parcel, receive) = next() {
      subscription?.count(waiting: -1)
      receive(parcel.value)
      parcel.ticket?.end()
    }
  }

  private func next() -> (Parcel, (Output) -> Void)? {
    lock.withLock {
      guard arrived > 0, first < parcels.count, let receive else {
        isDelivering = false
        return nil
      }
      arrived -= 1
      let parcel = parcels[first]
      first += 1
      if first == parcels.count || first == 1024 {
        parcels.removeFirst(first)
        first = 0
      }
      return (parcel, receive)
    }
  }

  /// Lets go of the subscriber and of what is on its way to it.
  func cancel() {
    let (left, released) = lock.withLock {
      defer {
        parcels = []
        first = 0
        receive = nil
      }
      return (parcels[first...], receive)
    }
    subscription?.count(waiting: -left.count)
    for parcel in left { parcel.ticket?.giveUp() }
    withExtendedLifetime(released) {}
  }
}
