// SPDX-License-Identifier: MIT

extension TestStore {
  /// Sends an action, and asserts what it changes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - isolation: The actor of the test; the caller's.
  ///   - assert: Changes the state before the action to what it should be after it. Without it the
  ///     state should not change.
  ///   - fileID: Where the action is sent.
  ///   - filePath: Where the action is sent.
  ///   - line: Where the action is sent.
  ///   - column: Where the action is sent.
  /// - Returns: What the action has started.
  @discardableResult
  public func send(
    _ action: Action,
    isolation: isolated (any Actor)? = #isolation,
    assert: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let unhandled = await core.settled(atMost: timeout, isolation: isolation)
    if !unhandled.isEmpty {
      if exhaustivity == .on, !core.isStopped {
        IssueReporter.report(
          StoreIssue.unhandledBeforeSend(
            sending: ValueText.line(action), count: unhandled.count, actions: Self.text(unhandled)),
          at: place)
      } else {
        skip(unhandled)
      }
    }
    let origin = StoreCore<State, Action>.Origin(action, at: place)
    let (before, after) = core.send(origin)
    check(before, after, .sent(action), assert, at: place)
    state = after
    return TestStoreTask(core, origin, timeout: timeout)
  }

  /// Asserts what the state is.
  ///
  /// - Parameters:
  ///   - assert: Changes the state to what it should be, which it must be already.
  ///   - fileID: Where the assertion is.
  ///   - filePath: Where the assertion is.
  ///   - line: Where the assertion is.
  ///   - column: Where the assertion is.
  public func assert(
    _ assert: (inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    withoutActuallyEscaping(assert) { check(state, state, .asserted, $0, at: place) }
  }

  /// Lets received actions count as handled, and tells of them where that is asked for.
  func skip(_ received: [StoreCore<State, Action>.Received], isNoted: Bool = false) {
    guard let last = received.last else { return }
    if isNoted || exhaustivity.showsSkipped {
      TestNotes.tell(StoreNote.skippedActions(count: received.count, actions: Self.text(received)))
    }
    core.drop(received.count)
    state = last.after
  }

  static func text(_ received: [StoreCore<State, Action>.Received]) -> String {
    ValueText.list(
      received,
      note: { " (of \(ValueText.line($0.origin.action)), sent at \($0.origin.place))" },
      value: \.action)
  }
}
