// SPDX-License-Identifier: MIT

/// What can be done with one component, beside the tree.
struct ActionSet {
  /// Whether the component answers to a user.
  var isEnabled: Bool
  /// The closures by kind; what is entered is given to those that take it.
  var closures: [ActionKind: (String?) -> Void]

  /// The kinds, sorted by name.
  var kinds: [ActionKind] { closures.keys.sorted { $0.name < $1.name } }
}

/// A component with which something can be done.
private struct ActingComponent<Content: Component>: PrimitiveComponent {
  let content: Content
  let closures: [ActionKind: (String?) -> Void]

  func nodes(in context: ResolutionContext) -> [Node] {
    let set = ActionSet(isEnabled: context.environment.isEnabled, closures: closures)
    let reference = ActionReference(kinds: set.kinds, key: context.resolution.add(set))
    return context.nodes(of: content).map { node in
      var node = node
      node.modifiers.append(.actions(reference))
      return node
    }
  }
}

extension Component {
  /// Does something when the component is tapped, clicked or chosen by a key.
  ///
  /// `ComponentHost.perform(_:on:)` runs it. Disabled components do not answer.
  public func onTapGesture(perform action: @escaping () -> Void) -> some Component {
    ActingComponent(content: self, closures: [.tap: { _ in action() }])
  }

  /// Does something when the component is pressed for long.
  public func onLongPressGesture(perform action: @escaping () -> Void) -> some Component {
    ActingComponent(content: self, closures: [.longPress: { _ in action() }])
  }

  /// Does something when what is entered is confirmed.
  public func onSubmit(perform action: @escaping () -> Void) -> some Component {
    ActingComponent(content: self, closures: [.submit: { _ in action() }])
  }

  /// Gives the component an action of a kind, which those who listen can choose as well.
  public func accessibilityAction(
    _ kind: ActionKind = .tap,
    perform action: @escaping () -> Void
  ) -> some Component {
    ActingComponent(content: self, closures: [kind: { _ in action() }])
  }

  /// Gives the component an action with a name of its own.
  public func accessibilityAction(
    named name: String,
    perform action: @escaping () -> Void
  ) -> some Component {
    accessibilityAction(ActionKind(name), perform: action)
  }

  /// Gives the component actions for one step up and one step down.
  public func accessibilityAdjustableAction(
    increment: @escaping () -> Void,
    decrement: @escaping () -> Void
  ) -> some Component {
    ActingComponent(
      content: self,
      closures: [.increment: { _ in increment() }, .decrement: { _ in decrement() }])
  }

  /// Gives the component an action that takes what is entered, such as the text of a field.
  public func onEnter(perform action: @escaping (String) -> Void) -> some Component {
    ActingComponent(content: self, closures: [.enter: { action($0 ?? "") }])
  }
}
