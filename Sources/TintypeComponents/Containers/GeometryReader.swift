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
