// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Shows the scroll indicators for a moment when the view appears.
  ///
  /// A snapshot shows the indicators. They are hidden after the next scroll of the user.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    transformingScrolling { if onAppear { $0.flashesOnAppear = true } }
  }

  /// Shows the scroll indicators for a moment when a value changes.
  ///
  /// A snapshot after the change shows the indicators. They are hidden after the next scroll of the
  /// user.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    ScrollFlashView(content: self, value: value)
  }
}

/// A view whose scroll views flash their indicators when a value changes.
private struct ScrollFlashView<Content: View, Value: Equatable> {
  let content: Content
  let value: Value
}

extension ScrollFlashView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let flashes = scope.node.effect { ScrollFlashes(value: value) }
    flashes.update(value)
    let count = flashes.count
    return scope.nodes(of: content.transformingScrolling { $0.flashCount += count })
  }
}

/// The number of changes of a value that flashes scroll indicators.
private final class ScrollFlashes<Value: Equatable> {
  private(set) var count = 0
  private var value: Value

  init(value: Value) { self.value = value }

  /// Compares a value with the last one.
  func update(_ new: Value) {
    guard new != value else { return }
    value = new
    count += 1
  }
}
