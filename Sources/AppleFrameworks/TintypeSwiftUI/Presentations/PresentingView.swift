// SPDX-License-Identifier: MIT

import TintypeComponents

/// A view that presents another view over the screen.
struct PresentingView<Content: View> {
  let content: Content
  /// Returns the current presentation; `nil` if there is none.
  let presentation: () -> Presentation?
  /// The action to perform when a presentation has ended.
  let onDismiss: (() -> Void)?
}

extension PresentingView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let effect = scope.node.effect { PresentationEffect() }
    let nodes = scope.child(.content).nodes(of: content)
    let presentation = presentation()
    if let id = effect.id, id != presentation?.id, let onDismiss = effect.onDismiss {
      scope.evaluation.perform(onDismiss)
    }
    effect.id = presentation?.id
    effect.onDismiss = onDismiss
    if let presentation { scope.present(presentation) }
    return nodes
  }
}

/// The presentation of a view in the last evaluation.
private final class PresentationEffect {
  var id: AnyHashable?
  var onDismiss: (() -> Void)?
}

extension View {
  /// Returns a view that presents another view while a closure returns a presentation.
  nonisolated func presenting(
    onDismiss: (() -> Void)? = nil, _ presentation: @escaping () -> Presentation?
  ) -> PresentingView<Self> {
    PresentingView(content: self, presentation: presentation, onDismiss: onDismiss)
  }
}

extension Binding where Value == Bool {
  /// Returns a value while the binding is true.
  func presented<Result>(_ make: (_ dismiss: @escaping () -> Void) -> Result) -> Result? {
    guard wrappedValue else { return nil }
    return make { wrappedValue = false }
  }
}

extension Binding {
  /// Returns a value for the item of the binding, if any.
  func presented<Item, Result>(
    _ make: (_ item: Item, _ dismiss: @escaping () -> Void) -> Result
  ) -> Result? where Value == Item? {
    guard let item = wrappedValue else { return nil }
    return make(item) { wrappedValue = nil }
  }
}
