// SPDX-License-Identifier: MIT

extension View {
  // Variants: string(titleKey) | text(titleKey)
  /// Presents a confirmation dialog while a binding is true.
  public nonisolated func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    confirming(isPresented, titleVisibility, Dialog(title: Text(titleKey), actions: actions()))
  }

  // Variants: string(titleKey) | text(titleKey)
  /// Presents a confirmation dialog with a message while a binding is true.
  public nonisolated func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    confirming(
      isPresented, titleVisibility,
      Dialog(title: Text(titleKey), message: message(), actions: actions()))
  }

  // Variants: string(titleKey) | text(titleKey)
  /// Presents a confirmation dialog while a binding is true and there is data.
  public nonisolated func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    confirming(
      isPresented, titleVisibility,
      data.map { data in Dialog(title: Text(titleKey), actions: actions(data)) })
  }

  // Variants: string(titleKey) | text(titleKey)
  /// Presents a confirmation dialog with a message while a binding is true and there is data.
  public nonisolated func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    confirming(
      isPresented, titleVisibility,
      data.map { data in
        Dialog(title: Text(titleKey), message: message(data), actions: actions(data))
      })
  }
}

extension View {
  /// Presents the dialog, if it is not `nil`, while the binding is true.
  nonisolated func confirming(
    _ isPresented: Binding<Bool>, _ titleVisibility: Visibility, _ dialog: Dialog?
  ) -> PresentingView<Self> {
    var dialog = dialog
    // iOS shows the title only on request.
    if titleVisibility != .visible { dialog?.title = nil }
    return presenting(dialog, while: isPresented, Presentation.confirmationDialog)
  }
}
