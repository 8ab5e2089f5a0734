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

/// A document that is stored in a file.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public protocol FileDocument {}

/// A document of a reference type that is stored in a file.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public protocol ReferenceFileDocument {}

/// The values of an open document.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public struct FileDocumentConfiguration<Document> {}

/// The values of an open document of a reference type.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public struct ReferenceFileDocumentConfiguration<Document> {}

/// The values for reading a document.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public struct FileDocumentReadConfiguration {}

/// The values for writing a document.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public struct FileDocumentWriteConfiguration {}

/// The values of the current document.
@available(
  *, unavailable,
  message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
)
public struct DocumentConfiguration {}

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

extension EnvironmentValues {
  /// The values of the current document.
  @available(
    *, unavailable,
    message: "Documents cannot be opened on Linux. Use #if !os(Linux), and test the views directly."
  )
  public var documentConfiguration: DocumentConfiguration? { nil }
}
