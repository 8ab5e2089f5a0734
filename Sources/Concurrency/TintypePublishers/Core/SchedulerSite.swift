// SPDX-License-Identifier: MIT

import Foundation
import TintypeSchedulers

/// The scheduler of an operator, with the source location and the test of its subscription.
///
/// The work that it schedules is pending work of the test of the subscriber, regardless of the
/// sender of a value and its thread.
struct SchedulerSite<S: Scheduler> {
  let scheduler: S
  let options: S.SchedulerOptions?
  let place: CreationSite?
  /// The subscription that the operator works for, in a test.
  let subscription: WatchedSubscription?
  private let scope: WorkTracker.Scope?

  /// Creates a site for the subscription that is being created.
  init(_ scheduler: S, options: S.SchedulerOptions?, place: CreationSite?) {
    (self.scheduler, self.options, self.place) = (scheduler, options, place)
    subscription = WatchedSubscription.current
    scope = subscription?.scope ?? SchedulerName.scope(of: scheduler)
  }

  /// Registers pending work.
  func begin(_ kind: PendingWork.Kind) -> WorkTracker.Token? {
    WorkTracker.begin(
      PendingWork(
        kind, on: SchedulerName.of(scheduler), place: place, owner: subscription?.owner),
      in: scope ?? WorkTracker.scope)
  }

  /// Runs an action whose work is already registered.
  ///
  /// - Parameters:
  ///   - date: The time of the run; `nil` to run it as soon as possible.
  ///   - tolerance: The maximum delay; `nil` for the scheduler's minimum tolerance.
  ///   - token: The registered work; `nil` outside of a test.
  ///   - tokenEnds: Whether the work ends when the action has run.
  ///   - action: The closure to run.
  func run(
    after date: S.SchedulerTimeType? = nil, tolerance: S.SchedulerTimeType.Stride? = nil,
    token: WorkTracker.Token?, tokenEnds: Bool = false, _ action: @escaping () -> Void
  ) {
    if tokenEnds, let token {
      return run(after: date, tolerance: tolerance, token: token) {
        action()
        token.end()
      }
    }
    bind(token, action) { action in
      guard let date else { return scheduler.schedule(options: options, action) }
      scheduler.schedule(
        after: date, tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action)
    }
  }

  /// Runs an action once at a time, unless it is canceled before.
  ///
  /// - Parameters:
  ///   - date: The time of the run.
  ///   - tolerance: The maximum delay; `nil` for the scheduler's minimum tolerance.
  ///   - kind: The kind of the work.
  ///   - action: The closure to run.
  /// - Returns: The action.
  func runOnce(
    after date: S.SchedulerTimeType, tolerance: S.SchedulerTimeType.Stride? = nil,
    kind: PendingWork.Kind, _ action: @escaping () -> Void
  ) -> OneTimeAction {
    let work = OneTimeAction(token: begin(kind), action)
    bind(work.token, { work.run() }) { action in
      // Only a repeating action can be canceled. It is canceled before its second run.
      work.keep(
        scheduler.schedule(
          after: date, interval: .seconds(86_400),
          tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action))
    }
    return work
  }

  private func bind(
    _ token: WorkTracker.Token?, _ action: @escaping () -> Void,
    _ schedule: (@escaping () -> Void) -> Void
  ) {
    guard let token else { return schedule(action) }
    let origin = WorkOrigin(
      place: place, owner: subscription?.owner, isEntered: true, token: token)
    WorkOrigin.withValue(origin) {
      // A scheduler that runs this immediately must not hide the work that the action schedules.
      schedule { WorkOrigin.withValue(nil) { action() } }
    }
  }
}

/// An action that runs once, unless it is canceled before.
final class OneTimeAction: Cancellable {
  let token: WorkTracker.Token?
  private let lock = NSLock()
  private var action: (() -> Void)?
  private var timer: (any Cancellable)?

  init(token: WorkTracker.Token?, _ action: @escaping () -> Void) {
    (self.token, self.action) = (token, action)
  }

  /// Stores the timer to cancel at the end.
  func keep(_ timer: any Cancellable) {
    let isOver = lock.withLock {
      if action != nil { self.timer = timer }
      return action == nil
    }
    if isOver { timer.cancel() }
  }

  func run() {
    let action = take()
    action?()
    token?.end()
  }

  /// Cancels the action because it is no longer needed.
  func cancel() {
    let action = take()
    // Outside of the lock, since the release may cancel other subscriptions.
    withExtendedLifetime(action) { token?.end() }
  }

  /// Cancels the action because its subscription ends.
  func giveUp() {
    let action = take()
    withExtendedLifetime(action) { token?.giveUp() }
  }

  private func take() -> (() -> Void)? {
    let (action, timer) = lock.withLock { (self.action.take(), self.timer.take()) }
    timer?.cancel()
    return action
  }
}
