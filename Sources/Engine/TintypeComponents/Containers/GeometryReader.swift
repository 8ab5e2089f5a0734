// SPDX-License-Identifier: MIT

/// A component that takes all available space and creates its content from its size.
///
/// The content is aligned to the top leading corner. Several components overlap.
///
/// ```swift
/// GeometryReader { proxy in
///   Capsule().frame(width: proxy.size.width * 0.4, height: 8)
/// }
/// ```
public struct GeometryReader: PrimitiveComponent {
  private let content: @Sendable (GeometryProxy) -> ComponentList

  /// Creates a reader from a closure that receives the geometry and creates the content.
  public init(@ComponentBuilder content: @escaping @Sendable (GeometryProxy) -> ComponentList) {
    self.content = content
  }

  /// Returns a node that contains the closure.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let geometry = GeometryContent { [content] (proxy, resolution) throws(ComponentError) in
      try Node.resolve(content(proxy), in: environment, resolution)
    }
    return [context.node("GeometryReader", .geometry(geometry))]
  }
}

/// The geometry that is available to the content of a geometry reader.
public struct GeometryProxy: Hashable, Sendable {
  /// The size of the reader in points.
  public let size: Size
  /// The frame of the reader on the canvas, in points.
  public let frame: Rect
  /// The parts of the reader that are covered by bars and sensors at each edge, in points.
  public let safeAreaInsets: EdgeInsets
  /// The distances by which content of the reader's size would extend at each edge if it ignored
  /// the safe area, in points.
  package let reach: EdgeInsets
  /// A Boolean value that indicates whether the content of a vertical scroll view behind the reader
  /// extends below the reader's upper edge.
  package let isOverContent: Bool
  /// The height of the part of the reader that the software keyboard covers, in points.
  package let keyboardInset: Double
}

/// A scrollable viewport whose content may be larger than the viewport.
///
/// It takes the proposed size along its axes, and the size of its content across them. Several
/// components are arranged in a stack along the axis.
public struct ScrollView: PrimitiveComponent {
  private let scroll: ScrollContent
  private let content: ComponentList

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content may be larger; vertical by default.
  ///   - showsIndicators: A Boolean value that indicates whether scroll indicators are painted. The
  ///     default is `false`, because SwiftUI's indicators fade out while nothing scrolls.
  ///   - contentOffset: The distance by which the content is moved upward and toward the leading
  ///     edge, in points. It is limited to the content; NaN counts as 0.
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

  /// Returns a node that contains the components' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    var scroll = scroll
    scroll.margins = context.environment.contentMargins
    scroll.use(context.environment.scrollControl, in: context)
    // The margins and the control are those of the outermost scroll view.
    var inner = context
    inner.environment.contentMargins = .zero
    inner.environment.scrollControl = nil
    return [
      context.scrolling(
        context.node("ScrollView", .scroll(scroll), children: inner.nodes(of: content)))
    ]
  }
}

/// A component that shows the first of several components that fits, or the last one if none fits.
///
/// A component fits if its ideal size does not exceed the proposed size. The others are neither
/// painted nor part of the scene.
public struct ViewThatFits: PrimitiveComponent {
  private let choice: ViewThatFitsContent
  private let content: ComponentList

  /// Creates a view whose component must fit along the given axes, both by default.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ComponentBuilder content: () -> ComponentList
  ) {
    choice = ViewThatFitsContent(axes: axes.axes)
    self.content = content()
  }

  /// Returns a node that contains the nodes of all components.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("ViewThatFits", .viewThatFits(choice), children: context.nodes(of: content))]
  }
}
