// SPDX-License-Identifier: MIT

import Foundation

/// The values of any type for the screens on a navigation stack.
public struct NavigationPath {
  /// The values.
  var elements: [AnyHashable]

  /// Creates an empty path.
  public init() { elements = [] }

  /// Creates a path of values.
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// Creates a path of values that can be encoded.
  public init<S>(_ elements: S)
  where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// Creates a path from its representation.
  public init(_ codable: NavigationPath.CodableRepresentation) { elements = codable.elements }

  /// The number of values.
  public var count: Int { elements.count }

  /// A Boolean value that indicates whether the path has no values.
  public var isEmpty: Bool { elements.isEmpty }

  /// The representation for an encoder; `nil` if a value cannot be encoded.
  public var codable: NavigationPath.CodableRepresentation? {
    guard elements.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(elements: elements)
  }

  /// Adds a value at the end.
  public mutating func append<V>(_ value: V) where V: Hashable { elements.append(value) }

  /// Adds a value that can be encoded at the end.
  public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {
    elements.append(value)
  }

  /// Removes values at the end.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath: Equatable {}

extension NavigationPath {
  /// The values of a path with the names of their types.
  public struct CodableRepresentation: Equatable {
    fileprivate let elements: [AnyHashable]
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  /// Creates the values from pairs: a type's name and a value as JSON text.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [AnyHashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      let text = try container.decode(String.self)
      guard let type = _typeByName(name) as? any Decodable.Type,
        let value = try JSONDecoder().decode(type, from: Data(text.utf8)) as? any Hashable
      else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "'\(name)' is not a type of a value of a path.")
      }
      elements.append(AnyHashable(value))
    }
    // As in SwiftUI, the last value is the first element.
    self.elements = elements.reversed()
  }

  /// Encodes pairs: a type's name and a value as JSON text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements.reversed() {
      let type = type(of: element.base)
      guard let name = _mangledTypeName(type), let value = element.base as? any Encodable else {
        throw EncodingError.invalidValue(
          element.base,
          EncodingError.Context(
            codingPath: container.codingPath,
            debugDescription: "The type \(type) of the value cannot be encoded."))
      }
      try container.encode(name)
      try container.encode(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
    }
  }
}
