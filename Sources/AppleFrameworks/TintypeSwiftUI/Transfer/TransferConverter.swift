// SPDX-License-Identifier: MIT

import Foundation

/// A value of any type that is being transferred.
///
/// `@unchecked`: the value is passed on, and never used by two threads at a time.
struct TransferValue: @unchecked Sendable {
  let value: Any
}

/// The conversion between a type's values and data with a content type.
struct TransferConverter: Sendable {
  var contentType: UTType
  /// Returns the data of a value; `nil` if values cannot be exported.
  var encode: (@Sendable (TransferValue) async throws -> Data)?
  /// Returns the value of data; `nil` if data cannot be imported.
  var decode: (@Sendable (Data) async throws -> TransferValue)?
}

/// A representation without a body.
protocol PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {
  /// The conversions, the preferred one first.
  var primitiveConverters: [TransferConverter] { get }
}

extension TransferRepresentation {
  /// The conversions, the preferred one first.
  var converters: [TransferConverter] {
    if let primitive = self as? any PrimitiveTransferRepresentation {
      return primitive.primitiveConverters
    }
    return body.converters
  }
}

extension Transferable {
  /// The conversions of the type, the preferred one first.
  static var transferConverters: [TransferConverter] { transferRepresentation.converters }
}

/// An error of a transfer.
enum TransferError: Error, CustomStringConvertible {
  /// A value has a different type than its representation.
  case unexpectedType(String)
  /// The type has no representation with a content type of the transferred item.
  case noRepresentation(type: String, contentTypes: [UTType])

  var description: String {
    switch self {
    case .unexpectedType(let type):
      "an item is not a value of '\(type)'. Transfer a value of the type of its representation."
    case .noRepresentation(let type, let contentTypes):
      """
      no representation of '\(type)' imports one of the types of content \
      \(contentTypes.map { "'\($0)'" }.joined(separator: ", ")). Add a representation with one of \
      these types.
      """
    }
  }
}

/// An item that is being transferred, with the conversions of its type.
struct TransferPayload: Sendable {
  let value: TransferValue
  var converters: [TransferConverter]

  /// Creates a payload without a value.
  init() {
    value = TransferValue(value: ())
    converters = []
  }

  /// Creates the payload of a value.
  init<T: Transferable>(_ value: T) {
    self.value = TransferValue(value: value)
    converters = T.transferConverters
  }

  /// Creates the payload of data.
  init(_ data: Data, contentType: UTType) {
    value = TransferValue(value: data)
    converters = [TransferConverter(contentType: contentType, encode: { _ in data })]
  }

  /// The types of content that the item can be exported as.
  var contentTypes: [UTType] { converters.map(\.contentType) }

  /// Returns whether the item can be exported as one of several types of content.
  func conforms(to types: [UTType]) -> Bool {
    contentTypes.contains { own in types.contains { own.conforms(to: $0) } }
  }

  /// Returns whether the item can be converted to a type.
  func isConvertible<T: Transferable>(to type: T.Type) -> Bool {
    value.value is T || conversion(to: type) != nil
  }

  /// Returns the item converted to a type.
  func converted<T: Transferable>(to type: T.Type) async throws -> TransferValue {
    if value.value is T { return value }
    guard let (encode, decode) = conversion(to: type) else {
      throw TransferError.noRepresentation(type: "\(T.self)", contentTypes: contentTypes)
    }
    return try await decode(try await encode(value))
  }

  private func conversion<T: Transferable>(to type: T.Type) -> (
    encode: @Sendable (TransferValue) async throws -> Data,
    decode: @Sendable (Data) async throws -> TransferValue
  )? {
    for target in T.transferConverters {
      guard let decode = target.decode else { continue }
      for source in converters where source.contentType.conforms(to: target.contentType) {
        if let encode = source.encode { return (encode, decode) }
      }
    }
    return nil
  }
}

extension TransferValue {
  /// Returns the value as a value of a type.
  func cast<T>(to type: T.Type) throws -> T {
    guard let value = value as? T else { throw TransferError.unexpectedType("\(T.self)") }
    return value
  }
}
