// SPDX-License-Identifier: MIT

import TintypeComponents

/// A view whose nodes are those of a component of the engine around its content.
struct ModifiedView<Content: View> {
  let content: Content
  let modify: (ViewComponent, ViewScope) -> any Component
}

extension ModifiedView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    if let collecting = scope.collecting {
      collecting.collect(content, in: scope) { $0.modified(modify) }
      return []
    }
    return scope.nodes(of: modify(ViewComponent(content, in: scope), scope))
  }
}

extension View {
  /// Returns a view that the engine modifies.
  nonisolated func modified(
    _ modify: @escaping (ViewComponent) -> any Component
  ) -> ModifiedView<Self> {
    ModifiedView(content: self) { content, _ in modify(content) }
  }

  /// Returns a view that the engine modifies depending on the scope, such as with other views.
  nonisolated func modified(
    _ modify: @escaping (ViewComponent, ViewScope) -> any Component
  ) -> ModifiedView<Self> {
    ModifiedView(content: self, modify: modify)
  }
}
