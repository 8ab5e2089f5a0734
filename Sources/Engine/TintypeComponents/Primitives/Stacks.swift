// SPDX-License-Identifier: MIT

/// A container that arranges its components horizontally, from the leading edge.
public struct HStack: PrimitiveComponent {
  private var stack: StackContent
  private let content: ComponentList

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the components; centered by default.
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

  /// Returns the stack with space for children that were left out of a scroll view.
  package func lazy() -> HStack {
    var copy = self
    copy.stack.isLazy = true
    return copy
  }

  /// Returns a node that contains the components' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("HStack", .stack(stack), children: context.nodes(of: content))]
  }
}

/// A container that arranges its components vertically, from the top.
public struct VStack: PrimitiveComponent {
  private var stack: StackContent
  private let content: ComponentList

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the components; centered by default.
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

  /// Returns the stack with space for children that were left out of a scroll view.
  package func lazy() -> VStack {
    var copy = self
    copy.stack.isLazy = true
    return copy
  }

  /// Returns a node that contains the components' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("VStack", .stack(stack), children: context.nodes(of: content))]
  }
}

/// A container that arranges its components in depth, the first one at the back.
public struct ZStack: PrimitiveComponent {
  private let alignment: Alignment
  private let content: ComponentList

  /// Creates a depth stack; its components are centered by default.
  public init(alignment: Alignment = .center, @ComponentBuilder content: () -> ComponentList) {
    self.alignment = alignment
    self.content = content()
  }

  /// Returns a node that contains the components' nodes.
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

/// Flexible space that expands along the axis of its stack.
public struct Spacer: PrimitiveComponent {
  private let minLength: Double?

  /// Creates a spacer with a minimum length in points; `nil`, the default, is 8.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  /// Returns a spacer node.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("Spacer", .spacer(SpacerContent(minLength: minLength)))]
  }
}

extension Layout {
  /// Arranges components by this layout.
  public func callAsFunction(@ComponentBuilder _ content: () -> ComponentList) -> some Component {
    LayoutContainer(
      type: String(String(describing: Self.self).prefix { $0 != "<" }),
      layout: CustomLayout(self),
      content: content()
    )
  }
}

/// Components arranged by a user-defined layout.
private struct LayoutContainer: PrimitiveComponent {
  let type: String
  let layout: CustomLayout
  let content: ComponentList

  func nodes(in context: ResolutionContext) -> [Node] {
    [context.node(type, .custom(layout), children: context.nodes(of: content))]
  }
}

/// A container that arranges its components along an axis by the rules of UIKit's `UIStackView`.
public struct StackView: PrimitiveComponent {
  private let stack: StackViewContent
  private let content: ComponentList

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the components are arranged.
  ///   - spacing: The distance between components in points, 0 by default.
  ///   - alignment: The alignment across the axis; by default components fill the stack.
  ///   - distribution: The distribution of space along the axis.
  ///   - layoutMargins: The space around the components.
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

  /// Returns a node that contains the components' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("StackView", .stackView(stack), children: context.nodes(of: content))]
  }

  /// The alignment of components across the axis of a stack.
  public enum Alignment: String, Hashable, Codable, Sendable, CaseIterable {
    /// Components are as thick as the stack.
    case fill
    /// The leading edge of a vertical stack, or the top of a horizontal one.
    case leading
    /// The center.
    case center
    /// The trailing edge of a vertical stack, or the bottom of a horizontal one.
    case trailing
    /// The first baseline; in a vertical stack the same as `leading`.
    case firstBaseline
    /// The last baseline; in a vertical stack the same as `leading`.
    case lastBaseline
  }

  /// The distribution of space along the axis of a stack.
  public enum Distribution: String, Hashable, Codable, Sendable, CaseIterable {
    /// Components keep their sizes; the last one that may grow takes the remaining space.
    case fill
    /// All components have the same length.
    case fillEqually
    /// All components grow or shrink in proportion to their ideal lengths.
    case fillProportionally
    /// Components keep their sizes; the gaps between them grow equally.
    case equalSpacing
    /// The distances between the centers are equal as far as `spacing` allows.
    case equalCentering
  }
}

extension Component {
  /// Sets the distance to the next component of a ``StackView`` in points, overriding the stack's
  /// spacing.
  ///
  /// A number that is not finite is ignored and reported by a diagnostic.
  public func customSpacing(_ spacing: Double) -> some Component {
    modifier(.customSpacing(Length(spacing)))
  }
}
