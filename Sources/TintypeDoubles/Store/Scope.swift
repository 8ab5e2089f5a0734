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

/// One case of an action, with what it carries.
///
/// The name of the case is enough: `ActionCase(Action.child)`. What a value carries is then found by
/// reflection, and put into the case again to see whether it came from this one, for another case may
/// carry a value of the same type. Actions that describe themselves to mirrors by a `customMirror` of
/// their own need ``init(embed:extract:)``.
public struct ActionCase<Root, Value>: Sendable {
  let embed: @Sendable (Value) -> Root
  let extract: @Sendable (Root) -> Value?

  /// Creates a case.
  ///
  /// - Parameters:
  ///   - embed: Makes an action of the case.
  ///   - extract: What an action carries; `nil` for one of another case.
  public init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embed = embed
    self.extract = extract
  }

  /// Creates a case from its name.
  ///
  /// - Parameter embed: The case, such as `Action.child`.
  public init(_ embed: @escaping @Sendable (Value) -> Root) {
    self.embed = embed
    extract = { root in
      guard let (label, payload) = Self.payload(of: root),
        let value = payload as? Value ?? Self.only(of: payload),
        Self.payload(of: embed(value))?.label == label
      else { return nil }
      return value
    }
  }

  private static func payload(of root: Root) -> (label: String, value: Any)? {
    let mirror = Mirror(reflecting: root)
    guard mirror.displayStyle == .enum, let child = mirror.children.first, let label = child.label
    else { return nil }
    return (label, child.value)
  }

  /// A single value with a label is a tuple to a mirror.
  private static func only(of payload: Any) -> Value? {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
    return mirror.children.first?.value as? Value
  }
}
