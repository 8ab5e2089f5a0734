// SPDX-License-Identifier: MIT

/// A component with a modifier on each of its nodes.
///
/// The content is stored by reference: a component with a thousand modifiers, as a loop over
/// `any Component` makes it, is as large as one with a single modifier, and each level of its
/// resolution takes the same amount of stack.
struct ModifiedComponent<Content: Component>: PrimitiveComponent {
  private let content: ComponentReference<Content>
  private let modify: (ResolutionContext) -> (modifier: Node.Modifier, attached: [Node])

  init(
    content: Content,
    modify: @escaping (ResolutionContext) -> (modifier: Node.Modifier, attached: [Node])
  ) {
    self.content = ComponentReference(content)
    self.modify = modify
  }

  func nodes(in context: ResolutionContext) -> [Node] {
    let (modifier, attached) = modify(context)
    // In place: nodes are large, and most have several modifiers.
    var nodes = context.nodes(of: content.component)
    for index in nodes.indices {
      // What is brought along later is not hidden with what was hidden before.
      if !attached.isEmpty, nodes[index].isSilent { nodes[index] = nodes[index].enclosed }
      // The frame of an id does not include what follows it.
      if nodes[index].id != nil, nodes[index].idPosition == nil {
        nodes[index].idPosition = nodes[index].modifiers.count
      }
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

/// A component that is stored by reference.
final class ComponentReference<Content: Component> {
  let component: Content

  init(_ component: Content) {
    self.component = component
  }
}

/// A component with an explicit identity.
private struct IdentifiedComponent<Content: Component>: PrimitiveComponent {
  private let content: ComponentReference<Content>
  private let id: String

  init(content: Content, id: String) {
    self.content = ComponentReference(content)
    self.id = id
  }

  func nodes(in context: ResolutionContext) -> [Node] {
    context.nodes(of: content.component).map { node in
      var node = node
      node.id = id
      node.idPosition = nil
      return node
    }
  }
}

/// A component in a changed environment.
struct EnvironmentComponent<Content: Component>: PrimitiveComponent {
  private let content: ComponentReference<Content>
  private let change: (inout EnvironmentValues) -> Void

  init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = ComponentReference(content)
    self.change = change
  }

  func nodes(in context: ResolutionContext) -> [Node] {
    var context = context
    change(&context.environment)
    return context.nodes(of: content.component)
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
  ///
  /// The frame of an identity is that of the component with the modifiers before `.id`. Modifiers
  /// after it, such as `.padding` or `.opacity`, leave that frame as it is, but for those that move
  /// the component: `.offset` and `.position` move it in either order. The same frame is in the
  /// outline, is what a mask by name hides, and is returned by `Scene.frame(ofID:)`.
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
