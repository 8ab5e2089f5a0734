// SPDX-License-Identifier: MIT

import Foundation

/// A document that is stored in a file.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The values for reading a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The values for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written; by default those that can be read.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// Returns the file of the document.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that can be written.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document of a reference type that is stored in a file.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The values for reading a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The values for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The content at a time.
  associatedtype Snapshot

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written; by default those that can be read.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// Returns the current content.
  func snapshot(contentType: UTType) throws -> Self.Snapshot
  /// Returns the file of a content.
  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws
    -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types of files that can be written.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The values for reading a document.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  /// Creates values, for tests that read a document.
  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The values for writing a document.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is replaced.
  public let existingFile: FileWrapper?

  package init(contentType: UTType, existingFile: FileWrapper? = nil) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}

/// The values of an open document.
public struct FileDocumentConfiguration<Document> where Document: FileDocument {
  /// The document.
  @Binding public var document: Document
  /// The location of the file: none.
  public var fileURL: URL?
  /// A Boolean value that indicates whether the document can be changed.
  public var isEditable: Bool
}

/// The values of an open document of a reference type.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document> where Document: ReferenceFileDocument {
  /// The document.
  @ObservedObject public var document: Document
  /// The location of the file: none.
  public var fileURL: URL?
  /// A Boolean value that indicates whether the document can be changed.
  public var isEditable: Bool
}
