// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeDoubles

/// The state of a feature at run time, which views observe.
@MainActor @Observable
final class Store<State: Equatable, Action> {
  private(set) var state: State

  @ObservationIgnored private var runner: FeatureRunner<State, Action>?

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: The feature.
  ///   - withDependencies: Sets the feature's dependencies.
  init<R: Reducer>(
    initialState: State, reducer: R,
    withDependencies: (inout DependencyValues) -> Void = { _ in }
  ) where R.State == State, R.Action == Action {
    state = initialState
    runner = FeatureRunner(
      initialState: initialState, reducer: reducer, withDependencies: withDependencies
    ) { [weak self] in
      // Effects also send actions from other threads.
      Task { @MainActor in self?.update() }
    }
  }

  /// Sends an action to the feature.
  func send(_ action: Action) {
    runner?.send(action)
    update()
  }

  /// The current state with the closure that sends actions.
  var view: ViewStore<State, Action> {
    ViewStore(state: state) { self.send($0) }
  }

  private func update() {
    if let state = runner?.state, state != self.state { self.state = state }
  }
}

/// The state of a feature that a view shows, and the closure that sends the user's actions.
@MainActor
struct ViewStore<State, Action> {
  let state: State
  let send: @MainActor (Action) -> Void

  init(state: State, send: @escaping @MainActor (Action) -> Void = { _ in }) {
    self.state = state
    self.send = send
  }

  /// Returns the store of a child feature.
  func scope<ChildState, ChildAction>(
    _ state: ChildState, action: @escaping (ChildAction) -> Action
  ) -> ViewStore<ChildState, ChildAction> {
    ViewStore<ChildState, ChildAction>(state: state) { send(action($0)) }
  }

  /// Returns a binding to a value that an action changes.
  func binding<Value>(
    _ value: KeyPath<State, Value>, send action: @escaping (Value) -> Action
  ) -> Binding<Value> {
    Binding(get: { state[keyPath: value] }, set: { send(action($0)) })
  }

  /// Returns a binding that is true while an optional value exists, and whose reset sends an action.
  func isPresent<Value>(
    _ value: KeyPath<State, Value?>, dismiss action: Action
  ) -> Binding<Bool> {
    Binding(
      get: { state[keyPath: value] != nil },
      set: { isPresent in if !isPresent { send(action) } })
  }
}
