// SPDX-License-Identifier: MIT

extension Reducer {
  /// Returns a reducer that runs a child while its state is not `nil`.
  ///
  /// ```swift
  /// var body: some ReducerOf<Self> {
  ///   Reduce { state, action in … }
  ///     .ifLet(\.child, action: Action.child) { ChildFeature() }
  /// }
  /// ```
  ///
  /// The child reduces first, then its parent. At `.dismiss`, the parent reduces, then the state
  /// becomes `nil`. Whenever the state becomes `nil`, the child's effects are canceled. An action
  /// of a child whose state is `nil` is reported as an issue.
  ///
  /// - Parameters:
  ///   - state: The child's state.
  ///   - action: The case of the child's actions, such as `Action.child`.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  ///   - child: The child.
  /// - Returns: The reducer of both.
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: @escaping @Sendable (PresentationAction<ChildAction>) -> Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child
  ) -> Reduce<State, Action> {
    ifLet(
      state, action: ActionCase(action), fileID: fileID, filePath: filePath, line: line,
      column: column, then: child)
  }

  /// Returns a reducer that runs a child while its state is not `nil`.
  ///
  /// - Parameters:
  ///   - state: The child's state.
  ///   - action: The case of the child's actions.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  ///   - child: The child.
  /// - Returns: The reducer of both.
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: ActionCase<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child
  ) -> Reduce<State, Action> {
    let presentation = Presentation(
      parent: self, child: child(), state: state, action: action,
      place: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
    return Reduce { presentation.reduce(into: &$0, action: $1) }
  }
}

/// A parent and the child that it presents.
private struct Presentation<Parent: Reducer, Child: Reducer> {
  let parent: Parent
  let child: Child
  let state: WritableKeyPath<Parent.State, Child.State?>
  let action: ActionCase<Parent.Action, PresentationAction<Child.Action>>
  let place: CreationSite

  func reduce(
    into parentState: inout Parent.State, action parentAction: Parent.Action
  ) -> Effect<Parent.Action> {
    var childEffect = Effect<Parent.Action>.none
    let isPresented = parentState[keyPath: state] != nil
    let presentation = action.extract(parentAction)
    if presentation != nil, !isPresented {
      IssueReporter.report(
        StoreIssue.noChild(
          child: ValueText.name(of: Child.self), action: ValueText.line(parentAction),
          place: place),
        at: DependencyContext.current.sentAt ?? place)
      return parent.reduce(into: &parentState, action: parentAction)
    }
    if case .presented(let childAction) = presentation,
      var childState = parentState[keyPath: state]
    {
      childEffect = child.reduce(into: &childState, action: childAction)
        .map(presented(action.embed)).inside(state)
      parentState[keyPath: state] = childState
    }
    let parentEffect = parent.reduce(into: &parentState, action: parentAction)
    if case .dismiss = presentation { parentState[keyPath: state] = nil }
    let isGone = isPresented && parentState[keyPath: state] == nil
    return .merge(childEffect, parentEffect, isGone ? .leaving(state) : .none)
  }
}

/// Returns a function that embeds an action of a presented child in an action of the parent.
private func presented<Action, ChildAction>(
  _ embed: @escaping @Sendable (PresentationAction<ChildAction>) -> Action
) -> @Sendable (ChildAction) -> Action {
  { embed(.presented($0)) }
}

/// The actions of a presented feature.
public enum PresentationAction<Action> {
  /// Dismisses the feature.
  case dismiss
  /// An action of the feature.
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
