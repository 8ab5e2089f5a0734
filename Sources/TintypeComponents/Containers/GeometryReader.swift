// SPDX-License-Identifier: MIT

/// A component that takes all the room it is offered and makes its content once it knows how much.
///
/// Its content lies in the leading top corner.
///
/// ```swift
/// GeometryReader { proxy in
///   Capsule().frame(width: proxy.size.width * 0.4, height: 8)
/// }
/// ```
public struct GeometryReader: PrimitiveComponent {
  private let content: @Sendable (GeometryProxy) -> ComponentList

  /// Creates a reader; the closure gets the size and makes the content.
  public init(@ComponentBuilder content: @escaping @Sendable (GeometryProxy) -> ComponentList) {
    self.content = content
  }

  /// A node that holds the closure.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let geometry = GeometryContent { [content] (proxy, resolution) throws(ComponentError) in
      try Node.resolve(content(proxy), in: environment, resolution)
    }
    return [context.node("GeometryReader", .geometry(geometry))]
  }
}

/// What the content of a geometry reader can know.
public struct GeometryProxy: Hashable, Sendable {
  /// The size of the reader in points.
  public let size: Size
  /// The place of the reader on the canvas, in points.
  public let frame: Rect
  /// The part of the reader that bars and sensors take from each edge, in points.
  public let safeAreaInsets: EdgeInsets
}

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
