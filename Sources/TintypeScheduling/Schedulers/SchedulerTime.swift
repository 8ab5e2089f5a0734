// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Combine)
  import Combine
#endif

/// A time that moves forward only, shared by the copies of a scheduler.
///
/// `@unchecked`: the time is read and written under the lock. Times are values, which nobody shares.
final class SchedulerTime<Time: Comparable>: @unchecked Sendable {
  private let lock = NSLock()
  private var time: Time

  init(_ time: Time) { self.time = time }

  var now: Time { lock.withLock { time } }

  /// Moves on to a later time; one that is not later is ignored.
  func move(to date: Time) {
    lock.withLock { if date > time { time = date } }
  }
}

// Zero nanoseconds would mean "now" to Dispatch.

extension DispatchQueue.SchedulerTimeType {
  /// What the time of a scheduler for tests starts at: a nanosecond.
  static var start: Self { Self(DispatchTime(uptimeNanoseconds: 1)) }
}

#if canImport(Combine)
  extension OperationQueue.SchedulerTimeType {
    /// What the time of a scheduler for tests starts at: 1970.
    static var start: Self { Self(Date(timeIntervalSince1970: 0)) }
  }

  extension RunLoop.SchedulerTimeType {
    /// What the time of a scheduler for tests starts at: 1970.
    static var start: Self { Self(Date(timeIntervalSince1970: 0)) }
  }
#else
  extension DateSchedulerTime {
    /// What the time of a scheduler for tests starts at: 1970.
    static var start: Self { Self(Date(timeIntervalSince1970: 0)) }
  }
#endif
