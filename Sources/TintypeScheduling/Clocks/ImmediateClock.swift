// SPDX-License-Identifier: MIT

import Synchronization

/// A clock on which no time is waited for: whoever sleeps goes on at once.
///
/// `now` becomes the deadline, so that code that measures time finds that it has passed.
///
/// Nothing is suspended: a loop that sleeps until something else happens spins on it. Use a
/// ``TestClock`` for what repeats.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of the clock.
  public typealias Instant = OffsetInstant<Duration>

  private let time: Mutex<Instant>

  /// Creates a clock.
  public init(now: Instant) { time = Mutex(now) }

  /// The time, which is that of the latest deadline.
  public var now: Instant { time.withLock { $0 } }

  /// The clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Sets the time to a deadline, unless that is past, and returns.
  ///
  /// - Parameters:
  ///   - deadline: The new time.
  ///   - tolerance: Not used.
  /// - Throws: `CancellationError` if the task is cancelled.
  public nonisolated(nonsending) func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Creates a clock whose time begins at zero.
  public convenience init() { self.init(now: Instant()) }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A new clock on which no time is waited for.
  public static var immediate: Self { ImmediateClock() }
}
