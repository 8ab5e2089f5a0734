// SPDX-License-Identifier: MIT

import Foundation

/// A scene for opening and saving documents, which has no windows on Linux.
///
/// Test the view of the editor with a binding such as `.constant(document)`.
@MainActor @preconcurrency
public struct DocumentGroup<Document, Content>: Scene where Content: View {
  /// No scenes, because there is no window system.
  public var body: some Scene { EmptyScene() }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a scene for new documents.
  @preconcurrency
  public nonisolated init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Creates a scene for viewing documents.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a scene for new documents.
  @preconcurrency
  public nonisolated init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Creates a scene for viewing documents.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}

/// The values of the current document.
public struct DocumentConfiguration: Sendable {
  /// The location of the file.
  public let fileURL: URL?
  /// A Boolean value that indicates whether the document can be changed.
  public let isEditable: Bool
}

extension EnvironmentValues {
  /// The values of the current document: none.
  public var documentConfiguration: DocumentConfiguration? { nil }
}

/// A scene for opening documents.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public struct DocumentGroupLaunchScene<Actions> {}

/// A view for opening documents.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public struct DocumentLaunchView<Actions, DocumentView> {}

/// A button that creates a document.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public struct NewDocumentButton<Label> {}

/// The standard buttons of a view for opening documents.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public struct DefaultDocumentGroupLaunchActions {
  /// Creates the buttons.
  public init() {}
}

/// The frames of the parts of a view for opening documents.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public struct DocumentLaunchGeometryProxy {}

/// A reference to a document.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public protocol DocumentBaseBox {}
