// SPDX-License-Identifier: MIT

import Foundation

extension Shopper {
  /// The name under which events are counted, such as `shop.product_viewed`.
  package struct TelemetryEventName: Hashable, Sendable, RawRepresentable, Codable {
    /// The name.
    package var rawValue: String

    /// Creates a name.
    ///
    /// - Parameter rawValue: The name.
    package init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Something that happened, with what is to be known of it.
  package protocol TelemetryEvent<EventData>: Sendable {
    /// What is to be known of it; its properties become the event's attributes.
    associatedtype EventData: Encodable & Sendable

    /// The name under which it is counted.
    var name: TelemetryEventName { get }
    /// What is to be known of it.
    var eventData: EventData { get }
  }

  /// What becomes of an event's data: values by names.
  enum TelemetryAttributes {
    /// The name of data that have no names in them, such as a number.
    static let unnamed = "value"

    /// The properties of data as attributes.
    ///
    /// - Parameter eventData: The data.
    /// - Returns: Texts, whole numbers, numbers and truth values as such, and what is made of
    ///   several of them as it is written in JSON. What is `nil` is left out.
    /// - Throws: What encoding the data throws.
    static func of(_ eventData: some Encodable) throws -> [String: any Encodable] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let data = try encoder.encode(eventData)
      switch try JSONDecoder().decode(Value.self, from: data) {
      case .object(let values): return try values.compactMapValues { try attribute($0) }
      case let value: return try attribute(value).map { [unnamed: $0] } ?? [:]
      }
    }

    private static func attribute(_ value: Value) throws -> (any Encodable)? {
      switch value {
      case .null: return nil
      case .truth(let truth): return truth
      case .integer(let integer): return integer
      case .number(let number): return number
      case .text(let text): return text
      case .array, .object:
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      }
    }

    /// Anything that JSON knows.
    private enum Value: Codable {
      case null
      case truth(Bool)
      case integer(Int)
      case number(Double)
      case text(String)
      case array([Value])
      case object([String: Value])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          self = .null
        } else if let truth = try? container.decode(Bool.self) {
          self = .truth(truth)
        } else if let integer = try? container.decode(Int.self) {
          self = .integer(integer)
        } else if let number = try? container.decode(Double.self) {
          self = .number(number)
        } else if let text = try? container.decode(String.self) {
          self = .text(text)
        } else if let values = try? container.decode([Value].self) {
          self = .array(values)
        } else {
          self = .object(try container.decode([String: Value].self))
        }
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .truth(let truth): try container.encode(truth)
        case .integer(let integer): try container.encode(integer)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
      }
    }
  }
}
