// SPDX-License-Identifier: MIT

extension TestStore {
  /// Waits until all effects have ended, and asserts that no action remains to be received.
  ///
  /// - Parameters:
  ///   - timeout: The maximum time to wait; by default the store's ``timeout``.
  ///   - isolation: The actor of the test; by default the caller's.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public func finish(
    timeout: Duration? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let timeout = timeout ?? self.timeout
    let outcome = await core.wait(
      for: .idle(origin: nil), atMost: timeout, isolation: isolation)
    let running = core.running()
    if outcome != .reached, !running.isEmpty {
      let effects = core.descriptions(running)
      IssueReporter.report(
        outcome == .timedOut
          ? StoreIssue.notFinished(timeout: timeout, effects: effects)
          : StoreIssue.waitCancelled(expected: "the end of all effects", effects: effects),
        at: place)
      // Effects that are reported here are not reported again at the end.
      core.cancelAndForget()
    }
    let unhandled = core.unhandled
    guard !unhandled.isEmpty, !core.isStopped else { return }
    if exhaustivity == .on {
      IssueReporter.report(
        StoreIssue.leftoverActions(count: unhandled.count, actions: Self.text(unhandled)),
        at: place)
      core.drop(unhandled.count)
      state = unhandled.last?.after ?? state
    } else {
      skip(unhandled)
    }
  }

  /// Skips the actions that are received and not handled; the state becomes the one that results
  /// from them.
  ///
  /// - Parameters:
  ///   - strict: Whether it is an issue if there are none.
  ///   - isolation: The actor of the test; by default the caller's.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public func skipReceivedActions(
    strict: Bool = true,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let unhandled = await core.settled(atMost: timeout, isolation: isolation)
    if unhandled.isEmpty, strict {
      IssueReporter.report(
        StoreIssue.noActionsToSkip,
        at: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    skip(unhandled)
  }

  /// Cancels the effects in flight.
  ///
  /// - Parameters:
  ///   - strict: Whether it is an issue if there are none.
  ///   - isolation: The actor of the test; by default the caller's.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public func skipInFlightEffects(
    strict: Bool = true,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await core.rest(atMost: timeout, isolation: isolation)
    let running = core.running()
    if running.isEmpty {
      guard strict else { return }
      IssueReporter.report(
        StoreIssue.noEffectsToSkip,
        at: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
    } else if exhaustivity.showsSkipped, exhaustivity != .on {
      IssueReporter.note(StoreNote.skippedEffects(core.descriptions(running)))
    }
    core.cancelAndForget()
  }

  /// Runs an operation with other dependencies of the feature.
  ///
  /// - Parameters:
  ///   - update: Changes the dependencies.
  ///   - operation: The operation to run.
  /// - Returns: The operation's return value.
  /// - Throws: Any error that either closure throws.
  @discardableResult
  public func withDependencies<R>(
    _ update: (inout DependencyValues) throws -> Void, operation: () throws -> R
  ) rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    dependencies = try previous.updated(update)
    return try operation()
  }

  /// Runs an operation with other dependencies of the feature.
  ///
  /// - Parameters:
  ///   - update: Changes the dependencies.
  ///   - isolation: The actor that runs the operation; by default the caller's.
  ///   - operation: The operation to run.
  /// - Returns: The operation's return value.
  /// - Throws: Any error that either closure throws.
  @discardableResult
  public func withDependencies<R>(
    _ update: (inout DependencyValues) throws -> Void,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    dependencies = try previous.updated(update)
    return try await operation()
  }

  /// Runs an operation with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: The exhaustivity of the operation.
  ///   - operation: The operation to run.
  /// - Returns: The operation's return value.
  /// - Throws: Any error that the operation throws.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: () throws -> R
  ) rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Runs an operation with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: The exhaustivity of the operation.
  ///   - isolation: The actor that runs the operation; by default the caller's.
  ///   - operation: The operation to run.
  /// - Returns: The operation's return value.
  /// - Throws: Any error that the operation throws.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}

/// The effects that an action of a test has started, including those of the actions that they send.
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
    running = { core.descriptions(core.running(of: ObjectIdentifier(origin))) }
  }

  /// A Boolean value that indicates whether none of its effects is in flight.
  public var isFinished: Bool { running().isEmpty }

  /// Waits until all of its effects have ended.
  ///
  /// - Parameters:
  ///   - timeout: The maximum time to wait; by default the store's timeout.
  ///   - isolation: The actor of the test; by default the caller's.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
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
      at: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Cancels all of its effects, and waits for their end.
  ///
  /// An effect that does not end when it is canceled counts as still running at the end of the
  /// test.
  ///
  /// - Parameter isolation: The actor of the test; by default the caller's.
  public func cancel(isolation: isolated (any Actor)? = #isolation) async {
    cancelEffects()
    _ = await wait(timeout, isolation)
  }
}
