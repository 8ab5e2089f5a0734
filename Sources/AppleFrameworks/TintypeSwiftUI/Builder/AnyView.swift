// SPDX-License-Identifier: MIT

/// A type-erased view; if the type of its content changes, the identity of the content ends.
public struct AnyView: View, PrimitiveView {
  private nonisolated(unsafe) let content: any View

  /// Creates a type-erased view.
  public nonisolated init<V>(_ view: V) where V: View {
    content = (view as? AnyView)?.content ?? view
  }

  /// Creates a type-erased view.
  public nonisolated init<V>(erasing view: V) where V: View { self.init(view) }

  /// Creates a type-erased view from a value if its type is a view.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView {
  func nodes(in scope: ViewScope) -> [Node] {
    // Only views of an erased type can be nested without a limit.
    guard scope.context.hasStack else { return [] }
    return scope.nodes(of: content, at: .type(ObjectIdentifier(type(of: content))))
  }
}
