// SPDX-License-Identifier: MIT

/// A clock that does not say of which kind it is.
///
/// Its time begins when it is created.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of the clock.
  public typealias Instant = OffsetInstant<Duration>

  private let nowBody: @Sendable () -> Instant
  private let resolutionBody: @Sendable () -> Duration
  private let sleepBody: nonisolated(nonsending) @Sendable (Instant, Duration?) async throws -> Void

  /// Hides the kind of a clock.
  public init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let start = clock.now
    nowBody = { Instant(offset: start.duration(to: clock.now)) }
    resolutionBody = { clock.minimumResolution }
    sleepBody = { deadline, tolerance in
      try await clock.sleep(until: start.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  /// The time since the clock was created.
  public var now: Instant { nowBody() }

  /// The smallest time that the clock can tell.
  public var minimumResolution: Duration { resolutionBody() }

  /// Sleeps on the clock that is hidden.
  ///
  /// - Parameters:
  ///   - deadline: When to go on.
  ///   - tolerance: How much later it may be.
  /// - Throws: `CancellationError` when the task is cancelled.
  public nonisolated(nonsending) func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    try await sleepBody(deadline, tolerance)
  }
}
