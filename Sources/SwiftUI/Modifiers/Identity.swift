// SPDX-License-Identifier: MIT

extension View {
  /// Binds the identity of the view to a value: if the value changes, the state of the view is
  /// reset.
  public nonisolated func id<ID>(_ id: ID) -> some View where ID: Hashable {
    IdentifiedView(content: self, id: id)
  }
}

private struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    var nodes = scope.nodes(of: content, at: .id(AnyHashable(id)))
    let name = "\(id)"
    for index in nodes.indices {
      nodes[index].id = nodes.count == 1 ? name : "\(name).\(index)"
      nodes[index].idPosition = nil
    }
    return nodes
  }
}
