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
    // Proof of safety: the engine calls the closure during the evaluation.
    nonisolated(unsafe) let component = {
      [content, scope] (proxy: TintypeComponents.GeometryProxy) in
      ViewComponent(content(GeometryProxy(proxy, in: scope)), in: scope)
    }
    return scope.nodes(of: TintypeComponents.GeometryReader { ComponentList(component($0)) })
  }
}
