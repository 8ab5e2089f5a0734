// SPDX-License-Identifier: MIT

import Foundation

extension Shopper {
  /// The name of logged events, such as `shop.product_viewed`.
  package struct TelemetryEventName: Hashable, Sendable, RawRepresentable, Codable {
    /// The name.
    package var rawValue: String

    /// Creates a name.
    ///
    /// - Parameter rawValue: The name.
    package init(rawValue: String) { self.rawValue = rawValue }
  }

  /// An event with its data.
  package protocol TelemetryEvent<EventData>: Sendable {
    /// The type of the event's data, whose properties become the event's attributes.
    associatedtype EventData: Encodable & Sendable

    /// The name of the event.
    var name: TelemetryEventName { get }
    /// The data of the event.
    var eventData: EventData { get }
  }

  /// Converts an event's data to attributes by name.
  enum TelemetryAttributes {
    /// The name of data without named properties, such as a number.
    static let unnamed = "value"

    /// Returns the properties of data as attributes.
    ///
    /// - Parameter eventData: The data.
    /// - Returns: Strings, integers, numbers and Boolean values unchanged, and compound values as
    ///   JSON text. `nil` values are omitted.
    /// - Throws: The error of encoding the data.
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

    /// Any JSON value.
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
