// SPDX-License-Identifier: MIT

/// A clock that a test does not expect to be used.
///
/// Each use reports an issue, and is then forwarded to another clock.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of the clock.
  public typealias Instant = OffsetInstant<Duration>

  private let name: String
  private let place: CreationSite
  private let base: @Sendable () -> AnyClock<Duration>

  /// Creates a clock that forwards to another one.
  ///
  /// - Parameters:
  ///   - base: The clock that is used after the issue was reported.
  ///   - name: The name of the clock in the message.
  ///   - fileID: The file ID of the call site; issues are reported there.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public init<C: Clock>(
    _ base: C,
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where C.Duration == Duration {
    let base = AnyClock(base)
    self.base = { base }
    self.name = name
    place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a clock on which every sleep returns immediately.
  ///
  /// - Parameters:
  ///   - name: The name of the clock in the message.
  ///   - now: The initial time.
  ///   - fileID: The file ID of the call site; issues are reported there.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public init(
    name: String = "Clock",
    now: Instant,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ImmediateClock(now: now), name: name,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The time of the underlying clock; reading it reports an issue.
  public var now: Instant {
    report("now")
    return base().now
  }

  /// The resolution of the underlying clock; reading it reports an issue.
  public var minimumResolution: Duration {
    report("minimumResolution")
    return base().minimumResolution
  }

  /// Reports an issue, and sleeps on the underlying clock.
  ///
  /// - Parameters:
  ///   - deadline: The time at which the task resumes.
  ///   - tolerance: The maximum delay.
  /// - Throws: `CancellationError` when the task is canceled.
  public nonisolated(nonsending) func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    report("sleep(until:tolerance:)")
    try await base().sleep(until: deadline, tolerance: tolerance)
  }

  private func report(_ method: String) {
    IssueReporter.report(ClockIssue.unimplemented(name: name, method: method), at: place)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Creates a clock on which every sleep returns immediately, and whose time starts at zero.
  ///
  /// - Parameters:
  ///   - name: The name of the clock in the message.
  ///   - fileID: The file ID of the call site; issues are reported there.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public init(
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      name: name, now: Instant(),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// Returns a clock that a test does not expect to be used.
  ///
  /// - Parameters:
  ///   - name: The name of the clock in the message.
  ///   - fileID: The file ID of the call site; issues are reported there.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: The clock. After it has reported an issue, every sleep returns immediately.
  public static func unimplemented(
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
