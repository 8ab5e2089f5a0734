// SPDX-License-Identifier: MIT

import TintypeComponents

/// A container for controls that enter data, shown as a grouped list.
@MainActor @preconcurrency
public struct Form<Content> where Content: View {
  // Proof of safety: one thread at a time evaluates views.
  private nonisolated(unsafe) let content: Content

  /// Creates a form.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from the configuration of a style.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

extension Form: View, PrimitiveView {
  nonisolated func nodes(in scope: ViewScope) -> [Node] {
    let style = scope.environment.style((any FormStyle).self)
    guard let style, !(style is AutomaticFormStyle), !(style is GroupedFormStyle) else {
      return scope.nodes(of: List { content })
    }
    return scope.nodes(
      of: style,
      FormStyleConfiguration(
        content: FormStyleConfiguration.Content(
          content: StyleContent(content, in: scope, at: .part("content")))))
  }
}
