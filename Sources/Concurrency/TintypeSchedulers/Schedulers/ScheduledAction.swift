// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization
import TintypeTaskCapture

#if canImport(Darwin)
  import Combine
#endif

/// An action that is passed to a queue, with its token of pending work.
///
/// `@unchecked`: an action is not `Sendable`, because it belongs to the queue that it is scheduled
/// on. It is only called there and not shared.
final class ScheduledAction: @unchecked Sendable {
  private let action: () -> Void
  private let token: WorkTracker.Token?
  private let scope: WorkTracker.Scope?
  private let reporter: IssueReporter?
  private let isCancelled = Atomic(false)

  init(
    _ kind: PendingWork.Kind, on scheduler: @autoclosure () -> String,
    _ action: @escaping () -> Void
  ) {
    self.action = action
    scope = WorkTracker.scope
    reporter = IssueReporter.override
    token = WorkTracker.begin(kind, on: scheduler(), in: scope)
  }

  /// Runs the action once more.
  ///
  /// The queue's thread does not know the test. Work that the action schedules belongs to the same
  /// test, so the action runs in the scope in which it was scheduled.
  func run() {
    guard !isCancelled.load(ordering: .acquiring) else { return }
    guard let scope else { return runReporting() }
    WorkTracker.withScope(scope, operation: runReporting)
  }

  private func runReporting() {
    guard let reporter else { return action() }
    IssueReporter.$override.withValue(reporter, operation: action)
  }

  /// Runs the action for the last time.
  func runLast() {
    run()
    token?.end()
  }

  /// Cancels the action and removes its entry; it does not run again.
  func cancel() {
    isCancelled.store(true, ordering: .releasing)
    token?.end()
  }
}

/// A wrapper that lets a `Sendable` closure use a value that belongs to one queue.
///
/// `@unchecked`: each use documents why the value is accessed from one place at a time.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}

/// Schedules actions on dispatch queues, and registers them as pending work.
enum WorkTrackerDispatch {
  static func schedule(
    on queue: DispatchQueue, options: DispatchQueue.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = ScheduledAction(.action, on: SchedulerName.of(queue: queue), action)
    guard let options else {
      if MainQueue.isMain(queue), TaskCapture.takesMainBlock({ work.runLast() }) { return }
      return queue.async { work.runLast() }
    }
    queue.async(group: options.group, qos: options.qos, flags: options.flags) { work.runLast() }
  }

  static func schedule(
    on queue: DispatchQueue, after deadline: DispatchTime,
    options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = ScheduledAction(.action, on: SchedulerName.of(queue: queue), action)
    guard let options else {
      return queue.asyncAfter(deadline: clamped(deadline)) { work.runLast() }
    }
    let group = options.group
    group?.enter()
    queue.asyncAfter(deadline: clamped(deadline), qos: options.qos, flags: options.flags) {
      work.runLast()
      group?.leave()
    }
  }

  static func schedule(
    on queue: DispatchQueue, after deadline: DispatchTime, interval: DispatchTimeInterval,
    tolerance: DispatchTimeInterval, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = ScheduledAction(.timer, on: SchedulerName.of(queue: queue), action)
    return repeating(on: queue, after: deadline, interval: interval, tolerance: tolerance, work) {
      work.run()
    }
  }

  /// Calls a handler repeatedly until the work is canceled.
  static func repeating(
    on queue: DispatchQueue?, after deadline: DispatchTime, interval: DispatchTimeInterval,
    tolerance: DispatchTimeInterval, _ work: ScheduledAction,
    handler: @escaping @Sendable () -> Void
  ) -> any Cancellable {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: clamped(deadline), repeating: interval, leeway: tolerance)
    source.setEventHandler(handler: handler)
    source.resume()
    return AnyCancellable {
      source.cancel()
      work.cancel()
    }
  }

  /// Returns the distant future for times from 2^62 on, which libdispatch reads as wall clock
  /// times.
  private static func clamped(_ deadline: DispatchTime) -> DispatchTime {
    deadline.rawValue < 1 << 62 ? deadline : .distantFuture
  }
}
