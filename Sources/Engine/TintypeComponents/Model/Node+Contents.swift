// SPDX-License-Identifier: MIT

extension Node {
  /// The text in the node and its descendants, in their order; hidden nodes have none.
  package var plainText: String {
    var texts: [String] = []
    collectText(&texts, depth: 1)
    return texts.joined(separator: " ")
  }

  /// The accessibility labels in the node, or the text of nodes without a label, separated by
  /// commas.
  package var accessibilityText: String { accessibilityText(depth: 1) }

  private func accessibilityText(depth: Int) -> String {
    guard depth < Self.maximumDepth, !modifiers.contains(.hidden),
      !Semantics.isHidden(by: modifiers)
    else { return "" }
    for modifier in modifiers.reversed() {
      if case .semantics(let change) = modifier, let label = change.label { return label }
    }
    if case .text(let text) = content { return text.string }
    return children.map { $0.accessibilityText(depth: depth + 1) }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private func collectText(_ texts: inout [String], depth: Int) {
    guard depth < Self.maximumDepth, !modifiers.contains(.hidden),
      !Semantics.isHidden(by: modifiers)
    else { return }
    if case .text(let text) = content {
      if !text.string.isEmpty { texts.append(text.string) }
    }
    for child in children { child.collectText(&texts, depth: depth + 1) }
  }

  /// Returns whether the node or one of its descendants has a type.
  func contains(_ type: String) -> Bool { located.contains { $0.node.type == type } }

  /// A Boolean value that indicates whether the node or one of its descendants has an action.
  package var hasActions: Bool {
    located.contains { node in
      node.node.modifiers.contains {
        if case .actions = $0 { true } else { false }
      }
    }
  }
}

extension ResolutionContext {
  /// Returns the text in a list of components.
  package func text(of list: ComponentList) -> String {
    nodes(of: list).map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Node {
  /// The outermost nodes with an action in the node, including the node itself.
  package var outermostControls: [Node] { outermostControls(depth: 1) }

  private func outermostControls(depth: Int) -> [Node] {
    let isControl = modifiers.contains {
      if case .actions = $0 { true } else { false }
    }
    if isControl { return [self] }
    guard depth < Self.maximumDepth else { return [] }
    return children.flatMap { $0.outermostControls(depth: depth + 1) }
  }

  /// The name of the node's action: the accessibility label if set, else the text in the node.
  package var actionName: String {
    for modifier in modifiers.reversed() {
      if case .semantics(let change) = modifier, let label = change.label { return label }
    }
    return plainText
  }
}

extension Resolution {
  /// Returns the closure for an action of a node, if the node has it and is enabled.
  package func closure(for kind: ActionKind, of node: Node) -> (() -> Void)? {
    for case .actions(let reference) in node.modifiers.reversed() {
      guard actions.indices.contains(reference.key) else { continue }
      let set = actions[reference.key]
      if set.isEnabled, let closure = set.closures[kind] { return { closure(nil) } }
    }
    return nil
  }
}
