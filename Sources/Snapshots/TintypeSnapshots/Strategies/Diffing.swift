// SPDX-License-Identifier: MIT

import Foundation

/// The serialization and comparison of a format.
///
/// A custom format needs three closures:
///
/// ```swift
/// let sorted = Diffing<[Int]>.diff(
///   toData: { Data($0.map(String.init).joined(separator: "\n").utf8) },
///   fromData: { String(decoding: $0, as: UTF8.self).split(separator: "\n").compactMap { Int($0) } },
///   diffV2: { old, new in old.sorted() == new.sorted() ? nil : ("\(old) is not \(new)", []) })
/// ```
public struct Diffing<Value> {
  /// The format of the reference files.
  package private(set) var format: any SnapshotFormat<Value>

  /// Creates a diffing strategy for a format.
  package init(_ format: any SnapshotFormat<Value>) { self.format = format }

  /// The result of a comparison.
  package enum Comparison {
    /// The values are equal; the notes are added to the journal.
    case same(notes: [String] = [])
    /// The values differ.
    case different(any SnapshotDifference)
  }

  /// Returns the bytes of a reference file.
  package func encode(_ value: Value) throws -> [UInt8] { try format.encode(value) }

  /// Compares the bytes of a reference file with a new value.
  ///
  /// - Parameters:
  ///   - reference: The bytes.
  ///   - assets: The files that references share; `nil` if their location is unknown.
  ///   - value: The new value.
  /// - Returns: The result.
  /// - Throws: An error about the reference or the value.
  package func compare(
    _ reference: [UInt8], assets: @autoclosure @escaping () -> ReferenceAssets? = nil,
    _ value: Value
  ) throws -> Comparison {
    try format.compare(reference, assets: assets, value)
  }
}

// MARK: - By closures

extension Diffing {
  /// Creates a diffing strategy that serializes and compares values.
  ///
  /// - Parameters:
  ///   - toData: Returns the contents of a reference file for a value.
  ///   - fromData: Returns the value for the contents of a reference file.
  ///   - diffV2: Compares the reference's value with a new one. Returns `nil` if both are the same,
  ///     else the failure message and files to attach to the failure.
  /// - Returns: The diffing strategy.
  public static func diff(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diffV2: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
  ) -> Self {
    Self(ClosureFormat(toData: toData, fromData: fromData, diff: diffV2))
  }

  /// A closure that returns the contents of a reference file for a value.
  public var toData: (Value) -> Data {
    get {
      { [format] value in ErrorCollector.reporting(Data()) { Data(try format.encode(value)) } }
    }
    set { format = ClosureFormat(format, toData: newValue) }
  }

  /// A closure that returns the value for the contents of a reference file.
  public var fromData: (Data) -> Value {
    get { format.decode }
    set { format = ClosureFormat(format, fromData: newValue) }
  }

  /// A closure that compares a reference's value with a new one.
  ///
  /// It returns `nil` if both are the same, else the failure message and files to attach to the
  /// failure.
  public var diffV2: (Value, Value) -> (String, [DiffAttachment])? {
    get { format.difference }
    set { format = ClosureFormat(format, diff: newValue) }
  }
}

/// A file that shows a difference.
public enum DiffAttachment: Hashable, Sendable {
  /// Bytes, and the name of a file that contains them, such as `difference.patch`.
  case data(Data, name: String)
  #if !canImport(Darwin)
    /// An attachment of the type that XCTest has on other platforms.
    @available(*, deprecated, message: "Name the file: .data(_:name:).")
    case xcTest(XCTAttachment)
  #endif
}
