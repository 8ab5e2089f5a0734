// SPDX-License-Identifier: MIT

/// A group of views without a container, to each of which modifiers apply separately.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// Creates a group of views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  func nodes(in scope: ViewScope) -> [Node] { scope.nodes(of: content) }
}
