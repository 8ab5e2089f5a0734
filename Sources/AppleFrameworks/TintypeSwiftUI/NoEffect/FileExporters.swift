// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Has no effect, because there are no dialogs for saving files.
  public nonisolated func fileExporter<C, T>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, T: Transferable, T == C.Element { self }

  /// Has no effect, because there are no dialogs for saving files.
  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: FileDocument { self }

  /// Has no effect, because there are no dialogs for saving files.
  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: ReferenceFileDocument { self }

  /// Has no effect, because there are no dialogs for saving files.
  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: FileDocument { self }

  /// Has no effect, because there are no dialogs for saving files.
  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: ReferenceFileDocument { self }

  /// Has no effect, because there are no dialogs for saving files.
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View where D: FileDocument { self }

  /// Has no effect, because there are no dialogs for saving files.
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View where D: ReferenceFileDocument { self }

  /// Has no effect, because there are no dialogs for saving files.
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where D: FileDocument { self }

  /// Has no effect, because there are no dialogs for saving files.
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where D: ReferenceFileDocument { self }

  /// Has no effect, because there are no dialogs for saving files.
  public nonisolated func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where T: Transferable { self }
}

extension View {
  /// Has no effect, because there are no dialogs for saving files.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
  { self }

  /// Has no effect, because there are no dialogs for saving files.
  @_disfavoredOverload public nonisolated func fileExporterFilenameLabel<S>(_ label: S) -> some View
  where S: StringProtocol { self }

  /// Has no effect, because there are no dialogs for saving files.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Has no effect, because there are no dialogs for saving files.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }
}

/// Options of file dialogs.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The extensions of files are shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1)
  /// The contents of packages are shown.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 2)
  /// Hidden files are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}
