// SPDX-License-Identifier: MIT

/// Arranges components side by side, from the leading edge.
public struct HStack: PrimitiveComponent {
  private let stack: StackContent
  private let content: ComponentList

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: How the components are aligned across the stack, by default in the middle.
  ///   - spacing: The distance between components in points; `nil`, the default, is 8, and 0 next
  ///     to a spacer.
  ///   - content: The components.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    @ComponentBuilder content: () -> ComponentList
  ) {
    stack = StackContent(axis: .horizontal, spacing: spacing, verticalAlignment: alignment)
    self.content = content()
  }

  /// A node that holds the components' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("HStack", .stack(stack), children: context.nodes(of: content))]
  }
}

/// Arranges components one below the other.
public struct VStack: PrimitiveComponent {
  private let stack: StackContent
  private let content: ComponentList

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: How the components are aligned across the stack, by default in the middle.
  ///   - spacing: The distance between components in points; `nil`, the default, is 8, and 0 next
  ///     to a spacer.
  ///   - content: The components.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ComponentBuilder content: () -> ComponentList
  ) {
    stack = StackContent(axis: .vertical, spacing: spacing, horizontalAlignment: alignment)
    self.content = content()
  }

  /// A node that holds the components' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("VStack", .stack(stack), children: context.nodes(of: content))]
  }
}

/// Arranges components one in front of the other, the first one at the back.
public struct ZStack: PrimitiveComponent {
  private let alignment: Alignment
  private let content: ComponentList

  /// Creates a stack in depth, by default with everything in the middle.
  public init(
    alignment: Alignment = .center,
    @ComponentBuilder content: () -> ComponentList
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// A node that holds the components' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [
      context.node(
        "ZStack",
        .layers(LayersContent(alignment: alignment)),
        children: context.nodes(of: content)
      )
    ]
  }
}

/// Room that gives way: it grows along its stack as far as it can.
public struct Spacer: PrimitiveComponent {
  private let minLength: Double?

  /// Creates a spacer with a least length in points; `nil`, the default, is 8.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  /// A node of its own.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("Spacer", .spacer(SpacerContent(minLength: minLength)))]
  }
}

extension Layout {
  /// Arranges components by this layout.
  public func callAsFunction(
    @ComponentBuilder _ content: () -> ComponentList
  ) -> some Component {
    LayoutContainer(
      type: String(String(describing: Self.self).prefix { $0 != "<" }),
      layout: CustomLayout(self),
      content: content()
    )
  }
}

/// Components arranged by a layout of the user's own.
private struct LayoutContainer: PrimitiveComponent {
  let type: String
  let layout: CustomLayout
  let content: ComponentList

  func nodes(in context: ResolutionContext) -> [Node] {
    [context.node(type, .custom(layout), children: context.nodes(of: content))]
  }
}
