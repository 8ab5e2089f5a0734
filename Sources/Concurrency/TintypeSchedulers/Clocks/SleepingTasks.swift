// SPDX-License-Identifier: MIT

import Synchronization

/// The clocks of each test on which tasks have slept.
///
/// A sleeping task retains its clock, and the clock retains the task, so neither is ever released.
/// The sleepers must therefore be woken at the end of the test.
package enum SleepingTasks {
  private struct Reference: Sendable {
    weak let queue: (any AnyObject & Sendable)?
    let cancelAll: @Sendable () -> Void
  }

  private static let queues = Mutex<[WorkTracker.Scope: [Reference]]>([:])

  static func register<Duration>(_ queue: SleepQueue<Duration>, in scope: WorkTracker.Scope) {
    queues.withLock { queues in
      var references = queues[scope] ?? []
      guard !references.contains(where: { $0.queue === queue }) else { return }
      references.removeAll { $0.queue == nil }
      references.append(Reference(queue: queue) { [weak queue] in queue?.cancelAll() })
      queues[scope] = references
    }
  }

  /// Wakes all tasks that sleep on the clocks of a test, with a `CancellationError`.
  ///
  /// - Parameter scope: The test, which has ended.
  package static func cancel(in scope: WorkTracker.Scope) {
    let references = queues.withLock { $0.removeValue(forKey: scope) } ?? []
    for reference in references { reference.cancelAll() }
  }
}
