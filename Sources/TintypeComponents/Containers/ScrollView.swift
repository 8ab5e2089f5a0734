// SPDX-License-Identifier: MIT

/// A window onto components that may be larger than it.
///
/// Along its axes it takes what is proposed, across them what its content takes. Several components
/// stand in a stack along the axis.
public struct ScrollView: PrimitiveComponent {
  private let scroll: ScrollContent
  private let content: ComponentList

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content may be larger; vertical by default.
  ///   - showsIndicators: Whether bars show where the window lies; SwiftUI's fade away when nothing
  ///     moves, so there are none by default.
  ///   - contentOffset: How far the content is moved upwards and towards the leading edge, in
  ///     points. It is kept within the content; what is not a number counts as 0.
  ///   - content: The components.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = false,
    contentOffset: Point = .zero,
    @ComponentBuilder content: () -> ComponentList
  ) {
    scroll = ScrollContent(
      axes: axes.axes, offset: contentOffset, showsIndicators: showsIndicators)
    self.content = content()
  }

  /// A node that holds the components' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("ScrollView", .scroll(scroll), children: context.nodes(of: content))]
  }
}
