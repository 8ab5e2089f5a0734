// SPDX-License-Identifier: MIT

import TintypeSchedulers

/// The link of an operator that holds a value until it is due, and then delivers it on a scheduler.
///
/// It receives all values. A value that is due without having been requested is dropped.
class Holding<S: Scheduler, Downstream: Subscriber>: Passage<Downstream> {
  let site: SchedulerSite<S>
  private var demand = Subscribers.Demand.none
  private var timer: OneTimeAction?
  /// The value that waits; `lock` guards it.
  var held: Downstream.Input?
  /// The number of values that were held.
  private var number = 0

  init(to downstream: Downstream, on site: SchedulerSite<S>) {
    self.site = site
    super.init(to: downstream)
  }

  override func start() {
    super.start()
    upstream?.request(.unlimited)
  }

  override func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  /// Holds a value, under the lock.
  ///
  /// - Parameter input: The value.
  /// - Returns: The number of the value, by which it is scheduled.
  func hold(_ input: Downstream.Input) -> Int {
    held = input
    number += 1
    return number
  }

  /// Schedules the delivery of the held value.
  func schedule(_ number: Int, at date: S.SchedulerTimeType) {
    site.subscription?.count(waiting: 1)
    let timer = site.runOnce(after: date, kind: .delivery) { self.deliver(number) }
    let isOver = lock.withLock {
      guard self.number == number, held != nil else { return true }
      self.timer = timer
      return false
    }
    if isOver { timer.cancel() }
  }

  private func deliver(_ number: Int) {
    SinkStatement.end()
    willDeliver()
    let (value, isRequested) = lock.withLock {
      guard self.number == number, let value = held else { return (Downstream.Input?.none, false) }
      held = nil
      timer = nil
      guard demand > .none else { return (value, false) }
      demand -= 1
      return (value, true)
    }
    guard let value else { return }
    site.subscription?.count(waiting: -1)
    if isRequested {
      let more = downstream?.receive(value) ?? .none
      lock.withLock { demand += more }
    }
    didDeliver()
  }

  /// Called before a held value is released.
  func willDeliver() {}

  /// Called after a held value has been delivered or dropped.
  func didDeliver() {}

  /// Delivers a completion on the scheduler.
  override func handle(completion: Subscribers.Completion<Downstream.Failure>) {
    site.run(token: site.begin(.completion), tokenEnds: true) { self.finish(completion) }
  }

  override func cancel() {
    super.cancel()
    drop { $0.giveUp() }
  }

  /// Drops the held value.
  func drop(by cancel: (OneTimeAction) -> Void = { $0.cancel() }) {
    let (timer, value) = lock.withLock { (self.timer.take(), held.take()) }
    if value != nil { site.subscription?.count(waiting: -1) }
    if let timer { cancel(timer) }
  }
}
