// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Adds an action to perform when the app opens a URL, which `ViewHost.open(_:)` does.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    OpenedURLView(content: self, action: action)
  }
}

private struct OpenedURLView<Content: View> {
  let content: Content
  let action: (URL) -> Void
}

extension OpenedURLView: View, PrimitiveView, ContentForwarding {
  func nodes(in scope: ViewScope) -> [Node] {
    scope.evaluation.urlActions.append(action)
    return scope.nodes(of: content)
  }
}
