// SPDX-License-Identifier: MIT

import Foundation

extension View {
  // Variants: string(titleKey) | text(titleKey)
  /// Presents an alert while a binding is true.
  public nonisolated func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    alerting(isPresented, Dialog(title: Text(titleKey), actions: actions()))
  }

  // Variants: string(titleKey) | text(titleKey)
  /// Presents an alert with a message while a binding is true.
  public nonisolated func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    alerting(isPresented, Dialog(title: Text(titleKey), message: message(), actions: actions()))
  }

  // Variants: string(titleKey) | text(titleKey)
  /// Presents an alert while a binding is true and there is data.
  public nonisolated func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    alerting(
      isPresented, data.map { data in Dialog(title: Text(titleKey), actions: actions(data)) })
  }

  // Variants: string(titleKey) | text(titleKey)
  /// Presents an alert with a message while a binding is true and there is data.
  public nonisolated func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    alerting(
      isPresented,
      data.map { data in
        Dialog(title: Text(titleKey), message: message(data), actions: actions(data))
      })
  }
}

extension View {
  /// Presents an alert with the description of an error while a binding is true and there is an
  /// error.
  public nonisolated func alert<E, A>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View where E: LocalizedError, A: View {
    alerting(
      isPresented, error.map { error in Dialog(title: Text(describing: error), actions: actions()) }
    )
  }

  /// Presents an alert with the description of an error and a message while a binding is true and
  /// there is an error.
  public nonisolated func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    alerting(
      isPresented,
      error.map { error in
        Dialog(title: Text(describing: error), message: message(error), actions: actions(error))
      })
  }

  /// Presents an alert while a binding is true and there is one.
  nonisolated func alerting(
    _ isPresented: Binding<Bool>, _ dialog: Dialog?
  ) -> PresentingView<Self> {
    presenting(dialog, while: isPresented, Presentation.alert)
  }
}

extension Text {
  /// Creates a text with the description of an error.
  fileprivate nonisolated init(describing error: some LocalizedError) {
    self.init(verbatim: error.errorDescription ?? error.localizedDescription)
  }
}
