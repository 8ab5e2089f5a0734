// SPDX-License-Identifier: MIT

import Synchronization

/// A clock or scheduler whose time a test moves.
protocol MovableTime: AnyObject, Sendable {
  /// Whether something waits for its time to move.
  var isAwaited: Bool { get }
  /// Moves its time forward, and runs what is due on the way.
  func advance(bySeconds seconds: Double)
}

/// The clocks and schedulers of each test whose time it moves.
///
/// A snapshot that is to wait lets that time pass instead of real time.
package enum MovableTimes {
  private struct Reference: Sendable {
    weak let time: (any MovableTime)?
  }

  private static let times = Mutex<[Ledger.Scope: [Reference]]>([:])

  /// Remembers one for the time that it lives.
  static func register(_ time: any MovableTime, in scope: Ledger.Scope?) {
    guard let scope else { return }
    times.withLock { times in
      times[scope, default: []].removeAll { $0.time == nil }
      times[scope, default: []].append(Reference(time: time))
    }
  }

  /// Moves the time of all on which something waits, in the order in which they were made.
  ///
  /// - Parameters:
  ///   - seconds: How far.
  ///   - scope: The test; by default the one that runs here.
  /// - Returns: Whether there was one.
  package static func advance(
    bySeconds seconds: Double, in scope: Ledger.Scope? = Ledger.scope
  ) -> Bool {
    guard let scope else { return false }
    let awaited = times.withLock { ($0[scope] ?? []).compactMap(\.time) }.filter(\.isAwaited)
    for time in awaited { time.advance(bySeconds: seconds) }
    return !awaited.isEmpty
  }

  /// Forgets those of a test that has ended.
  package static func clear(_ scope: Ledger.Scope) {
    _ = times.withLock { $0.removeValue(forKey: scope) }
  }
}

extension TestClock: MovableTime {
  var isAwaited: Bool { queue.asleep.count > 0 }

  func advance(bySeconds seconds: Double) {
    // Other durations are of no known length.
    (self as? TestClock<Swift.Duration>)?.advance(by: SaturatingDuration.seconds(seconds))
  }
}

extension TestScheduler: MovableTime {
  var isAwaited: Bool { next() != nil }

  func advance(bySeconds seconds: Double) { advance(by: .seconds(seconds)) }
}
