// SPDX-License-Identifier: MIT

import Foundation

/// A file that an item is exported to.
public struct SentTransferredFile: Sendable {
  /// The location of the file.
  public let file: URL
  /// A Boolean value that indicates whether a receiver may access the file itself.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that an item is imported from.
public struct ReceivedTransferredFile: Sendable {
  /// The location of the file.
  public let file: URL
  /// A Boolean value that indicates whether the file is not a copy.
  public let isOriginalFile: Bool
}

/// A representation of values as files.
public struct FileRepresentation<Item>: TransferRepresentation where Item: Transferable {
  /// The type of the body.
  public typealias Body = Never

  fileprivate let converter: TransferConverter

  private init(
    _ contentType: UTType, _ exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
    _ importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
  ) {
    converter = TransferConverter(
      contentType: contentType,
      encode: exporting.map { Self.encoding($0) },
      decode: importing.map { Self.decoding($0, contentType) })
  }

  private static func encoding(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> @Sendable (TransferValue) async throws -> Data {
    { value in
      // Proof of safety: the value is passed on, and not used afterward.
      nonisolated(unsafe) let item = try value.cast(to: Item.self)
      let sent = try await exporting(item)
      return try Data(contentsOf: sent.file)
    }
  }

  private static func decoding(
    _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item,
    _ contentType: UTType
  ) -> @Sendable (Data) async throws -> TransferValue {
    { data in
      let name = "\(UUID().uuidString).\(contentType.preferredFilenameExtension ?? "data")"
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
      try data.write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let received = ReceivedTransferredFile(file: file, isOriginalFile: false)
      return TransferValue(value: try await importing(received))
    }
  }

  /// Creates a representation that exports and imports values.
  ///
  /// An imported file is a copy, which is removed after the import.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(contentType, exporting, importing) }

  /// Creates a representation that exports values.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { self.init(exportedContentType, exporting, nil) }

  /// Creates a representation that imports values.
  ///
  /// An imported file is a copy, which is removed after the import.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(importedContentType, nil, importing) }
}

extension FileRepresentation: PrimitiveTransferRepresentation {
  var primitiveConverters: [TransferConverter] { [converter] }
}

extension TransferRepresentation {
  /// Sets the name of exported files, which only other apps use.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
}
