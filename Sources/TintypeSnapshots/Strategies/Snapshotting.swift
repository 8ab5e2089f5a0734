// SPDX-License-Identifier: MIT

import TintypeImaging

/// A way to photograph values: how a value becomes a format, and how that is kept and compared.
///
/// Strategies are values that can be changed and built upon:
///
/// ```swift
/// let profile = Snapshotting<String, String>.lines.pullback { (user: User) in user.name }
/// ```
public struct Snapshotting<Value, Format> {
  /// The extension of reference files, without a dot; `nil` for none.
  public var pathExtension: String?
  /// How two formats are kept and compared.
  public var diffing: Diffing<Format>
  /// Makes the format of a value.
  public var snapshot: (Value) throws -> Format

  /// Creates a strategy.
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    snapshot: @escaping (Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// A strategy for values that can be turned into those of this one.
  public func pullback<NewValue>(
    _ transform: @escaping (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      try snapshot(transform(value))
    }
  }
}

/// A strategy for values that are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

/// How a format is kept in a reference file, and compared with one.
public struct Diffing<Value> {
  /// The bytes of a reference file.
  public var encode: (Value) throws -> [UInt8]
  /// Compares the bytes of a reference file with a new value.
  public var compare: (_ reference: [UInt8], _ value: Value) throws -> Comparison
  /// What tells two values apart that stand under one name in one run, without encoding them.
  var digest: (Value) throws -> Digest128

  /// Creates a way to keep and compare values.
  public init(
    encode: @escaping (Value) throws -> [UInt8],
    compare: @escaping (_ reference: [UInt8], _ value: Value) throws -> Comparison
  ) {
    self.init(encode: encode, compare: compare, digest: { Digest128.of(try encode($0)) })
  }

  /// Creates a way to keep and compare values that have a digest cheaper than their encoding.
  init(
    encode: @escaping (Value) throws -> [UInt8],
    compare: @escaping (_ reference: [UInt8], _ value: Value) throws -> Comparison,
    digest: @escaping (Value) throws -> Digest128
  ) {
    self.encode = encode
    self.compare = compare
    self.digest = digest
  }

  /// What a comparison found.
  public enum Comparison {
    /// Both are the same; the remarks go into the journal.
    case same(notes: [String] = [])
    /// They differ.
    case different(Difference)
  }
}
