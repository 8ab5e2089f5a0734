// SPDX-License-Identifier: MIT

extension TestStore {
  /// Receives an action that an effect has sent, and asserts how it has changed the state.
  ///
  /// - Parameters:
  ///   - expected: The action.
  ///   - timeout: The maximum time to wait for it; by default the store's ``timeout``. There is no
  ///     wait if it is received already, or if no effect is in flight.
  ///   - isolation: The actor of the test; by default the caller's.
  ///   - assert: Changes the state before the action to the expected state after it. Without it,
  ///     the state must not change.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public func receive(
    _ expected: Action,
    timeout: Duration? = nil,
    isolation: isolated (any Actor)? = #isolation,
    assert: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(
      Wanted(value: expected) { $0 == expected },
      timeout: timeout, isolation: isolation, assert, at: place)
  }

  /// Receives an action that a closure accepts, and asserts how it has changed the state.
  ///
  /// - Parameters:
  ///   - isMatching: Returns whether an action matches.
  ///   - timeout: The maximum time to wait for it; by default the store's ``timeout``.
  ///   - isolation: The actor of the test; by default the caller's.
  ///   - assert: Changes the state before the action to the expected state after it. Without it,
  ///     the state must not change.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public func receive(
    _ isMatching: (Action) -> Bool,
    timeout: Duration? = nil,
    isolation: isolated (any Actor)? = #isolation,
    assert: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await withoutActuallyEscaping(isMatching) { isMatching in
      await receive(
        Wanted(text: "an action that the closure accepts", value: nil, isWanted: isMatching),
        timeout: timeout, isolation: isolation, assert, at: place)
    }
  }

  /// Receives an action of a case, with any associated value, and asserts how it has changed the
  /// state.
  ///
  /// - Parameters:
  ///   - embed: The case, such as `Action.checkInSuccess`.
  ///   - timeout: The maximum time to wait for it; by default the store's ``timeout``.
  ///   - isolation: The actor of the test; by default the caller's.
  ///   - assert: Changes the state before the action to the expected state after it. Without it,
  ///     the state must not change.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public func receive<Value>(
    case embed: @escaping @Sendable (Value) -> Action,
    timeout: Duration? = nil,
    isolation: isolated (any Actor)? = #isolation,
    assert: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let actionCase = ActionCase(embed)
    await receive(
      Wanted(text: "an action of a case with \(ValueText.name(of: Value.self))", value: nil) {
        actionCase.extract($0) != nil
      },
      timeout: timeout, isolation: isolation, assert, at: place)
  }

  /// The action that a test expects to receive.
  private struct Wanted {
    /// The name of the action, if its value is unknown.
    var text = ""
    /// The whole action, if it is known.
    var value: Action?
    var isWanted: (Action) -> Bool

    var name: String { value.map { ValueText.line($0) } ?? text }
  }

  private func receive(
    _ wanted: Wanted, timeout: Duration?, isolation: isolated (any Actor)?,
    _ assert: ((inout State) throws -> Void)?, at place: CreationSite
  ) async {
    if let outcome = await waitFor(wanted, timeout ?? self.timeout, isolation: isolation) {
      report(wanted, outcome, timeout ?? self.timeout, at: place)
      return
    }
    guard let index = core.firstIndex(where: wanted.isWanted),
      let taken = core.unhandled(at: index)
    else {
      takeWrong(wanted, at: place)
      return
    }
    if index > 0 {
      let before = Array(core.unhandled.prefix(index))
      if exhaustivity == .on {
        IssueReporter.report(
          StoreIssue.actionsBefore(
            expected: wanted.name, count: before.count, actions: Self.text(before)),
          at: place)
      } else if exhaustivity.showsSkipped {
        IssueReporter.note(
          StoreNote.skippedActions(count: before.count, actions: Self.text(before)))
      }
    }
    core.drop(index + 1)
    check(taken.before, taken.after, .received(taken.action), assert, at: place)
    state = taken.after
  }

  /// Waits until an action can be examined, and returns the reason if there is none.
  private func waitFor(
    _ wanted: Wanted, _ timeout: Duration, isolation: isolated (any Actor)?
  ) async -> StoreWaiter.Outcome? {
    let deadline = ContinuousClock.now.advanced(by: max(.zero, min(timeout, .seconds(86_400))))
    var seen = 0
    while true {
      // With partial exhaustivity, wait for the expected action.
      let isWanted = exhaustivity == .on ? { _ in true } : wanted.isWanted
      let count = core.unhandledCount
      if core.firstIndex(from: seen, where: isWanted) != nil {
        // The effect that sent the action continues; wait until it has settled.
        await core.rest(atMost: timeout, isolation: isolation)
        return nil
      }
      seen = count
      if core.isIdle { return core.unhandledCount > seen ? nil : .reached }
      let left = ContinuousClock.now.duration(to: deadline)
      let outcome = await core.wait(
        for: .action(count: seen), atMost: left, isolation: isolation)
      // An action that arrived at the last moment counts.
      if outcome != .reached, core.unhandledCount == seen { return outcome }
    }
  }

  private func report(
    _ wanted: Wanted, _ outcome: StoreWaiter.Outcome, _ timeout: Duration, at place: CreationSite
  ) {
    let effects = core.descriptions(core.running())
    let issue: StoreIssue =
      switch outcome {
      case .reached: .noAction(expected: wanted.name)
      case .timedOut: .noActionInTime(expected: wanted.name, timeout: timeout, effects: effects)
      case .cancelled: .waitCancelled(expected: wanted.name, effects: effects)
      }
    IssueReporter.report(issue, at: place)
  }

  /// Receives the first action instead of the expected one, which is missing.
  private func takeWrong(_ wanted: Wanted, at place: CreationSite) {
    guard let first = core.unhandled(at: 0) else {
      report(wanted, .reached, .zero, at: place)
      return
    }
    let difference =
      wanted.value.map { ValueDifference(expected: $0, actual: first.action).text }
      ?? "  Received: \(ValueText.line(first.action))"
    IssueReporter.report(
      StoreIssue.wrongAction(expected: wanted.name, difference: difference), at: place)
    core.drop(1)
    state = first.after
  }
}
