// SPDX-License-Identifier: MIT

/// A feature's logic: it changes the state on an action, and returns the effect to run.
///
/// ```swift
/// struct CounterFeature: Reducer {
///   struct State: Equatable { var count = 0 }
///   enum Action: Equatable { case incrementButtonTapped }
///
///   func reduce(into state: inout State, action: Action) -> Effect<Action> {
///     state.count += 1
///     return .none
///   }
/// }
/// ```
///
/// A feature that is composed of others implements ``body`` instead.
public protocol Reducer<State, Action> {
  /// The state of the feature.
  associatedtype State
  /// The actions of the feature.
  associatedtype Action
  /// The type of the body; ``NoReducerBody`` for a reducer with a `reduce(into:action:)`.
  associatedtype Body

  /// Changes the state on an action.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - action: The action.
  /// - Returns: The effect to run.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that the feature is composed of.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

/// A reducer with the same state and actions as another one.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

/// The body of a reducer that is not composed of others.
public struct NoReducerBody: Sendable {}

extension Reducer where Body == NoReducerBody {
  // The explicit return disables the result builder.
  // swift-format-ignore: OmitExplicitReturns
  /// An empty body: this reducer is not composed of others.
  public var body: Body { return NoReducerBody() }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Changes the state on an action, using the body.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - action: The action.
  /// - Returns: The effect to run.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// A reducer that calls a closure.
public struct Reduce<State, Action>: Reducer {
  private let closure: (inout State, Action) -> Effect<Action>

  /// Creates a reducer from a closure.
  ///
  /// - Parameter reduce: Changes the state on an action, and returns the effect to run.
  public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) { closure = reduce }

  /// Creates a reducer from another one.
  ///
  /// - Parameter reducer: The other reducer.
  public init(_ reducer: some Reducer<State, Action>) {
    closure = { reducer.reduce(into: &$0, action: $1) }
  }

  /// Changes the state on an action.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - action: The action.
  /// - Returns: The effect to run.
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
  ///   - action: The action.
  /// - Returns: `.none`.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// A result builder that composes reducers: each receives each action, in their order.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Returns the reducer unchanged.
  public static func buildExpression<R: Reducer>(_ reducer: R) -> R
  where R.State == State, R.Action == Action { reducer }

  /// Returns a reducer that does nothing.
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

  /// Returns the first reducer.
  public static func buildPartialBlock<R: Reducer>(first: R) -> R
  where R.State == State, R.Action == Action { first }

  /// Returns the composition of the previous reducers and the next one.
  public static func buildPartialBlock(
    accumulated: some Reducer<State, Action>, next: some Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce { state, action in
      let first = accumulated.reduce(into: &state, action: action)
      return first.merge(with: next.reduce(into: &state, action: action))
    }
  }

  /// Returns the reducer of an `if` statement.
  public static func buildOptional(
    _ reducer: (some Reducer<State, Action>)?
  ) -> Reduce<State, Action> {
    Reduce { state, action in reducer?.reduce(into: &state, action: action) ?? .none }
  }

  /// Returns the reducer of the first branch of a condition.
  public static func buildEither(
    first: some Reducer<State, Action>
  ) -> Reduce<State, Action> { Reduce(first) }

  /// Returns the reducer of the second branch of a condition.
  public static func buildEither(
    second: some Reducer<State, Action>
  ) -> Reduce<State, Action> { Reduce(second) }
}
