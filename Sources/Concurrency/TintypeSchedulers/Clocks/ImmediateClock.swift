// SPDX-License-Identifier: MIT

import Synchronization

/// A clock on which every sleep returns immediately.
///
/// `now` becomes the deadline of the sleep, so that code that measures time observes that it has
/// passed.
///
/// A task does not suspend: a loop that sleeps until something else happens never yields. Use a
/// ``TestClock`` for repeated work.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of the clock.
  public typealias Instant = OffsetInstant<Duration>

  private let time: Mutex<Instant>

  /// Creates a clock.
  public init(now: Instant) { time = Mutex(now) }

  /// The current time: the latest deadline so far.
  public var now: Instant { time.withLock { $0 } }

  /// The resolution; the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Sets the time to a deadline, unless the deadline has passed, and returns.
  ///
  /// - Parameters:
  ///   - deadline: The new time.
  ///   - tolerance: Ignored.
  /// - Throws: `CancellationError` if the task is canceled.
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
  /// A new clock on which every sleep returns immediately.
  public static var immediate: Self { ImmediateClock() }
}
