// SPDX-License-Identifier: MIT

/// A feature with its current state and its effects in flight, without the assertions of a test.
///
/// It can be used from any thread. Work that an action starts runs until it waits for an external
/// event before ``send(_:fileID:file:line:column:)`` returns, as in a ``TestStore``.
package final class FeatureRunner<State, Action>: Sendable {
  private let core: StoreCore<State, Action>

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: The feature.
  ///   - withDependencies: Sets the feature's dependencies. Other bound dependencies are kept.
  ///   - onChange: The closure to call on any thread after actions, which may have changed the
  ///     state.
  package init<R: Reducer>(
    initialState: State, reducer: R, withDependencies: (inout DependencyValues) -> Void = { _ in },
    onChange: @escaping @Sendable () -> Void
  ) where R.State == State, R.Action == Action {
    core = StoreCore(
      state: initialState, dependencies: DependencyValues.current.updated(withDependencies)
    ) { reducer.reduce(into: &$0, action: $1) }
    core.onChange = onChange
  }

  deinit { core.close() }

  /// The current state.
  package var state: State { core.lock.withLock { core.state } }

  /// Sends an action.
  package func send(
    _ action: Action, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = CreationSite(fileID: fileID, filePath: file, line: line, column: column)
    _ = core.send(StoreCore.Origin(action, at: place))
  }
}
