// SPDX-License-Identifier: MIT

import Foundation

extension Publisher {
  /// Delivers the values on a scheduler, in their order.
  ///
  /// As in Combine, each value goes through the scheduler, even if the code already runs where the
  /// scheduler would deliver it. With `DispatchQueue.main`, the current value of a subject arrives
  /// only after the subscribing code has returned to its run loop: a view that needs it to render
  /// is empty until then. In a test, a value that is being delivered is pending work in the
  /// ``WorkTracker``.
  ///
  /// A value that is being delivered when the subscription ends is dropped.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that calls the subscribers.
  ///   - options: The options that are passed to the scheduler for each value.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A publisher of the same values.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> AnyPublisher<Output, Failure> {
    let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return AnyPublisher { receive in
      let subscription = Subscription.current
      // A value belongs to the test of its subscriber, regardless of the sender and its thread.
      let scope = subscription?.scope ?? SchedulerName.scope(of: scheduler)
      let relay = Relay(receive, for: subscription)
      let upstream = subscribe { value in
        let token = WorkTracker.begin(
          PendingWork(
            .delivery, on: SchedulerName.of(scheduler), place: place, owner: subscription?.owner),
          in: scope ?? WorkTracker.scope)
        relay.take(value, token: token)
        guard token != nil else {
          return scheduler.schedule(options: options) { relay.deliver() }
        }
        let origin = WorkOrigin(place: place, owner: subscription?.owner, isEntered: true)
        WorkOrigin.withValue(origin) {
          scheduler.schedule(options: options) {
            // A scheduler that runs this immediately must not hide the work that the subscriber
            // schedules.
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

/// The values of a subscription that are being delivered through a scheduler.
///
/// The order of the values does not depend on the scheduler, even if it runs two actions at once or
/// in another order: each action delivers the value that has waited longest.
private final class Relay<Output> {
  private struct Parcel {
    let value: Output
    let token: WorkTracker.Token?
  }

  private let lock = NSLock()
  private let subscription: Subscription?
  private var receive: ((Output) -> Void)?
  private var parcels: [Parcel] = []
  private var first = 0
  /// The number of actions that the scheduler has run.
  private var arrived = 0
  private var isDelivering = false

  init(_ receive: @escaping (Output) -> Void, for subscription: Subscription?) {
    self.receive = receive
    self.subscription = subscription
  }

  func take(_ value: Output, token: WorkTracker.Token?) {
    let isTaken = lock.withLock {
      guard receive != nil else { return false }
      parcels.append(Parcel(value: value, token: token))
      return true
    }
    if isTaken { subscription?.count(waiting: 1) }
  }

  /// Delivers a value, unless another call is already delivering values and will do so.
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
      parcel.token?.end()
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

  /// Releases the subscriber and the undelivered values.
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
    for parcel in left { parcel.token?.giveUp() }
    withExtendedLifetime(released) {}
  }
}
