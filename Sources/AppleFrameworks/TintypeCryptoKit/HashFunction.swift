// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// The result of a hash function, whose bytes are compared in constant time.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

extension Digest {
  /// Returns whether the bytes of a digest are equal to others, in constant time.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    isEqual(Array(lhs), Array(rhs))
  }

  /// Returns whether the bytes of a digest differ from others, in constant time.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// A function that computes a digest of bytes.
public protocol HashFunction: Sendable {
  /// The type of the digest.
  associatedtype Digest: CryptoKit.Digest
  /// The number of bytes that are hashed at once.
  static var blockByteCount: Int { get }

  /// Creates a function without bytes.
  init()

  /// Adds bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// Returns the digest of the bytes.
  func finalize() -> Digest
}

extension HashFunction {
  /// Adds the bytes of data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }

  /// Returns the digest of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Returns the digest of the bytes at a pointer.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
}

/// Returns whether two sequences of bytes are equal, in a time that only their number affects.
func isEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
  a.count == b.count && zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}
