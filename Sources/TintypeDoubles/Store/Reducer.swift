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
