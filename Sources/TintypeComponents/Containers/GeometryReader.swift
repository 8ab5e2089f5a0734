// SPDX-License-Identifier: MIT

/// A component that takes all the room it is offered and makes its content once it knows how much.
///
/// Its content lies in the top leading corner.
public struct GeometryReader: PrimitiveComponent {
  private let content: @Sendable (GeometryProxy) -> ComponentList

  /// Creates a reader; the closure gets the size and makes the content.
  public init(@ComponentBuilder content: @escaping @Sendable (GeometryProxy) -> ComponentList) {
    self.content = content
  }

  /// A node that holds the closure.
  public func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let geometry = GeometryContent { [content] (proxy) throws(ComponentError) in
      try Node.resolve(content(proxy), in: environment)
    }
    return [context.node("GeometryReader", .geometry(geometry))]
  }
}

/// What the content of a geometry reader can know.
public struct GeometryProxy: Sendable {
  /// The size of the reader in points.
  public let size: Size
  /// The insets of the canvas's safe area in points.
  public let safeAreaInsets: EdgeInsets

  init(size: Size, safeAreaInsets: EdgeInsets = .zero) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
  }
}
