// SPDX-License-Identifier: MIT

import Foundation

/// A representation of values as JSON.
public struct CodableRepresentation<Item>: TransferRepresentation
where Item: Transferable, Item: Decodable, Item: Encodable {
  /// The type of the body.
  public typealias Body = Never

  private let contentType: UTType

  /// Creates a representation with a type of content.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.contentType = contentType
  }
}

extension CodableRepresentation: PrimitiveTransferRepresentation {
  var primitiveConverters: [TransferConverter] {
    [
      TransferConverter(
        contentType: contentType,
        encode: { try JSONEncoder().encode($0.cast(to: Item.self)) },
        decode: { TransferValue(value: try JSONDecoder().decode(Item.self, from: $0)) })
    ]
  }
}

/// A representation of values as data.
public struct DataRepresentation<Item>: TransferRepresentation where Item: Transferable {
  /// The type of the body.
  public typealias Body = Never

  fileprivate let converter: TransferConverter

  private init(
    _ contentType: UTType, _ exporting: (@Sendable (Item) async throws -> Data)?,
    _ importing: (@Sendable (Data) async throws -> Item)?
  ) {
    converter = TransferConverter(
      contentType: contentType,
      encode: exporting.map { Self.encoding($0) },
      decode: importing.map { Self.decoding($0) })
  }

  private static func encoding(
    _ exporting: @escaping @Sendable (Item) async throws -> Data
  ) -> @Sendable (TransferValue) async throws -> Data {
    { value in
      // Proof of safety: the value is passed on, and not used afterward.
      nonisolated(unsafe) let item = try value.cast(to: Item.self)
      return try await exporting(item)
    }
  }

  private static func decoding(
    _ importing: @escaping @Sendable (Data) async throws -> Item
  ) -> @Sendable (Data) async throws -> TransferValue {
    { data in
      let item = try await importing(data)
      return TransferValue(value: item)
    }
  }

  /// Creates a representation that exports and imports values.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { self.init(contentType, exporting, importing) }

  /// Creates a representation that exports values.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { self.init(exportedContentType, exporting, nil) }

  /// Creates a representation that imports values.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { self.init(importedContentType, nil, importing) }
}

extension DataRepresentation: PrimitiveTransferRepresentation {
  var primitiveConverters: [TransferConverter] { [converter] }
}

/// A representation of values as values of another type.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation
where Item: Transferable, ProxyRepresentation: Transferable {
  /// The type of the body.
  public typealias Body = Never

  fileprivate let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
  fileprivate let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// Creates a representation that exports and imports values.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  /// Creates a representation that exports values.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation that imports values.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    exporting = nil
    self.importing = importing
  }
}

extension ProxyRepresentation: PrimitiveTransferRepresentation {
  var primitiveConverters: [TransferConverter] {
    ProxyRepresentation.transferConverters.map { [exporting, importing] proxy in
      var converter = TransferConverter(contentType: proxy.contentType)
      if let exporting, let encode = proxy.encode {
        converter.encode = { value in
          try await encode(TransferValue(value: exporting(value.cast(to: Item.self))))
        }
      }
      if let importing, let decode = proxy.decode {
        converter.decode = { data in
          let value = try await decode(data)
          return TransferValue(value: try importing(value.cast(to: ProxyRepresentation.self)))
        }
      }
      return converter
    }
  }
}
