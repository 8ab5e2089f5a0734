// SPDX-License-Identifier: MIT

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
