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
