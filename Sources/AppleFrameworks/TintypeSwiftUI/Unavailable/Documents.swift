// SPDX-License-Identifier: MIT

/// A scene for opening and saving documents.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
@MainActor @preconcurrency
public struct DocumentGroup<Document, Content>: Scene {
  /// Creates a scene for new documents.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Creates a scene for viewing documents.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  // swift-format-ignore: OmitExplicitReturns
  /// No content.
  public var body: Never { return unreachableBody(of: Self.self) }
}

// Variants: A scene for opening documents; DocumentGroupLaunchScene<Actions>
//   -> A view for opening documents; DocumentLaunchView<Actions, DocumentView>
//   | A button that creates a document; NewDocumentButton<Label>
//   | The values of an open document; FileDocumentConfiguration<Document>
//   | The values of an open document of a reference type;
//     ReferenceFileDocumentConfiguration<Document>
/// A scene for opening documents.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public struct DocumentGroupLaunchScene<Actions> {}

// Variants: A document that is stored in a file; FileDocument
//   -> A document of a reference type that is stored in a file; ReferenceFileDocument
//   | A reference to a document; DocumentBaseBox
/// A document that is stored in a file.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public protocol FileDocument {}

// Variants: The values for reading a document; FileDocumentReadConfiguration
//   -> The values for writing a document; FileDocumentWriteConfiguration
//   | The values of the current document; DocumentConfiguration
//   | The frames of the parts of a view for opening documents; DocumentLaunchGeometryProxy
/// The values for reading a document.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public struct FileDocumentReadConfiguration {}

/// The standard buttons of a view for opening documents.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public struct DefaultDocumentGroupLaunchActions {
  /// Creates the buttons.
  public init() {}
}

extension EnvironmentValues {
  /// The values of the current document.
  @available(
    *, unavailable,
    message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
  )
  public var documentConfiguration: DocumentConfiguration? { nil }
}
