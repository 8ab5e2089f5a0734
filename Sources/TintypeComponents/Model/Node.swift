// SPDX-License-Identifier: MIT

/// A component as plain data: what it is, how it is modified, and what it holds.
///
/// A node tree is what remains of a component once its environment is known. It can be built
/// directly, decoded, compared and changed; nothing in it runs. What is a closure by nature, such
/// as a layout of your own, is held by reference and compared by identity.
public struct Node: Hashable, Sendable {
  /// The name of the component's type, as it stands in paths.
  public var type: String
  /// The explicit identity, unique among siblings; `nil` where there is none.
  public var id: String?
  /// The number of modifiers, counted from the innermost, that the frame of `id` includes; `nil`,
  /// the default, includes all.
  ///
  /// `Text("Total").padding().id("total").opacity(0.5)` has the position 1: modifiers after `.id`
  /// change what surrounds the named component, and not the frame of the `id`. A
  /// position that is out of range is clamped. Without an `id` it has no effect.
  public var idPosition: Int?
  /// What the node shows or how it arranges its children.
  public var content: Content
  /// The modifiers in the order in which they were applied, the innermost first.
  public var modifiers: [Modifier]
  /// What modifiers such as `background` bring along.
  public var attachments: [Attachment]
  /// The nodes inside, in their order.
  public var children: [Node]
  /// The direction in which lines run here.
  public var layoutDirection: LayoutDirection

  /// Creates a node.
  public init(
    type: String,
    id: String? = nil,
    content: Content = .component,
    modifiers: [Modifier] = [],
    attachments: [Attachment] = [],
    children: [Node] = [],
    layoutDirection: LayoutDirection = .leftToRight,
    idPosition: Int? = nil
  ) {
    self.type = type
    self.id = id
    self.idPosition = idPosition
    self.content = content
    self.modifiers = modifiers
    self.attachments = attachments
    self.children = children
    self.layoutDirection = layoutDirection
  }

  /// Nodes that belong to one of a node's modifiers rather than to its content.
  public struct Attachment: Hashable, Sendable {
    /// The index of the modifier in `modifiers`.
    public var modifier: Int
    /// The nodes in their order, the backmost first.
    public var nodes: [Node]

    /// Creates an attachment.
    public init(modifier: Int, nodes: [Node]) {
      self.modifier = modifier
      self.nodes = nodes
    }
  }

  /// The nodes that one modifier brings along.
  public func nodes(attachedTo modifier: Int) -> [Node] {
    attachments.lazy.filter { $0.modifier == modifier }.flatMap(\.nodes)
  }

  /// The deepest nesting that is resolved, decoded and laid out, in nodes from the root.
  ///
  /// Beyond it lies what ends a process by exhausting its stack.
  public static let maximumDepth = 200
}
