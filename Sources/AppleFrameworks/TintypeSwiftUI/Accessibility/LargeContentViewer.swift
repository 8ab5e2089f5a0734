// SPDX-License-Identifier: MIT

import TintypeComponents

/// A view whose content the large content viewer can show.
struct LargeContentView<Content: View> {
  let content: Content
  /// The content of the viewer; `nil` for that of the view.
  let largeContent: (any View)?
}

extension LargeContentView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let nodes = scope.child(.content).nodes(of: content)
    let name = nodes.map(\.accessibilityText).filter { !$0.isEmpty }.joined(separator: ", ")
    if scope.context.environment.showsLargeContent(of: name) {
      scope.presentLargeContent(largeContent ?? content)
    }
    return nodes
  }
}

extension ViewScope {
  /// Shows a view in the large content viewer.
  func presentLargeContent(_ view: any View) {
    present(
      Presentation(id: "largeContent", name: "LargeContentViewer") { scope, screen in
        var scope = scope
        var values = scope.environment
        values.removeStyles((any LabelStyle).self)
        // The item does not show itself again.
        values.base.largeContentItem = nil
        scope.context.environment = values.base
        let content = scope.list(
          AnyView(view).labelStyle(LargeContentLabelStyle()), at: "content")
        return PresentationLayer(
          component: LargeContentPanel(on: screen, content: content), isModal: false)
      })
  }
}

/// A label with a large icon above its title.
private struct LargeContentLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 80))
      configuration.title
    }
  }
}

extension View {
  /// Lets the large content viewer show the view, for its accessibility label in
  /// `ViewImageConfig.largeContentViewer(of:)`.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    LargeContentView(content: self, largeContent: nil)
  }

  /// Lets the large content viewer show other content for the view.
  public nonisolated func accessibilityShowsLargeContentViewer<V>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View where V: View {
    LargeContentView(content: self, largeContent: largeContentView())
  }
}
