// SPDX-License-Identifier: MIT

extension View {
  /// Adds an action to perform when the view appears.
  ///
  /// Actions of views are performed before those of their descendants, in the order of the
  /// structure.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: action, disappear: nil)
  }

  /// Adds an action to perform when the view disappears.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: nil, disappear: action)
  }
}

private struct AppearanceView<Content: View> {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceView: View, PrimitiveView, ContentForwarding {
  func nodes(in scope: ViewScope) -> [Node] {
    let effect = scope.node.effect { AppearanceEffect() }
    effect.disappear = disappear
    let isShown = scope.isShown
    if effect.hasAppeared, !isShown, !scope.isHidden {
      // An element of a lazy layout was scrolled out of the visible area.
      scope.evaluation.perform { effect.end() }
    }
    if !effect.hasAppeared, isShown {
      effect.hasAppeared = true
      if let appear { scope.evaluation.perform { appear() } }
      if !effect.isKnown {
        effect.isKnown = true
        scope.node.removals.append { effect.end() }
      }
    }
    return scope.nodes(of: content)
  }
}

private final class AppearanceEffect {
  var isKnown = false
  var hasAppeared = false
  var disappear: (() -> Void)?

  /// Performs the action of a view that disappears.
  func end() {
    guard hasAppeared else { return }
    hasAppeared = false
    disappear?()
  }
}
