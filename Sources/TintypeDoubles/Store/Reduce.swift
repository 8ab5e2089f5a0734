// SPDX-License-Identifier: MIT

/// A reducer that is a closure.
public struct Reduce<State, Action>: Reducer {
  private let closure: (inout State, Action) -> Effect<Action>

  /// Creates a reducer.
  ///
  /// - Parameter reduce: Changes the state at an action, and returns what is to be done besides.
  public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) {
    closure = reduce
  }

  /// Creates a reducer from another.
  ///
  /// - Parameter reducer: What it does.
  public init(_ reducer: some Reducer<State, Action>) {
    closure = { reducer.reduce(into: &$0, action: $1) }
  }

  /// Changes the state at an action.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - action: What happened.
  /// - Returns: What is to be done besides.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }
}

/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer {
  /// Creates a reducer.
  public init() {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - action: What happened.
  /// - Returns: Nothing that is to be done.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// Puts reducers together: each sees each action, in their order.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// A reducer as it is.
  public static func buildExpression<R: Reducer>(_ reducer: R) -> R
  where R.State == State, R.Action == Action { reducer }

  /// No reducer.
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

  /// The first reducer.
  public static func buildPartialBlock<R: Reducer>(first: R) -> R
  where R.State == State, R.Action == Action { first }

  /// Reducers and one more.
  public static func buildPartialBlock(
    accumulated: some Reducer<State, Action>, next: some Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce { state, action in
      let first = accumulated.reduce(into: &state, action: action)
      return first.merge(with: next.reduce(into: &state, action: action))
    }
  }

  /// A reducer that a condition asks for.
  public static func buildOptional(
    _ reducer: (some Reducer<State, Action>)?
  ) -> Reduce<State, Action> {
    Reduce { state, action in reducer?.reduce(into: &state, action: action) ?? .none }
  }

  /// The reducer of a condition that is met.
  public static func buildEither(
    first: some Reducer<State, Action>
  ) -> Reduce<State, Action> { Reduce(first) }

  /// The reducer of a condition that is not met.
  public static func buildEither(
    second: some Reducer<State, Action>
  ) -> Reduce<State, Action> { Reduce(second) }
}
