// SPDX-License-Identifier: MIT

public import Foundation
internal import Synchronization
internal import TintypeSchedulers

/// The number of bits of a key.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int

  /// Creates a size from its bits.
  public init(bitCount: Int) { self.bitCount = bitCount }

  /// 128 bits.
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  /// 192 bits.
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  /// 256 bits.
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key of a message authentication code.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// Creates a key from bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Creates the next key of the test, which is not secret.
  ///
  /// So that a test has the same keys in each run, the bytes are those of SHA-256 for the count of
  /// keys.
  public init(size: SymmetricKeySize) {
    let count = max(0, size.bitCount / 8)
    let number = TestObjects.object { KeyCount() }.next()
    var bytes: [UInt8] = []
    while bytes.count < count {
      bytes += SHA256.hash(data: Data("\(number)/\(bytes.count)".utf8))
    }
    self.bytes = Array(bytes.prefix(count))
  }

  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Returns whether two keys are equal, in constant time.
  public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool {
    isEqual(lhs.bytes, rhs.bytes)
  }
}

/// The number of keys that a test has created.
private final class KeyCount: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
