// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// A remotely stored document: named fields with values of known types.
  package struct DocumentData: Hashable, Sendable {
    /// The values by field name.
    package var fields: [String: DocumentValue]

    /// Creates a document.
    ///
    /// - Parameter fields: The values by field name; empty by default.
    package init(_ fields: [String: DocumentValue] = [:]) { self.fields = fields }

    /// The value of a field; `nil` if there is none.
    package subscript(field: String) -> DocumentValue? {
      get { fields[field] }
      set { fields[field] = newValue }
    }

    /// Replaces and adds the fields of another document.
    ///
    /// - Parameter other: The other document. Fields that are not in it stay unchanged.
    package mutating func merge(_ other: DocumentData) {
      fields.merge(other.fields) { _, new in new }
    }
  }

  /// A value of a document.
  package indirect enum DocumentValue: Hashable, Sendable {
    /// A string.
    case string(String)
    /// A number.
    case number(Double)
    /// A Boolean value.
    case bool(Bool)
    /// A date.
    case date(Date)
    /// A list of values.
    case list([DocumentValue])
    /// Values by name.
    case map([String: DocumentValue])
    /// An explicit null.
    case null

    /// The kind of a value.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A string.
      case string
      /// A number.
      case number
      /// A Boolean value.
      case bool
      /// A date.
      case date
      /// A list of values.
      case list
      /// Values by name.
      case map
      /// An explicit null.
      case null
    }

    /// The kind of the value.
    package var kind: Kind {
      switch self {
      case .string: .string
      case .number: .number
      case .bool: .bool
      case .date: .date
      case .list: .list
      case .map: .map
      case .null: .null
      }
    }
  }
}

extension LifeSignal.DocumentData: ExpressibleByDictionaryLiteral {
  /// Creates a document from a literal; the last of two values with the same name wins.
  package init(dictionaryLiteral elements: (String, LifeSignal.DocumentValue)...) {
    fields = Dictionary(elements) { _, last in last }
  }
}

extension LifeSignal.DocumentValue.Kind: CodingKey {}

extension LifeSignal.DocumentValue: Codable {
  /// Decodes a value with its type as the key, such as `{"number": 3}`.
  ///
  /// A date is a number of seconds since the beginning of 2001, the internal form of `Date`, so
  /// that it is not rounded; the decoder's strategies have no effect on it.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if there is no type, more than one type, or a value of another type.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard container.allKeys.count == 1, let kind = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription:
            "A value must have exactly one type "
            + "(\(Kind.allCases.map(\.rawValue).joined(separator: ", "))), not "
            + "\(container.allKeys.count)."))
    }
    self =
      switch kind {
      case .string: .string(try container.decode(String.self, forKey: kind))
      case .number: .number(try container.decode(Double.self, forKey: kind))
      case .bool: .bool(try container.decode(Bool.self, forKey: kind))
      case .date:
        .date(
          Date(timeIntervalSinceReferenceDate: try container.decode(Double.self, forKey: kind)))
      case .list: .list(try container.decode([Self].self, forKey: kind))
      case .map: .map(try container.decode([String: Self].self, forKey: kind))
      case .null: .null
      }
  }

  /// Encodes the value with its type as the key.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder, such as for a number that is not finite.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .string(let string): try container.encode(string, forKey: kind)
    case .number(let number): try container.encode(number, forKey: kind)
    case .bool(let bool): try container.encode(bool, forKey: kind)
    case .date(let date): try container.encode(date.timeIntervalSinceReferenceDate, forKey: kind)
    case .list(let values): try container.encode(values, forKey: kind)
    case .map(let fields): try container.encode(fields, forKey: kind)
    case .null: try container.encodeNil(forKey: kind)
    }
  }
}

extension LifeSignal.DocumentData: Codable {
  /// Decodes a document from an object of its fields.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if a field is not a valid value.
  package init(from decoder: any Decoder) throws {
    fields = try decoder.singleValueContainer().decode([String: LifeSignal.DocumentValue].self)
  }

  /// Encodes the document as an object of its fields.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder, such as for a number that is not finite.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(fields)
  }
}
