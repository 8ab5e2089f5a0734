// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// How a format is kept in a reference file, and compared with one.
///
/// A format of one's own needs three closures:
///
/// ```swift
/// let sorted = Diffing<[Int]>.diff(
///   toData: { Data($0.map(String.init).joined(separator: "\n").utf8) },
///   fromData: { String(decoding: $0, as: UTF8.self).split(separator: "\n").compactMap { Int($0) } },
///   diffV2: { old, new in old.sorted() == new.sorted() ? nil : ("\(old) is not \(new)", []) })
/// ```
public struct Diffing<Value> {
  /// The bytes of a reference file.
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

  /// How two values are compared.
  private enum Comparing {
    /// By the bytes of the reference, which need not become a value for that.
    case bytes(
      (_ reference: [UInt8], _ assets: @escaping () -> ReferenceAssets?, _ value: Value) throws
        -> Comparison)
    /// By the values.
    case values((Value, Value) -> (String, [DiffAttachment])?)
  }

  /// Creates a way to keep and compare values that looks at a reference's bytes.
  ///
  /// - Parameters:
  ///   - encode: Makes the bytes of a reference file.
  ///   - fromData: Makes a value of them.
  ///   - compare: Compares them with a new value.
  package init(
    encode: @escaping (_ value: Value) throws -> [UInt8],
    fromData: @escaping (_ data: Data) -> Value,
    compare: @escaping (_ reference: [UInt8], _ value: Value) throws -> Comparison
  ) {
    self.init(encode: encode, fromData: fromData) { reference, _, value in
      try compare(reference, value)
    }
  }

  /// Creates a way to keep and compare values that looks at a reference's bytes and at the files that
  /// it shares with others.
  ///
  /// - Parameters:
  ///   - encode: Makes the bytes of a reference file.
  ///   - fromData: Makes a value of them.
  ///   - compareWithAssets: Compares them with a new value; the shared files are `nil` if nobody knows
  ///     where they are.
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

  /// What a comparison found.
  package enum Comparison {
    /// Both are the same; the remarks go into the journal.
    case same(notes: [String] = [])
    /// They differ.
    case different(any SnapshotDifference)
  }

  /// The same with a digest that is cheaper than that of the encoded value.
  package func digested(by digest: @escaping (Value) throws -> [UInt8]) -> Self {
    var diffing = self
    diffing.digesting = digest
    return diffing
  }

  /// The same with a check of each value that becomes a reference without a comparison.
  package func checked(by check: @escaping (Value) throws -> Void) -> Self {
    var diffing = self
    diffing.checking = check
    return diffing
  }

  /// The same with a function that adds the work which was pending to a value.
  package func annotated(by annotate: @escaping (inout Value, AllowedWork) -> Void) -> Self {
    var diffing = self
    diffing.annotating = annotate
    return diffing
  }

  /// The same with other forms of references than the full one.
  ///
  /// - Parameters:
  ///   - store: Makes a form of a value; `nil` if it does not have that form.
  ///   - form: The form of the bytes of a reference.
  /// - Returns: The way to keep and compare values.
  package func stored(
    by store: @escaping (Value, ReferenceForm) throws -> StoredReference?,
    form: @escaping ([UInt8]) -> ReferenceForm
  ) -> Self {
    var diffing = self
    diffing.storing = Storing(store: store, form: form)
    return diffing
  }

  /// A value in a form; `nil` for the full form, and if the value does not have the form.
  func stored(_ value: Value, in form: ReferenceForm) throws -> StoredReference? {
    form == .full ? nil : try storing?.store(value, form)
  }

  /// The form of the bytes of a reference.
  func form(of bytes: [UInt8]) -> ReferenceForm { storing?.form(bytes) ?? .full }

  /// The value with the work that was pending when it was made.
  func annotated(_ value: Value, with work: AllowedWork) -> Value {
    var value = value
    annotating?(&value, work)
    return value
  }

  /// Checks that a value may become a reference.
  ///
  /// - Throws: The error that a comparison with that reference would throw.
  func check(_ value: Value) throws { try checking?(value) }

  /// What tells two values apart that stand under one name in one run.
  func digest(_ value: Value) throws -> [UInt8] {
    try digesting?(value) ?? SHA256Digest.of(encode(value)).bytes
  }

  /// Compares the bytes of a reference file with a new value.
  ///
  /// - Parameters:
  ///   - reference: The bytes.
  ///   - assets: The files that references share; `nil` if nobody knows where they are.
  ///   - value: The new value.
  /// - Returns: What was found.
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
  /// Creates a way to keep and compare values.
  ///
  /// - Parameters:
  ///   - toData: Makes the bytes of a reference file.
  ///   - fromData: Makes a value of them.
  ///   - diffV2: Compares the reference's value with a new one: `nil` where both are the same, else
  ///     what the failing test says, and files to attach to it.
  /// - Returns: The way to keep and compare values.
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

  /// Makes the bytes of a reference file.
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

  /// Makes a value of the bytes of a reference file.
  public var fromData: (Data) -> Value {
    get { decode }
    set {
      comparing = .values(diffV2)
      decode = newValue
    }
  }

  /// Compares a reference's value with a new one: `nil` where both are the same, else what a
  /// failing test says, and files to attach to it.
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
  /// Bytes, and the name of a file that holds them, such as `difference.patch`.
  case data(Data, name: String)
  #if !canImport(Darwin)
    /// An attachment of XCTest's kind.
    @available(*, deprecated, message: "Name the file: .data(_:name:).")
    case xcTest(XCTAttachment)
  #endif
}
