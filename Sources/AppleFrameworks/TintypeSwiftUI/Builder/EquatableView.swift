// SPDX-License-Identifier: MIT

/// A view that SwiftUI evaluates again only if it is not equal to its previous value.
///
/// The result is the same, because each evaluation of equal views is.
public struct EquatableView<Content>: View, PrimitiveView where Content: Equatable, Content: View {
  /// The view.
  public var content: Content {
    get { storedContent }
    set { storedContent = newValue }
  }
  private nonisolated(unsafe) var storedContent: Content

  /// Creates a view from an equatable view.
  public nonisolated init(content: Content) { storedContent = content }
}

extension EquatableView {
  func nodes(in scope: ViewScope) -> [Node] { scope.nodes(of: content) }
}

extension View where Self: Equatable {
  /// Returns a view that SwiftUI evaluates again only if it is not equal to its previous value.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
