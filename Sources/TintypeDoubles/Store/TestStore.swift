// SPDX-License-Identifier: MIT

/// A feature under test: it is sent actions, and says what each changes and what comes of it.
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
/// Everything that happens has to be said: each change of the state, each action that an effect
/// sends, the end of each effect. What is left over when the store is released fails the test. A test
/// that is about less sets ``exhaustivity``.
///
/// What an action starts runs on the thread of the test, one thing after another, to where it waits
/// for something outside: a sleep, another thread, the network. So it has happened when
/// ``send(_:isolation:assert:fileID:filePath:line:column:)`` returns, in the same order in each run.
/// Only for what comes from outside does a test wait, as long as ``timeout`` at most.
///
/// A store can be used from any actor, or from none. State and actions need not be `Sendable`; objects
/// in them are their owner's to guard.
public final class TestStore<State: Equatable, Action> {
  let core: StoreCore<State, Action>

  /// The state after the latest action that the test has sent or received.
  public internal(set) var state: State
  /// How much of what happens the test has to say.
  public var exhaustivity = Exhaustivity.on
  /// The longest time to wait for an action or the end of an effect; 1 second by default.
  ///
  /// When it is over, the effects that have been resumed by then still go on before the wait fails.
  public var timeout: Duration = .seconds(1)

  /// The dependencies of the feature.
  public var dependencies: DependencyValues {
    get { core.lock.withLock { core.dependencies } }
    set { core.lock.withLock { core.dependencies = newValue } }
  }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The feature.
  ///   - withDependencies: Sets the feature's dependencies. What is bound around is kept otherwise.
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
      at: CreationPlace(fileID: fileID, filePath: file, line: line, column: column)
    ) {
      let reducer = reducer()
      return { reducer.reduce(into: &$0, action: $1) }
    }
  }

  /// Creates a store from a function.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reduce: Changes the state at an action, and returns what is to be done besides.
  ///   - withDependencies: Sets the feature's dependencies. What is bound around is kept otherwise.
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
      at: CreationPlace(fileID: fileID, filePath: file, line: line, column: column)
    ) { reduce }
  }

  private init(
    _ initialState: () -> State, _ update: (inout DependencyValues) -> Void,
    at place: CreationPlace,
    makeReducer: () -> (inout State, Action) -> Effect<Action>
  ) {
    let dependencies = DependencyValues.current.forTest().updated(update)
    // The defaults of a state may be dependencies.
    (state, core) = DependencyContext.bind(dependencies, sentAt: place) {
      let state = initialState()
      return (state, StoreCore(state: state, dependencies: dependencies, reducer: makeReducer()))
    }
  }

  deinit {
    checkLeftovers()
    core.close()
  }

  /// Sets one dependency.
  ///
  /// - Parameters:
  ///   - keyPath: Which one.
  ///   - value: What it becomes.
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
  /// Sends an action, and asserts what it changes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - isolation: The actor of the test; by default the caller's.
  ///   - assert: Changes the state before the action to what it should be after it. Without it the
  ///     state should not change.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
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
    let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    withoutActuallyEscaping(assert) { check(state, state, .asserted, $0, at: place) }
  }

  /// Lets received actions count as handled, and tells of them where that is asked for.
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
      note: { " (of \(ValueText.line($0.origin.action)), sent at \($0.origin.place))" },
      value: \.action)
  }
}

/// How much of what happens a test has to say.
public enum Exhaustivity: Hashable, Sendable {
  /// Everything: each change of the state, each action of an effect, the end of each effect.
  case on
  /// What it says must be so; what it does not mention may be anything.
  ///
  /// With `showSkippedAssertions` that which is not mentioned is written to the standard error
  /// stream.
  case off(showSkippedAssertions: Bool)

  /// What the test says must be so; what it does not mention may be anything.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)

  var showsSkipped: Bool { self != .off }
}
