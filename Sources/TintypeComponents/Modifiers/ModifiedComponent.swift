// SPDX-License-Identifier: MIT

/// A component with a modifier on each of its nodes.
struct ModifiedComponent<Content: Component>: PrimitiveComponent {
  let content: Content
  let modify: (ResolutionContext) -> (modifier: Node.Modifier, attached: [Node])

  func nodes(in context: ResolutionContext) -> [Node] {
    let (modifier, attached) = modify(context)
    // In place: nodes are large, and most have several modifiers.
    var nodes = context.nodes(of: content)
    for index in nodes.indices {
      // What is brought along later is not hidden with what was hidden before.
      if !attached.isEmpty, nodes[index].isSilent { nodes[index] = nodes[index].enclosed }
      nodes[index].modifiers.append(modifier)
      if !attached.isEmpty {
        nodes[index].attachments.append(
          Node.Attachment(modifier: nodes[index].modifiers.endIndex - 1, nodes: attached))
      }
    }
    return nodes
  }
}

extension Node {
  /// Whether the node is not there for those who listen.
  fileprivate var isSilent: Bool { Semantics.isHidden(by: modifiers) }

  /// A node that holds this one and means nothing itself.
  fileprivate var enclosed: Node {
    Node(type: "Silent", children: [self], layoutDirection: layoutDirection)
  }
}

/// A component with an explicit identity.
private struct IdentifiedComponent<Content: Component>: PrimitiveComponent {
  let content: Content
  let id: String

  func nodes(in context: ResolutionContext) -> [Node] {
    context.nodes(of: content).map { node in
      var node = node
      node.id = id
      return node
    }
  }
}

/// A component in a changed environment.
struct EnvironmentComponent<Content: Component>: PrimitiveComponent {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func nodes(in context: ResolutionContext) -> [Node] {
    var context = context
    change(&context.environment)
    return context.nodes(of: content)
  }
}

extension Component {
  /// The component with a modifier that is plain data.
  func modifier(_ modifier: Node.Modifier) -> some Component {
    ModifiedComponent(content: self) { _ in (modifier, []) }
  }

  /// Gives the component an identity that is unique among its siblings.
  ///
  /// The identity stands in the component's path in place of its ordinal.
  public func id(_ id: some CustomStringConvertible) -> some Component {
    IdentifiedComponent(content: self, id: id.description)
  }

  /// Sets a value of the environment for the component and all inside of it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some Component {
    EnvironmentComponent(content: self) { $0[keyPath: keyPath] = value }
  }
}
