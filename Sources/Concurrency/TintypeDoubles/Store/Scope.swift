// SPDX-License-Identifier: MIT

/// A reducer of a part of the state.
public struct Scope<State, Action>: Reducer {
  private let closure: (inout State, Action) -> Effect<Action>

  /// Creates a reducer that runs a child on its part of the state.
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

  /// Creates a reducer that runs a child on its part of the state.
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

  /// Changes the state on an action of the child.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - action: The action.
  /// - Returns: The effect to run.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }
}

/// A case of an action, with its associated value.
///
/// The case constructor is sufficient: `ActionCase(Action.child)`. The associated value is then
/// found by reflection, and embedded in the case again to check that it came from this case, since
/// another one may have a value of the same type. Actions with their own `customMirror` need
/// ``init(embed:extract:)``.
public struct ActionCase<Root, Value>: Sendable {
  let embed: @Sendable (Value) -> Root
  let extract: @Sendable (Root) -> Value?

  /// Creates a case.
  ///
  /// - Parameters:
  ///   - embed: Creates an action of the case.
  ///   - extract: Returns the associated value of an action; `nil` for one of another case.
  public init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    (self.embed, self.extract) = (embed, extract)
  }

  /// Creates a case from its constructor.
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

  /// A mirror represents a single labeled value as a tuple.
  private static func only(of payload: Any) -> Value? {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
    return mirror.children.first?.value as? Value
  }
}
