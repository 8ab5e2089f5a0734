// SPDX-License-Identifier: MIT

extension View {
  /// Makes the view draggable, with a value that a drop receives.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View
  where T: Transferable {
    dragging { NSItemProvider(object: payload()) }
  }

  /// Makes the view draggable, with a value that a drop receives, and a preview, which a snapshot
  /// does not show.
  public nonisolated func draggable<V, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View where V: View, T: Transferable {
    dragging { NSItemProvider(object: payload()) }
  }

  /// Makes the view draggable, with an item that a drop receives.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    dragging { data() }
  }

  /// Makes the view draggable, with an item that a drop receives, and a preview, which a snapshot
  /// does not show.
  public nonisolated func onDrag<V>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View where V: View {
    dragging { data() }
  }

  /// Makes the view draggable, with an item that a drop receives; `nil` for none.
  public nonisolated func itemProvider(_ action: Optional<() -> NSItemProvider?>) -> some View {
    dragging { action?() }
  }
}
