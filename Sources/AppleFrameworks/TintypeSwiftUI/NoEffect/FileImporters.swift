// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Has no effect, because there are no dialogs for opening files.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }

  /// Has no effect, because there are no dialogs for opening files.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect, because there are no dialogs for opening files.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Has no effect, because there are no dialogs for moving files.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect, because there are no dialogs for moving files.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Has no effect, because there are no dialogs for moving files.
  public nonisolated func fileMover<C>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View where C: Collection, C.Element == URL { self }

  /// Has no effect, because there are no dialogs for moving files.
  public nonisolated func fileMover<C>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element == URL { self }
}

extension View {
  /// Has no effect, because there are no file dialogs whose button has a label.
  @_disfavoredOverload public nonisolated func fileDialogConfirmationLabel<S>(_ label: S)
    -> some View where S: StringProtocol
  { self }

  /// Has no effect, because there are no file dialogs whose button has a label.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Has no effect, because there are no file dialogs whose button has a label.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }

  /// Has no effect, because there are no file dialogs.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Has no effect, because there are no file dialogs with a first directory.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Has no effect, because there are no file dialogs that resolve links.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Has no effect, because there are no file dialogs with a message.
  @_disfavoredOverload public nonisolated func fileDialogMessage<S>(_ message: S) -> some View
  where S: StringProtocol { self }

  /// Has no effect, because there are no file dialogs with a message.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Has no effect, because there are no file dialogs with a message.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Has no effect, because there are no file dialogs with files.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}
