// SPDX-License-Identifier: MIT

/// A reducer of a part of the state.
public struct Scope<State, Action>: Reducer {
  private let closure: (inout State, Action) -> Effect<Action>

  /// Creates a reducer that lets a child reduce its part of the state.
  ///
  /// - Parameters:
  ///   - state: The child's part of the state.
  ///   - action: The case of the child's actions, such as `Action.child`.
  ///   - child: The child.
  public init<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    state: WritableKeyPath<State, ChildState>,
    action: @escaping @Sendable (ChildAction) -> Action,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) {
    self.init(state: state, action: ActionCase(action), child: child)
  }

  /// Creates a reducer that lets a child reduce its part of the state.
  ///
  /// - Parameters:
  ///   - state: The child's part of the state.
  ///   - action: The case of the child's actions.
  ///   - child: The child.
  public init<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    state: WritableKeyPath<State, ChildState>,
    action: ActionCase<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) {
    let child = child()
    closure = { parent, parentAction in
      guard let childAction = action.extract(parentAction) else { return .none }
      return child.reduce(into: &parent[keyPath: state], action: childAction)
        .map(action.embed).inside(state)
    }
  }

  /// Changes the state at an action of the child.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - action: What happened.
  /// - Returns: What is to be done besides.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }
}
