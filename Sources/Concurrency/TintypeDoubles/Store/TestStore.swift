// SPDX-License-Identifier: MIT

/// A store for testing a feature: it receives actions, and asserts how each changes the state and
/// what follows.
///
/// ```swift
/// let store = TestStore(initialState: ProfileFeature.State()) {
///   ProfileFeature()
/// } withDependencies: {
///   $0.userClient.getUser = { _ in user }
/// }
///
/// await store.send(.onAppear) { $0.isLoading = true }
/// await store.receive(.userResponse(.success(user))) {
///   $0.isLoading = false
///   $0.user = user
/// }
/// ```
///
/// The test must assert everything: each change of the state, each action that an effect sends, and
/// the end of each effect. Anything that remains when the store is released fails the test. A test
/// with a narrower subject sets ``exhaustivity``.
///
/// Work that an action starts runs on the test's thread, one job after another, until it waits for
/// an external event: a sleep, another thread, the network. It is therefore done when
/// ``send(_:isolation:assert:fileID:filePath:line:column:)`` returns, in the same order in each
/// run. A test waits only for external events, for at most ``timeout``.
///
/// A store can be used from any actor, or from none. State and actions need not be `Sendable`;
/// objects in them must be synchronized by their owner.
public final class TestStore<State: Equatable, Action> {
  let core: StoreCore<State, Action>

  /// The state after the latest action that the test has sent or received.
  public internal(set) var state: State
  /// The exhaustivity of the test's assertions.
  public var exhaustivity = Exhaustivity.on
  /// The maximum time to wait for an action or the end of an effect; 1 second by default.
  ///
  /// When it has expired, effects that have been resumed by then still continue before the wait
  /// fails.
  public var timeout: Duration = .seconds(1)

  /// The dependencies of the feature.
  public var dependencies: DependencyValues {
    get { core.lock.withLock { core.dependencies } }
    set { core.lock.withLock { core.dependencies = newValue } }
  }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: The feature.
  ///   - withDependencies: Sets the feature's dependencies. Other bound dependencies are kept.
  ///   - fileID: The file ID of the call site.
  ///   - file: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    self.init(
      initialState, withDependencies,
      at: CreationSite(fileID: fileID, filePath: file, line: line, column: column)
    ) {
      let reducer = reducer()
      return { reducer.reduce(into: &$0, action: $1) }
    }
  }

  /// Creates a store from a function.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reduce: Changes the state on an action, and returns the effect to run.
  ///   - withDependencies: Sets the feature's dependencies. Other bound dependencies are kept.
  ///   - fileID: The file ID of the call site.
  ///   - file: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public convenience init(
    initialState: @autoclosure () -> State,
    reduce: @escaping (inout State, Action) -> Effect<Action>,
    withDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      initialState, withDependencies,
      at: CreationSite(fileID: fileID, filePath: file, line: line, column: column)
    ) { reduce }
  }

  private init(
    _ initialState: () -> State, _ update: (inout DependencyValues) -> Void,
    at place: CreationSite,
    makeReducer: () -> (inout State, Action) -> Effect<Action>
  ) {
    let dependencies = DependencyValues.current.forTest().updated(update)
    // The default values of a state may read dependencies.
    (state, core) = DependencyContext.bind(dependencies, sentAt: place) {
      let state = initialState()
      return (state, StoreCore(state: state, dependencies: dependencies, reducer: makeReducer()))
    }
  }

  deinit {
    checkLeftovers()
    core.close()
  }

  /// Sets a dependency.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the dependency.
  ///   - value: The new value.
  /// - Returns: This store.
  @discardableResult
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> TestStore {
    dependencies = dependencies.updated { $0[keyPath: keyPath] = value }
    return self
  }
}

extension TestStore {
  /// Sends an action, and asserts how it changes the state.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - isolation: The actor of the test; by default the caller's.
  ///   - assert: Changes the state before the action to the expected state after it. Without it,
  ///     the state must not change.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: The effects that the action has started.
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
    let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
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

  /// Asserts the current state.
  ///
  /// - Parameters:
  ///   - assert: Changes the state to the expected one, which it must already be.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public func assert(
    _ assert: (inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    withoutActuallyEscaping(assert) { check(state, state, .asserted, $0, at: place) }
  }

  /// Marks received actions as handled, and reports them if requested.
  func skip(_ received: [StoreCore<State, Action>.Received], isNoted: Bool = false) {
    guard let last = received.last else { return }
    if isNoted || exhaustivity.showsSkipped {
      IssueReporter.note(
        StoreNote.skippedActions(count: received.count, actions: Self.text(received)))
    }
    core.drop(received.count)
    state = last.after
  }

  static func text(_ received: [StoreCore<State, Action>.Received]) -> String {
    ValueText.list(
      received,
      note: { " (effect of \(ValueText.line($0.origin.action)), sent at \($0.origin.place))" },
      value: \.action)
  }
}

/// The part of the events that a test must assert.
public enum Exhaustivity: Hashable, Sendable {
  /// All events: each change of the state, each action of an effect, the end of each effect.
  case on
  /// Assertions must hold, but the test need not assert everything.
  ///
  /// With `showSkippedAssertions`, skipped events are written to the standard error stream.
  case off(showSkippedAssertions: Bool)

  /// Assertions must hold, but the test need not assert everything; skipped events are not shown.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)

  var showsSkipped: Bool { self != .off }
}
