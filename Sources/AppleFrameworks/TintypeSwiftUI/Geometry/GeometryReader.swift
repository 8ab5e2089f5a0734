// SPDX-License-Identifier: MIT

import TintypeComponents

/// A view that takes all available space and creates its content from its size and coordinate
/// space.
public struct GeometryReader<Content>: View, PrimitiveView where Content: View {
  /// The closure that creates the content.
  public var content: (GeometryProxy) -> Content {
    get { storedContent }
    set { storedContent = newValue }
  }
  private nonisolated(unsafe) var storedContent: (GeometryProxy) -> Content

  /// Creates a view from a closure that creates its content.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    storedContent = content
  }
}

extension GeometryReader {
  func nodes(in scope: ViewScope) -> [Node] {
    var scope = scope
    scope.preferences = scope.preferences.append()
    let last = scope.node.effect { LastGeometry() }
    if scope.isHidden {
      // The reader is not placed, but its content still exists.
      let proxy = last.proxy ?? GeometryProxy(in: scope)
      return scope.nodes(of: content(proxy))
    }
    // Proof of safety: the engine calls the closure during the evaluation.
    nonisolated(unsafe) let component = {
      [content, scope] (proxy: TintypeComponents.GeometryProxy) in
      let proxy = GeometryProxy(proxy, in: scope)
      last.proxy = proxy
      return ViewComponent(content(proxy), in: scope)
    }
    return scope.nodes(of: TintypeComponents.GeometryReader { ComponentList(component($0)) })
  }
}

/// The geometry of the last placement of a reader.
private final class LastGeometry {
  var proxy: GeometryProxy?
}
