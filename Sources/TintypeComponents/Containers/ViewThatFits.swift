// SPDX-License-Identifier: MIT

/// Shows the first of several components that fits, or the last where none does.
///
/// A component fits if its ideal size is no larger than what is proposed. The others are neither
/// painted nor part of the scene.
public struct ViewThatFits: PrimitiveComponent {
  private let choice: ViewThatFitsContent
  private let content: ComponentList

  /// Creates a choice; the component must fit along the given axes, both by default.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ComponentBuilder content: () -> ComponentList
  ) {
    choice = ViewThatFitsContent(axes: axes.axes)
    self.content = content()
  }

  /// A node that holds the nodes of all components.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("ViewThatFits", .viewThatFits(choice), children: context.nodes(of: content))]
  }
}
