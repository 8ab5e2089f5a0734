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

/// Arranges components along an axis by the rules of UIKit's `UIStackView`.
public struct StackView: PrimitiveComponent {
  private let stack: StackViewContent
  private let content: ComponentList

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - axis: The direction in which the components follow each other.
  ///   - spacing: The distance between components in points, 0 by default.
  ///   - alignment: Where the components lie across the axis; they fill it by default.
  ///   - distribution: How the room along the axis is shared out.
  ///   - layoutMargins: Room around all components.
  ///   - content: The components.
  public init(
    axis: Axis,
    spacing: Double = 0,
    alignment: Alignment = .fill,
    distribution: Distribution = .fill,
    layoutMargins: EdgeInsets = .zero,
    @ComponentBuilder content: () -> ComponentList
  ) {
    stack = StackViewContent(
      axis: axis, spacing: spacing, alignment: alignment, distribution: distribution,
      layoutMargins: layoutMargins)
    self.content = content()
  }

  /// A node that holds the components' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("StackView", .stackView(stack), children: context.nodes(of: content))]
  }

  /// Where components lie across the axis.
  public enum Alignment: String, Hashable, Codable, Sendable, CaseIterable {
    /// They are as thick as the stack.
    case fill
    /// At the leading edge of a vertical stack, at the top of a horizontal one.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge of a vertical stack, at the bottom of a horizontal one.
    case trailing
    /// On the first baseline; in a vertical stack as `leading`.
    case firstBaseline
    /// On the last baseline; in a vertical stack as `leading`.
    case lastBaseline
  }

  /// How the room along the axis is shared out.
  public enum Distribution: String, Hashable, Codable, Sendable, CaseIterable {
    /// Components keep their sizes; the last of those that may grow takes what is left.
    case fill
    /// All are equally long.
    case fillEqually
    /// All grow or shrink in proportion to their ideal lengths.
    case fillProportionally
    /// Components keep their sizes; the distances between them grow equally.
    case equalSpacing
    /// The distances between the middles are equal as far as `spacing` allows.
    case equalCentering
  }
}

extension Component {
  /// Sets the distance to the next component of a ``StackView``, in points, in place of the
  /// stack's; what is no finite number is left out, with a diagnostic.
  public func customSpacing(_ spacing: Double) -> some Component {
    modifier(.customSpacing(Length(spacing)))
  }
}
