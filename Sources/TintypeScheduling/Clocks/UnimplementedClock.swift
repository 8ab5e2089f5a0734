// SPDX-License-Identifier: MIT

/// A clock that a test does not expect to be used: each use fails the test and then goes on.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of the clock.
  public typealias Instant = OffsetInstant<Duration>

  private let name: String
  private let place: CreationPlace
  private let base: @Sendable () -> AnyClock<Duration>

  /// Creates a clock that goes on with another one.
  ///
  /// - Parameters:
  ///   - base: The clock that is used after the test was told.
  ///   - name: What the test is told that was used.
  ///   - fileID: Where it is created; problems are told there.
  ///   - filePath: Where it is created.
  ///   - line: Where it is created.
  ///   - column: Where it is created.
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
    place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a clock on which nothing waits.
  ///
  /// - Parameters:
  ///   - name: What the test is told that was used.
  ///   - now: Its time.
  ///   - fileID: Where it is created; problems are told there.
  ///   - filePath: Where it is created.
  ///   - line: Where it is created.
  ///   - column: Where it is created.
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

  /// Fails the test, and is the time of the clock behind it.
  public var now: Instant {
    report("now")
    return base().now
  }

  /// Fails the test, and is the resolution of the clock behind it.
  public var minimumResolution: Duration {
    report("minimumResolution")
    return base().minimumResolution
  }

  /// Fails the test, and sleeps on the clock behind it.
  ///
  /// - Parameters:
  ///   - deadline: When to go on.
  ///   - tolerance: How much later it may be.
  /// - Throws: `CancellationError` when the task is cancelled.
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
  /// Creates a clock on which nothing waits and whose time begins at zero.
  ///
  /// - Parameters:
  ///   - name: What the test is told that was used.
  ///   - fileID: Where it is created; problems are told there.
  ///   - filePath: Where it is created.
  ///   - line: Where it is created.
  ///   - column: Where it is created.
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
  /// A clock that a test does not expect to be used.
  ///
  /// - Parameters:
  ///   - name: What the test is told that was used.
  ///   - fileID: Where it is created; problems are told there.
  ///   - filePath: Where it is created.
  ///   - line: Where it is created.
  ///   - column: Where it is created.
  /// - Returns: The clock; after the test was told, nothing waits on it.
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
