// SPDX-License-Identifier: MIT

/// A type-erased clock.
///
/// Its time starts at zero when it is created.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of the clock.
  public typealias Instant = OffsetInstant<Duration>

  private let nowBody: @Sendable () -> Instant
  private let resolutionBody: @Sendable () -> Duration
  private let sleepBody: nonisolated(nonsending) @Sendable (Instant, Duration?) async throws -> Void

  /// Creates a type-erased clock that forwards to the given clock.
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

  /// The smallest interval that the clock can measure.
  public var minimumResolution: Duration { resolutionBody() }

  /// Sleeps on the wrapped clock.
  ///
  /// - Parameters:
  ///   - deadline: The time at which the task resumes.
  ///   - tolerance: The maximum delay.
  /// - Throws: `CancellationError` when the task is canceled.
  public nonisolated(nonsending) func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    try await sleepBody(deadline, tolerance)
  }
}
