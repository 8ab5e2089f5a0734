// SPDX-License-Identifier: MIT

extension View {
  // Variants: sheet; a sheet; the sheet
  //   -> fullScreenCover; a view that covers the screen; the view
  /// Presents a sheet while a binding is true.
  ///
  /// The presentation needs a screen: the layout of a snapshot is a device or a fixed size.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is presented; `false` is written when it is dismissed.
  ///   - onDismiss: The action to perform when the sheet has been dismissed.
  ///   - content: Returns the content, which inherits the environment of the view.
  /// - Returns: The modified view.
  public nonisolated func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(onDismiss: onDismiss) {
      isPresented.presented { .sheet(content, dismiss: $0) }
    }
  }

  // Variants: sheet; a sheet; the sheet; another sheet
  //   -> fullScreenCover; a view that covers the screen; the view; another view
  /// Presents a sheet while a binding has an item.
  ///
  /// - Parameters:
  ///   - item: The item; `nil` is written when the sheet is dismissed. If its identifier changes,
  ///     another sheet replaces the sheet.
  ///   - onDismiss: The action to perform when the sheet has been dismissed.
  ///   - content: Returns the content for an item.
  /// - Returns: The modified view.
  public nonisolated func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(onDismiss: onDismiss) {
      item.presented { item, dismiss in
        .sheet(id: AnyHashable(item.id), { content(item) }, dismiss: dismiss)
      }
    }
  }
}
