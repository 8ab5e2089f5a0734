// SPDX-License-Identifier: MIT

import Dispatch

#if canImport(Combine)
  import Combine
#endif

/// Hands actions to dispatch queues, and enters them in the ledger.
enum LedgerDispatch {
  static func schedule(
    on queue: DispatchQueue, options: DispatchQueue.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = ScheduledAction(.action, on: SchedulerName.of(queue: queue), action)
    guard let options else { return queue.async { work.runLast() } }
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

  /// Calls a handler again and again until the work is cancelled.
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

  /// What libdispatch reads as a time of the wall clock, those from 2^62 on, is never.
  private static func clamped(_ deadline: DispatchTime) -> DispatchTime {
    deadline.rawValue < 1 << 62 ? deadline : .distantFuture
  }
}
