// SPDX-License-Identifier: MIT

import TintypeComponents

/// A view that the engine combines with another view, such as a background.
///
/// The content has an identity of its own, so that several modifiers of the same kind have
/// different identities.
struct AttachedView<Content: View, Attachment: View> {
  let content: Content
  let attachment: Attachment
  let part: String
  let modify: (ViewComponent, ComponentList) -> any Component
}

extension AttachedView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let attachment = ComponentList(scope.component(attachment, at: .part(part)))
    return scope.nodes(of: modify(scope.component(content, at: .content), attachment))
  }
}

extension View {
  /// Returns a view that the engine combines with another view.
  ///
  /// - Parameters:
  ///   - attachment: The other view.
  ///   - part: The name of the other view's identity.
  ///   - modify: Returns the engine's component for both views.
  /// - Returns: The component.
  nonisolated func attaching<Attachment: View>(
    _ attachment: Attachment, as part: String,
    _ modify: @escaping (ViewComponent, ComponentList) -> any Component
  ) -> AttachedView<Self, Attachment> {
    AttachedView(content: self, attachment: attachment, part: part, modify: modify)
  }
}
