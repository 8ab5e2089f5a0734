// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// A format of closures, which can replace those of another format.
struct ClosureFormat<Value>: SnapshotFormat {
  private let encoding: (Value) throws -> [UInt8]
  private let decoding: (Data) -> Value
  private let comparing: (Value, Value) -> (String, [DiffAttachment])?
  /// The format that does what the closures do not; `nil` for none.
  private let base: (any SnapshotFormat<Value>)?
  /// A Boolean value that indicates whether values are encoded as in the other format.
  private let keepsEncoding: Bool

  /// Creates a format that serializes and compares values.
  init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
    diff: @escaping (Value, Value) -> (String, [DiffAttachment])?
  ) {
    encoding = Self.throwing(toData)
    decoding = fromData
    comparing = diff
    base = nil
    keepsEncoding = false
  }

  /// Creates a format that replaces functions of another format; `nil` keeps a function.
  init(
    _ base: any SnapshotFormat<Value>, toData: ((Value) -> Data)? = nil,
    fromData: ((Data) -> Value)? = nil,
    diff: ((Value, Value) -> (String, [DiffAttachment])?)? = nil
  ) {
    encoding = toData.map(Self.throwing) ?? base.encode
    decoding = fromData ?? base.decode
    comparing = diff ?? base.difference
    self.base = base
    keepsEncoding = toData == nil
  }

  private static func throwing(_ toData: @escaping (Value) -> Data) -> (Value) throws -> [UInt8] {
    { value in try ErrorCollector.throwing { Array(toData(value)) } }
  }

  func encode(_ value: Value) throws -> [UInt8] { try encoding(value) }

  func decode(_ data: Data) -> Value { decoding(data) }

  func compare(
    _ reference: [UInt8], assets: @escaping () -> ReferenceAssets?, _ value: Value
  ) throws -> Diffing<Value>.Comparison {
    let difference = try ErrorCollector.throwing { comparing(decoding(Data(reference)), value) }
    guard let (message, attachments) = difference else { return .same() }
    return .different(DescribedDifference(message, attachments: attachments))
  }

  func difference(from old: Value, to new: Value) -> (String, [DiffAttachment])? {
    comparing(old, new)
  }

  func digest(_ value: Value) throws -> [UInt8] {
    if keepsEncoding, let base { return try base.digest(value) }
    return try SHA256Digest.of(encode(value)).bytes
  }

  func check(_ value: Value) throws { try base?.check(value) }

  func annotated(_ value: Value, with work: AllowedWork) -> Value {
    base?.annotated(value, with: work) ?? value
  }

  func stored(_ value: Value, in form: ReferenceForm) throws -> StoredReference? {
    try base?.stored(value, in: form)
  }

  func form(of bytes: [UInt8]) -> ReferenceForm { base?.form(of: bytes) ?? .full }
}
