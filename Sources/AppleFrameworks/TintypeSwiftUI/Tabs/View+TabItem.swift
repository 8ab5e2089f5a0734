// SPDX-License-Identifier: MIT

extension View {
  /// Sets the label of the view in the bar of a tab view: an image and a text.
  public nonisolated func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    TabItemView(content: self, label: label())
  }
}

/// A view with a label in the bar of a tab view.
private struct TabItemView<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension TabItemView: View, PrimitiveView, SubviewContainer, ContentForwarding {
  nonisolated func nodes(in scope: ViewScope) -> [Node] {
    guard let collecting = scope.collecting else { return scope.nodes(of: content) }
    collecting.collect(content, in: scope) { $0.tabItem = label }
    return []
  }

  nonisolated func forwardValues(to values: inout ContainerValues) {
    forwardContentValues(to: &values)
    values.tabItem = label
  }
}

private enum TemplateImagesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether images without a rendering mode are templates.
  var hasTemplateImages: Bool {
    get { self[TemplateImagesKey.self] }
    set { self[TemplateImagesKey.self] = newValue }
  }
}
