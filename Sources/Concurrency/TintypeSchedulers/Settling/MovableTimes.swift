// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A clock or scheduler whose time is advanced by a test.
protocol MovableTime: AnyObject, Sendable {
  /// A Boolean value that indicates whether anything waits for its time to advance.
  var isAwaited: Bool { get }
  /// Advances its time, and runs the work that becomes due.
  func advance(bySeconds seconds: Double)
}

/// The clocks and schedulers of each test whose time the test advances.
///
/// A snapshot that waits advances that time instead of waiting in real time.
package enum MovableTimes {
  private struct Reference: Sendable {
    weak let time: (any MovableTime)?
  }

  private static let times = Mutex<[WorkTracker.Scope: [Reference]]>([:])

  #if !canImport(Darwin)
    private static let schedulers = Mutex<[WorkTracker.Scope: TestSchedulerOf<RunLoop>]>([:])

    /// Returns the scheduler on which published timers of a test fire.
    ///
    /// Its time begins at the current date when it is first used, since code subtracts other dates
    /// from the dates of a timer.
    package static func timers(in scope: WorkTracker.Scope) -> TestSchedulerOf<RunLoop> {
      WorkTracker.withScope(scope) {
        schedulers.withLock { schedulers in
          if let scheduler = schedulers[scope] { return scheduler }
          let new = TestSchedulerOf<RunLoop>(now: .init(Date()), place: nil)
          schedulers[scope] = new
          return new
        }
      }
    }
  #endif

  /// Registers a clock or scheduler for its lifetime.
  static func register(_ time: any MovableTime, in scope: WorkTracker.Scope?) {
    guard let scope else { return }
    times.withLock { times in
      times[scope, default: []].removeAll { $0.time == nil }
      times[scope, default: []].append(Reference(time: time))
    }
  }

  /// Advances all clocks and schedulers that are waited for, in the order of their creation.
  ///
  /// - Parameters:
  ///   - seconds: The time to advance by.
  ///   - scope: The test; by default the running test.
  /// - Returns: A Boolean value that indicates whether there was any.
  package static func advance(
    bySeconds seconds: Double, in scope: WorkTracker.Scope? = WorkTracker.scope
  ) -> Bool {
    guard let scope else { return false }
    let awaited = times.withLock { ($0[scope] ?? []).compactMap(\.time) }.filter(\.isAwaited)
    for time in awaited { time.advance(bySeconds: seconds) }
    return !awaited.isEmpty
  }

  /// Removes the clocks, schedulers and objects of a test that has ended.
  package static func clear(_ scope: WorkTracker.Scope) {
    TestObjects.clear(scope)
    _ = times.withLock { $0.removeValue(forKey: scope) }
    #if !canImport(Darwin)
      // Released outside of the lock, since the release may cancel other work.
      let released = schedulers.withLock { $0.removeValue(forKey: scope) }
      withExtendedLifetime(released) {}
    #endif
  }
}

extension TestClock: MovableTime {
  var isAwaited: Bool { queue.asleep.count > 0 }

  func advance(bySeconds seconds: Double) {
    // The length of other duration types is unknown.
    (self as? TestClock<Swift.Duration>)?.advance(by: SaturatingDuration.seconds(seconds))
  }
}

extension TestScheduler: MovableTime {
  var isAwaited: Bool { next() != nil }

  func advance(bySeconds seconds: Double) { advance(by: .seconds(seconds)) }
}
