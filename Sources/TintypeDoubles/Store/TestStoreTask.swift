// SPDX-License-Identifier: MIT

/// What an action of a test has started: its effects, and those of the actions that they send.
public struct TestStoreTask: Sendable {
  private let cancelEffects: @Sendable () -> Void
  private let wait: @Sendable (Duration, isolated (any Actor)?) async -> StoreWaiter.Outcome
  private let running: @Sendable () -> [StoreIssue.Effect]
  private let timeout: Duration

  init<State, Action>(
    _ core: StoreCore<State, Action>, _ origin: StoreCore<State, Action>.Origin, timeout: Duration
  ) {
    self.timeout = timeout
    cancelEffects = { core.cancelEffects(of: origin) }
    wait = { timeout, isolation in
      await core.wait(
        for: .idle(origin: ObjectIdentifier(origin)), atMost: timeout, isolation: isolation)
    }
    running = { core.told(core.running(of: ObjectIdentifier(origin))) }
  }

  /// Whether nothing of it is in flight any more.
  public var isFinished: Bool { running().isEmpty }

  /// Waits for the end of all of it.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait; by default as long as the store does.
  ///   - isolation: The actor of the test; the caller's.
  ///   - fileID: Where the end is.
  ///   - filePath: Where the end is.
  ///   - line: Where the end is.
  ///   - column: Where the end is.
  public func finish(
    timeout: Duration? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let timeout = timeout ?? self.timeout
    guard await wait(timeout, isolation) != .reached else { return }
    let running = running()
    guard !running.isEmpty else { return }
    IssueReporter.report(
      StoreIssue.notFinished(timeout: timeout, effects: running),
      at: CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Cancels all of it, and waits for the end.
  ///
  /// An effect that does not end when it is cancelled is one that still runs at the end of the test.
  ///
  /// - Parameter isolation: The actor of the test; the caller's.
  public func cancel(isolation: isolated (any Actor)? = #isolation) async {
    cancelEffects()
    _ = await wait(timeout, isolation)
  }
}
