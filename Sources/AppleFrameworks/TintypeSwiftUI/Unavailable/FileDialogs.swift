// SPDX-License-Identifier: MIT

import Foundation

@available(
  *, unavailable,
  message:
    "There are no file dialogs on Linux. Use #if !os(Linux), and test the completion directly."
)
extension View {
  /// Presents a dialog for saving files.
  public nonisolated func fileExporter<C, T>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, T: Transferable, T == C.Element { self }

  // Variants: FileDocument -> ReferenceFileDocument
  /// Presents a dialog for saving files.
  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: FileDocument { self }

  // Variants: FileDocument -> ReferenceFileDocument
  /// Presents a dialog for saving files.
  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: FileDocument { self }

  // Variants: FileDocument -> ReferenceFileDocument
  /// Presents a dialog for saving files.
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View where D: FileDocument { self }

  // Variants: FileDocument -> ReferenceFileDocument
  /// Presents a dialog for saving files.
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where D: FileDocument { self }

  /// Presents a dialog for saving files.
  public nonisolated func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where T: Transferable { self }
}

@available(
  *, unavailable,
  message:
    "There are no file dialogs on Linux. Use #if !os(Linux), and test the completion directly."
)
extension View {
  /// Sets the options of file dialogs.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
  { self }

  // Variants: string(labelKey) | labelKey: LocalizedStringKey -> label: Text?
  /// Sets the label of the name of the file.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }
}

/// Options of file dialogs.
@available(
  *, unavailable,
  message:
    "There are no file dialogs on Linux. Use #if !os(Linux), and test the completion directly."
)
public struct FileDialogBrowserOptions: Sendable {}
