// SPDX-License-Identifier: MIT

extension Clock {
  /// Points in time at an interval, from one interval after the first is asked for.
  ///
  /// Each is slept for by its deadline, so that the time that the loop takes does not add up. One that
  /// the loop was too slow for is left out. The sequence ends when its task is cancelled.
  ///
  /// For a timer of an `any Clock<Duration>`, write `AnyClock(clock).timer(interval:)`.
  ///
  /// - Parameters:
  ///   - interval: The time from one to the next. If it is not positive, the test is told and the
  ///     sequence is empty.
  ///   - tolerance: How much later each may come.
  ///   - fileID: Where this is called.
  ///   - filePath: Where this is called.
  ///   - line: Where this is called.
  ///   - column: Where this is called.
  /// - Returns: The sequence; each iteration has times of its own.
  public func timer(
    interval: Duration,
    tolerance: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ClockTimer<Self> {
    if interval <= .zero {
      IssueReporter.report(
        ClockIssue.interval("\(interval)"),
        at: CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    return ClockTimer(clock: self, interval: interval, tolerance: tolerance)
  }
}

/// The points in time of a clock at an interval.
public struct ClockTimer<C: Clock>: AsyncSequence, Sendable {
  /// A point in time of the clock.
  public typealias Element = C.Instant
  /// It ends rather than fails.
  public typealias Failure = Never

  let clock: C
  let interval: C.Duration
  let tolerance: C.Duration?

  /// Begins anew.
  public func makeAsyncIterator() -> Iterator { Iterator(timer: self) }

  /// What waits for one point in time after the other.
  public struct Iterator: AsyncIteratorProtocol {
    /// A point in time of the clock.
    public typealias Element = C.Instant

    let timer: ClockTimer
    private var last: C.Instant?
    private var isOver: Bool

    init(timer: ClockTimer) {
      self.timer = timer
      isOver = timer.interval <= .zero
    }

    /// Sleeps until the next point in time.
    ///
    /// - Returns: The time of the clock then; `nil` when the task is cancelled.
    public mutating func next() async -> C.Instant? {
      guard !isOver else { return nil }
      let deadline = nextDeadline()
      do {
        try await timer.clock.sleep(until: deadline, tolerance: timer.tolerance)
      } catch {
        isOver = true
        return nil
      }
      last = deadline
      return timer.clock.now
    }

    /// The first deadline after the last one that has not passed.
    private func nextDeadline() -> C.Instant {
      let now = timer.clock.now
      let next = (last ?? now).advanced(by: timer.interval)
      guard next < now else { return next }
      let missed = (next.duration(to: now) / timer.interval).rounded(.up)
      // So many that they cannot be counted: begin anew.
      guard let count = Int(exactly: missed) else { return now.advanced(by: timer.interval) }
      return next.advanced(by: timer.interval * count)
    }
  }
}
