// SPDX-License-Identifier: MIT

/// What changes the state of a feature at an action, and says what is to be done besides.
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
/// A feature that is composed of others says so in ``body`` instead.
public protocol Reducer<State, Action> {
  /// What the feature has to remember.
  associatedtype State
  /// What can happen to the feature.
  associatedtype Action
  /// The type of what the feature is composed of; ``NoReducerBody`` for one with a
  /// `reduce(into:action:)`.
  associatedtype Body

  /// Changes the state at an action.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - action: What happened.
  /// - Returns: What is to be done besides.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// What the feature is composed of.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

/// A reducer of the same state and the same actions as another.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

/// The body of a reducer that is not composed of others.
public struct NoReducerBody: Sendable {}

extension Reducer where Body == NoReducerBody {
  // The explicit return keeps the builder out.
  // swift-format-ignore: OmitExplicitReturns
  /// Nothing: this reducer is not composed of others.
  public var body: Body { return NoReducerBody() }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Changes the state at an action, as the body does.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - action: What happened.
  /// - Returns: What is to be done besides.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

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
