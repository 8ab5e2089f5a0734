// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// A document as it is stored far away: named fields, each with a value of a known type.
  package struct DocumentData: Hashable, Sendable {
    /// The values by the names of their fields.
    package var fields: [String: DocumentValue]

    /// Creates a document.
    ///
    /// - Parameter fields: The values by the names of their fields; by default none.
    package init(_ fields: [String: DocumentValue] = [:]) { self.fields = fields }

    /// The value of a field; `nil` if there is none.
    package subscript(field: String) -> DocumentValue? {
      get { fields[field] }
      set { fields[field] = newValue }
    }

    /// Puts the fields of another document over those of this one.
    ///
    /// - Parameter other: The other document. A field that it does not have stays as it is.
    package mutating func merge(_ other: DocumentData) {
      fields.merge(other.fields) { _, new in new }
    }
  }

  /// One value of a document.
  package indirect enum DocumentValue: Hashable, Sendable {
    /// Some text.
    case string(String)
    /// A number.
    case number(Double)
    /// Yes or no.
    case bool(Bool)
    /// A time.
    case date(Date)
    /// Values in an order.
    case list([DocumentValue])
    /// Values with names.
    case map([String: DocumentValue])
    /// What is known to be none.
    case null

    /// What values there are.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Some text.
      case string
      /// A number.
      case number
      /// Yes or no.
      case bool
      /// A time.
      case date
      /// Values in an order.
      case list
      /// Values with names.
      case map
      /// What is known to be none.
      case null
    }

    /// What kind of value this is.
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
  /// Creates a document from a literal; of two values with one name the last counts.
  package init(dictionaryLiteral elements: (String, LifeSignal.DocumentValue)...) {
    fields = Dictionary(elements) { _, last in last }
  }
}

extension LifeSignal.DocumentValue.Kind: CodingKey {}

extension LifeSignal.DocumentValue: Codable {
  /// Reads a value that is named by its type, such as `{"number": 3}`.
  ///
  /// A date is a number of seconds since the beginning of 2001, which is how `Date` itself counts, so
  /// that none is rounded; no setting of the decoder changes that.
  ///
  /// - Parameter decoder: From where it is read.
  /// - Throws: `DecodingError` if it has no type, more than one, or another value than the type says.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard container.allKeys.count == 1, let kind = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription:
            "A value has one type (\(Kind.allCases.map(\.rawValue).joined(separator: ", "))), "
            + "not \(container.allKeys.count)."))
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

  /// Writes the value, named by its type.
  ///
  /// - Parameter encoder: To where it is written.
  /// - Throws: What the encoder throws, such as for a number that is not finite.
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
  /// Reads a document: an object of its fields.
  ///
  /// - Parameter decoder: From where it is read.
  /// - Throws: `DecodingError` if one of the fields is no value.
  package init(from decoder: any Decoder) throws {
    fields = try decoder.singleValueContainer().decode([String: LifeSignal.DocumentValue].self)
  }

  /// Writes the document as an object of its fields.
  ///
  /// - Parameter encoder: To where it is written.
  /// - Throws: What the encoder throws, such as for a number that is not finite.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(fields)
  }
}
