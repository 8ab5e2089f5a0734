// SPDX-License-Identifier: MIT

import Foundation

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
