// SPDX-License-Identifier: MIT

import TintypeSchedulers

/// The link of an operator that delivers its events through a scheduler.
///
/// The order of the events does not depend on the scheduler, even if it runs two actions at once or
/// in another order: each action delivers the event that has waited longest.
class Relay<S: Scheduler, Downstream: Subscriber>: Passage<Downstream> {
  private enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private struct Parcel {
    let event: Event
    let token: WorkTracker.Token?
  }

  let site: SchedulerSite<S>
  private let interval: S.SchedulerTimeType.Stride?
  private let tolerance: S.SchedulerTimeType.Stride?
  private var parcels: [Parcel] = []
  private var first = 0
  /// The number of actions that the scheduler has run.
  private var arrived = 0
  private var turn = Turn()
  private var isCanceled = false

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - downstream: The downstream subscriber.
  ///   - site: The scheduler.
  ///   - interval: The delay of each event; `nil` for none.
  ///   - tolerance: The maximum additional delay.
  init(
    to downstream: Downstream, on site: SchedulerSite<S>,
    interval: S.SchedulerTimeType.Stride? = nil, tolerance: S.SchedulerTimeType.Stride? = nil
  ) {
    (self.site, self.interval, self.tolerance) = (site, interval, tolerance)
    super.init(to: downstream)
  }

  override func handle(_ input: Downstream.Input) -> Subscribers.Demand {
    dispatch(.value(input), kind: .delivery)
    return .none
  }

  override func handle(completion: Subscribers.Completion<Downstream.Failure>) {
    dispatch(.completion(completion), kind: .completion)
  }

  private func dispatch(_ event: Event, kind: PendingWork.Kind) {
    let token = site.begin(kind)
    let isTaken = lock.withLock {
      guard !isCanceled else { return false }
      parcels.append(Parcel(event: event, token: token))
      return true
    }
    guard isTaken else { return }
    if case .value = event { site.subscription?.count(waiting: 1) }
    site.run(
      after: interval.map { site.scheduler.now.advanced(by: $0) }, tolerance: tolerance,
      token: token
    ) { self.deliver() }
  }

  /// Delivers an event, unless another call is already delivering events and will do so.
  private func deliver() {
    SinkStatement.end()
    let isMine = lock.withLock {
      arrived += 1
      return turn.take()
    }
    guard isMine else { return }
    while let parcel = next() {
      switch parcel.event {
      case .value(let value):
        site.subscription?.count(waiting: -1)
        let more = downstream?.receive(value) ?? .none
        if more > .none { upstream?.request(more) }
      case .completion(let completion): finish(completion)
      }
      parcel.token?.end()
    }
  }

  private func next() -> Parcel? {
    lock.withLock {
      guard arrived > 0, first < parcels.count else {
        turn.end()
        return nil
      }
      arrived -= 1
      let parcel = parcels[first]
      first += 1
      if first == parcels.count || first == 1024 {
        parcels.removeFirst(first)
        first = 0
      }
      return parcel
    }
  }

  /// Releases the subscriber and the undelivered events.
  override func cancel() {
    super.cancel()
    drop()
  }

  /// Drops the undelivered events.
  func drop() {
    let left = lock.withLock {
      defer {
        isCanceled = true
        parcels = []
        first = 0
      }
      return parcels[first...]
    }
    for parcel in left {
      if case .value = parcel.event { site.subscription?.count(waiting: -1) }
      parcel.token?.giveUp()
    }
  }
}
