// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// The reason why a document cannot be read.
  package enum DocumentDataError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The field is missing.
    case missing(path: String, wanted: DocumentValue.Kind)
    /// The field has a value of another type.
    case wrongType(path: String, wanted: DocumentValue.Kind, found: DocumentValue.Kind)
    /// The field has a value of the right type that is invalid.
    case invalid(path: String, wanted: String, found: String)

    /// The path in the document: the names of the fields, separated by dots.
    package var path: String {
      switch self {
      case .missing(let path, _), .wrongType(let path, _, _), .invalid(let path, _, _): path
      }
    }

    /// A description of the problem, its location and the remedy.
    package var description: String {
      switch self {
      case .missing(let path, let wanted):
        "The field “\(path)” is missing; expected a \(wanted.rawValue). Store it in the document."
      case .wrongType(let path, let wanted, let found):
        "The field “\(path)” is a \(found.rawValue); expected a \(wanted.rawValue). "
          + "Correct the document."
      case .invalid(let path, let wanted, let found):
        "The field “\(path)” is \(found); expected \(wanted). Correct the document."
      }
    }
  }
}

extension LifeSignal.DocumentData {
  /// Returns the value at a path; `nil` if there is none.
  ///
  /// - Parameter path: The names of the fields from the outermost, separated by dots; in a list, an
  ///   index from zero. A field whose name contains a dot is accessible only by subscript.
  /// - Returns: The value.
  /// - Throws: ``LifeSignal/DocumentDataError/wrongType(path:wanted:found:)`` if a value on the
  ///   path is neither a map nor a list.
  package func value(
    at path: String
  ) throws(LifeSignal.DocumentDataError) -> LifeSignal.DocumentValue? {
    var value = LifeSignal.DocumentValue.map(fields)
    var passed: [Substring] = []
    for name in path.split(separator: ".", omittingEmptySubsequences: false) {
      switch value {
      case .map(let fields):
        guard let next = fields[String(name)] else { return nil }
        value = next
      case .list(let values):
        guard let index = Int(name), values.indices.contains(index) else { return nil }
        value = values[index]
      default:
        throw .wrongType(
          path: passed.joined(separator: "."), wanted: .map, found: value.kind)
      }
      passed.append(name)
    }
    return value
  }

  /// Returns the string at a path.
  ///
  /// - Parameter path: The names of the fields, separated by dots.
  /// - Returns: The string.
  /// - Throws: ``LifeSignal/DocumentDataError`` if it is missing or has another type.
  package func string(_ path: String) throws(LifeSignal.DocumentDataError) -> String {
    let value = try found(path, .string)
    guard case .string(let string) = value else { throw wrong(path, .string, value) }
    return string
  }

  /// Returns the number at a path.
  ///
  /// - Parameter path: The names of the fields, separated by dots.
  /// - Returns: The number.
  /// - Throws: ``LifeSignal/DocumentDataError`` if it is missing or has another type.
  package func number(_ path: String) throws(LifeSignal.DocumentDataError) -> Double {
    let value = try found(path, .number)
    guard case .number(let number) = value else { throw wrong(path, .number, value) }
    return number
  }

  /// Returns the Boolean value at a path.
  ///
  /// - Parameter path: The names of the fields, separated by dots.
  /// - Returns: The Boolean value.
  /// - Throws: ``LifeSignal/DocumentDataError`` if it is missing or has another type.
  package func bool(_ path: String) throws(LifeSignal.DocumentDataError) -> Bool {
    let value = try found(path, .bool)
    guard case .bool(let bool) = value else { throw wrong(path, .bool, value) }
    return bool
  }

  /// Returns the date at a path.
  ///
  /// - Parameter path: The names of the fields, separated by dots.
  /// - Returns: The date.
  /// - Throws: ``LifeSignal/DocumentDataError`` if it is missing or has another type.
  package func date(_ path: String) throws(LifeSignal.DocumentDataError) -> Date {
    let value = try found(path, .date)
    guard case .date(let date) = value else { throw wrong(path, .date, value) }
    return date
  }

  /// Returns the list at a path.
  ///
  /// - Parameter path: The names of the fields, separated by dots.
  /// - Returns: The values.
  /// - Throws: ``LifeSignal/DocumentDataError`` if it is missing or has another type.
  package func list(
    _ path: String
  ) throws(LifeSignal.DocumentDataError) -> [LifeSignal.DocumentValue] {
    let value = try found(path, .list)
    guard case .list(let values) = value else { throw wrong(path, .list, value) }
    return values
  }

  /// Returns the nested document at a path.
  ///
  /// - Parameter path: The names of the fields, separated by dots.
  /// - Returns: The document.
  /// - Throws: ``LifeSignal/DocumentDataError`` if it is missing or has another type.
  package func map(
    _ path: String
  ) throws(LifeSignal.DocumentDataError) -> LifeSignal.DocumentData {
    let value = try found(path, .map)
    guard case .map(let fields) = value else { throw wrong(path, .map, value) }
    return LifeSignal.DocumentData(fields)
  }

  /// Returns a field that may be missing or null.
  ///
  /// ```swift
  /// let date = try document.optional("lastCheckedIn") { try $0.date($1) }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The names of the fields, separated by dots.
  ///   - read: Reads the field from this document by the same path.
  /// - Returns: The value; `nil` if the field is missing or null.
  /// - Throws: ``LifeSignal/DocumentDataError`` if it has another type.
  package func optional<Value>(
    _ path: String,
    read: (LifeSignal.DocumentData, String) throws(LifeSignal.DocumentDataError) -> Value
  ) throws(LifeSignal.DocumentDataError) -> Value? {
    switch try value(at: path) {
    case nil, .null: nil
    default: try read(self, path)
    }
  }

  private func found(
    _ path: String, _ wanted: LifeSignal.DocumentValue.Kind
  ) throws(LifeSignal.DocumentDataError) -> LifeSignal.DocumentValue {
    guard let value = try value(at: path) else { throw .missing(path: path, wanted: wanted) }
    return value
  }

  private func wrong(
    _ path: String, _ wanted: LifeSignal.DocumentValue.Kind, _ value: LifeSignal.DocumentValue
  ) -> LifeSignal.DocumentDataError {
    .wrongType(path: path, wanted: wanted, found: value.kind)
  }
}
