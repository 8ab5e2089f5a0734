// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

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
  /// A closure that returns the bytes of a reference file.
  package private(set) var encode: (Value) throws -> [UInt8]
  private var decode: (Data) -> Value
  private var comparing: Comparing
  private var digesting: ((Value) throws -> [UInt8])?
  private var checking: ((Value) throws -> Void)?
  private var annotating: ((inout Value, AllowedWork) -> Void)?
  private var storing: Storing?

  private struct Storing {
    var store: (Value, ReferenceForm) throws -> StoredReference?
    var form: ([UInt8]) -> ReferenceForm
  }

  /// The kind of comparison.
  private enum Comparing {
    /// A comparison with the bytes of the reference, which need not be decoded.
    case bytes(
      (_ reference: [UInt8], _ assets: @escaping () -> ReferenceAssets?, _ value: Value) throws
        -> Comparison)
    /// A comparison of values.
    case values((Value, Value) -> (String, [DiffAttachment])?)
  }

  /// Creates a diffing strategy that compares the bytes of a reference with a value.
  ///
  /// - Parameters:
  ///   - encode: Returns the bytes of a reference file for a value.
  ///   - fromData: Returns the value for the bytes of a reference file.
  ///   - compare: Compares the bytes of a reference with a new value.
  package init(
    encode: @escaping (_ value: Value) throws -> [UInt8],
    fromData: @escaping (_ data: Data) -> Value,
    compare: @escaping (_ reference: [UInt8], _ value: Value) throws -> Comparison
  ) {
    self.init(encode: encode, fromData: fromData) { reference, _, value in
      try compare(reference, value)
    }
  }

  /// Creates a diffing strategy that compares the bytes of a reference, and of the files that it
  /// shares with others, with a value.
  ///
  /// - Parameters:
  ///   - encode: Returns the bytes of a reference file for a value.
  ///   - fromData: Returns the value for the bytes of a reference file.
  ///   - compareWithAssets: Compares the bytes of a reference with a new value. The shared files
  ///     are `nil` if their location is unknown.
  package init(
    encode: @escaping (_ value: Value) throws -> [UInt8],
    fromData: @escaping (_ data: Data) -> Value,
    compareWithAssets:
      @escaping (
        _ reference: [UInt8], _ assets: @escaping () -> ReferenceAssets?, _ value: Value
      ) throws -> Comparison
  ) {
    self.encode = encode
    decode = fromData
    comparing = .bytes(compareWithAssets)
  }

  /// The result of a comparison.
  package enum Comparison {
    /// The values are equal; the notes are added to the journal.
    case same(notes: [String] = [])
    /// The values differ.
    case different(any SnapshotDifference)
  }

  /// Returns the diffing strategy with a digest that is cheaper than the digest of the encoded
  /// value.
  package func digested(by digest: @escaping (Value) throws -> [UInt8]) -> Self {
    var diffing = self
    diffing.digesting = digest
    return diffing
  }

  /// Returns the diffing strategy with a check of each value that becomes a reference without a
  /// comparison.
  package func checked(by check: @escaping (Value) throws -> Void) -> Self {
    var diffing = self
    diffing.checking = check
    return diffing
  }

  /// Returns the diffing strategy with a function that adds the pending work to a value.
  package func annotated(by annotate: @escaping (inout Value, AllowedWork) -> Void) -> Self {
    var diffing = self
    diffing.annotating = annotate
    return diffing
  }

  /// Returns the diffing strategy with other forms of references than the full one.
  ///
  /// - Parameters:
  ///   - store: Returns a form of a value; `nil` if the value does not have that form.
  ///   - form: Returns the form of the bytes of a reference.
  /// - Returns: The diffing strategy.
  package func stored(
    by store: @escaping (Value, ReferenceForm) throws -> StoredReference?,
    form: @escaping ([UInt8]) -> ReferenceForm
  ) -> Self {
    var diffing = self
    diffing.storing = Storing(store: store, form: form)
    return diffing
  }

  /// Returns a value in a form; `nil` for the full form, and if the value does not have the form.
  func stored(_ value: Value, in form: ReferenceForm) throws -> StoredReference? {
    form == .full ? nil : try storing?.store(value, form)
  }

  /// Returns the form of the bytes of a reference.
  func form(of bytes: [UInt8]) -> ReferenceForm { storing?.form(bytes) ?? .full }

  /// Returns the value with the work that was pending when it was made.
  func annotated(_ value: Value, with work: AllowedWork) -> Value {
    var value = value
    annotating?(&value, work)
    return value
  }

  /// Checks that a value may become a reference.
  ///
  /// - Throws: The error that a comparison with that reference would throw.
  func check(_ value: Value) throws { try checking?(value) }

  /// Returns a digest that distinguishes two values with the same name in one run.
  func digest(_ value: Value) throws -> [UInt8] {
    try digesting?(value) ?? SHA256Digest.of(encode(value)).bytes
  }

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
    switch comparing {
    case .bytes(let compare): return try compare(reference, assets, value)
    case .values(let diff):
      let difference = try ErrorCollector.throwing { diff(fromData(Data(reference)), value) }
      guard let (message, attachments) = difference else { return .same() }
      return .different(DescribedDifference(message, attachments: attachments))
    }
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
    var diffing = Self(
      encode: { value in try ErrorCollector.throwing { Array(toData(value)) } },
      fromData: fromData,
      compare: { _, _ in .same() })
    diffing.comparing = .values(diffV2)
    return diffing
  }

  /// A closure that returns the contents of a reference file for a value.
  public var toData: (Value) -> Data {
    get {
      { [encode] value in ErrorCollector.reporting(Data()) { Data(try encode(value)) } }
    }
    set {
      comparing = .values(diffV2)
      digesting = nil
      encode = { value in try ErrorCollector.throwing { Array(newValue(value)) } }
    }
  }

  /// A closure that returns the value for the contents of a reference file.
  public var fromData: (Data) -> Value {
    get { decode }
    set {
      comparing = .values(diffV2)
      decode = newValue
    }
  }

  /// A closure that compares a reference's value with a new one.
  ///
  /// It returns `nil` if both are the same, else the failure message and files to attach to the
  /// failure.
  public var diffV2: (Value, Value) -> (String, [DiffAttachment])? {
    get {
      switch comparing {
      case .values(let diff): diff
      case .bytes(let compare):
        { [encode] reference, value in
          ErrorCollector.reporting(nil) {
            switch try compare(encode(reference), { nil }, value) {
            case .same: nil
            case .different(let difference): (difference.summary, difference.files)
            }
          }
        }
      }
    }
    set { comparing = .values(newValue) }
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
