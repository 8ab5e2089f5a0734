// SPDX-License-Identifier: MIT

extension Clock {
  /// Returns a sequence of points in time at a fixed interval, starting one interval after the
  /// first element is requested.
  ///
  /// Each element has its own deadline, so that the duration of the loop body does not accumulate.
  /// Elements whose deadlines the loop has missed are skipped. The sequence ends when its task is
  /// canceled.
  ///
  /// For a timer of an `any Clock<Duration>`, write `AnyClock(clock).timer(interval:)`.
  ///
  /// - Parameters:
  ///   - interval: The time between two elements. If it is not positive, an issue is reported and
  ///     the sequence is empty.
  ///   - tolerance: The maximum delay of each element.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: The sequence; each iteration has its own deadlines.
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
        at: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    return ClockTimer(clock: self, interval: interval, tolerance: tolerance)
  }
}

/// A sequence of points in time of a clock at a fixed interval.
public struct ClockTimer<C: Clock>: AsyncSequence, Sendable {
  /// A point in time of the clock.
  public typealias Element = C.Instant
  /// The sequence never fails; it ends when its task is canceled.
  public typealias Failure = Never

  let clock: C
  let interval: C.Duration
  let tolerance: C.Duration?

  /// Returns an iterator whose deadlines start with its first element.
  public func makeAsyncIterator() -> Iterator { Iterator(timer: self) }

  /// The iterator of the sequence.
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
    /// - Returns: The clock's time after the sleep, or `nil` if the task is canceled.
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

    /// Returns the first deadline after the last one that has not passed.
    private func nextDeadline() -> C.Instant {
      let now = timer.clock.now
      let next = (last ?? now).advanced(by: timer.interval)
      guard next < now else { return next }
      let missed = (next.duration(to: now) / timer.interval).rounded(.up)
      // Too many to fit into an `Int`: start over.
      guard let count = Int(exactly: missed) else { return now.advanced(by: timer.interval) }
      return next.advanced(by: timer.interval * count)
    }
  }
}
