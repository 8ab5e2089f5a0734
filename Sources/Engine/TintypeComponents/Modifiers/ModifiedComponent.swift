// SPDX-License-Identifier: MIT

/// A component with a modifier on each of its nodes.
///
/// The content is stored by reference, so a component with a thousand modifiers, such as a loop
/// over `any Component` creates, is as large as a component with one. Each level of its resolution
/// uses the same amount of stack.
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
    // Modified in place, because nodes are large and most have several modifiers.
    var nodes = context.nodes(of: content.component)
    for index in nodes.indices {
      // Attachments added later must not be hidden together with the hidden content.
      if !attached.isEmpty, nodes[index].isAccessibilityHidden {
        nodes[index] = nodes[index].enclosed
      }
      // The frame of an id does not include later modifiers.
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
  /// A Boolean value that indicates whether the node is hidden from accessibility.
  fileprivate var isAccessibilityHidden: Bool { Semantics.isHidden(by: modifiers) }

  /// A node without semantics that contains this one.
  fileprivate var enclosed: Node {
    Node(type: "AccessibilityHidden", children: [self], layoutDirection: layoutDirection)
  }
}

/// A component that is stored by reference.
final class ComponentReference<Content: Component> {
  let component: Content

  init(_ component: Content) { self.component = component }
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
  /// Adds a modifier that is plain data.
  func modifier(_ modifier: Node.Modifier) -> some Component {
    ModifiedComponent(content: self) { _ in (modifier, []) }
  }

  /// Sets an identifier that is unique among the component's siblings.
  ///
  /// The identifier replaces the ordinal in the component's path.
  ///
  /// The frame of an identifier is that of the component with the modifiers before `.id`. Later
  /// modifiers such as `.padding` or `.opacity` do not change that frame, except those that move
  /// the component: `.offset` and `.position` move it in either order. The same frame appears in
  /// the outline, is hidden by a mask with the identifier, and is returned by `Scene.frame(ofID:)`.
  public func id(_ id: some CustomStringConvertible) -> some Component {
    IdentifiedComponent(content: self, id: id.description)
  }

  /// Sets a value of the environment for the component and its descendants.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some Component {
    EnvironmentComponent(content: self) { $0[keyPath: keyPath] = value }
  }
}
