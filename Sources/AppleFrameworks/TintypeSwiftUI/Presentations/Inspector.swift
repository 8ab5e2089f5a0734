// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A view with an inspector: a trailing column in a regular size class, a sheet in others.
private struct InspectorView<Content: View, Inspector: View> {
  let content: Content
  let inspector: Inspector
  let isPresented: Binding<Bool>

  /// The default width of the column in points.
  static var defaultWidth: Double { 320 }
}

extension InspectorView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let effect = scope.node.effect { InspectorWidthEffect() }
    let content = scope.component(content, at: .content)
    guard isPresented.wrappedValue else { return scope.nodes(of: content) }
    guard scope.environment.horizontalSizeClass == .regular else {
      scope.present(
        .sheet(name: "Inspector", { inspector }, dismiss: { isPresented.wrappedValue = false }))
      return scope.nodes(of: content)
    }
    var inner = scope.child(.part("inspector"))
    inner.preferences = scope.preferences.append()
    let nodes = inner.nodes(of: inspector)
    let width = effect.width(of: inner.preferences, in: scope.evaluation)
    let pane = ComponentList([scope.context.node("Inspector", .component, children: nodes)])
    return scope.nodes(
      of: Engine.HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        ColumnSeparator()
        pane.frame(maxWidth: .infinity, maxHeight: .infinity).frame(width: width)
      })
  }
}

/// The width that the content of an inspector sets, which geometry readers do when they are placed.
private final class InspectorWidthEffect {
  private var late: ColumnWidth?

  /// Returns the width in points.
  func width(of preferences: PreferenceNode, in evaluation: Evaluation) -> Double {
    let used = preferences.value(of: InspectorWidthKey.self) ?? late
    evaluation.afterPlacement { [self] in
      late = preferences.value(of: InspectorWidthKey.self) ?? nil
      if late != used { evaluation.tree.observer.requireEvaluation(for: "the inspector") }
    }
    return used?.resolved ?? InspectorView<EmptyView, EmptyView>.defaultWidth
  }
}

/// The preference with the width of an inspector.
private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = nextValue() ?? value
  }
}

extension View {
  /// Adds an inspector: a trailing column in a regular horizontal size class, a sheet in others.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the inspector is visible; `false` is written when a user dismisses the
  ///     sheet.
  ///   - content: The content of the inspector.
  /// - Returns: The modified view.
  public nonisolated func inspector<V>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    InspectorView(content: self, inspector: content(), isPresented: isPresented)
  }

  /// Sets the width of the inspector that contains the view, in points.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    transformPreference(InspectorWidthKey.self) { $0 = ColumnWidth(ideal: width) }
  }

  /// Sets the limits of the width of the inspector that contains the view, and its initial width, in
  /// points.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    transformPreference(InspectorWidthKey.self) {
      $0 = ColumnWidth(minimum: min, ideal: ideal, maximum: max)
    }
  }
}
