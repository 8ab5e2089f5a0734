// SPDX-License-Identifier: MIT

import Foundation

/// The constants of a hash function.
public protocol _HashAlgorithm: Sendable {
  /// The name.
  static var name: String { get }
  /// The number of bytes of a digest.
  static var byteCount: Int { get }
  /// The number of bytes that are hashed at once.
  static var blockByteCount: Int { get }
  /// Writes the digest of bytes.
  static func write(_ bytes: UnsafeRawPointer?, _ count: Int, _ digest: UnsafeMutablePointer<UInt8>)
}

/// The digest of a hash function.
public struct _HashDigest<Algorithm: _HashAlgorithm>: Digest {
  private let bytes: [UInt8]

  fileprivate init(of message: [UInt8]) {
    bytes = message.withUnsafeBytes { message in
      [UInt8](unsafeUninitializedCapacity: Algorithm.byteCount) { digest, count in
        guard let address = digest.baseAddress else { return }
        Algorithm.write(message.baseAddress, message.count, address)
        count = Algorithm.byteCount
      }
    }
  }

  /// The number of bytes.
  public static var byteCount: Int { Algorithm.byteCount }

  /// The name of the function and the bytes as hexadecimal digits.
  public var description: String { "\(Algorithm.name) digest: \(hexadecimal(bytes))" }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  /// Returns whether two digests are equal, in constant time.
  public static func == (lhs: Self, rhs: Self) -> Bool { isEqual(lhs.bytes, rhs.bytes) }
}

/// A hash function, which keeps the bytes until the digest is requested.
public struct _Hash<Algorithm: _HashAlgorithm>: HashFunction {
  /// The type of the digest.
  public typealias Digest = _HashDigest<Algorithm>

  private var bytes: [UInt8] = []

  /// Creates a function without bytes.
  public init() {}

  /// The number of bytes of a digest.
  public static var byteCount: Int { Algorithm.byteCount }
  /// The number of bytes that are hashed at once.
  public static var blockByteCount: Int { Algorithm.blockByteCount }

  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

  /// Returns the digest of the bytes.
  public func finalize() -> _HashDigest<Algorithm> { _HashDigest(of: bytes) }
}

/// A hash function with a name.
protocol NamedFunction {
  static var name: String { get }
}

extension _Hash: NamedFunction {
  static var name: String { Algorithm.name }
}

/// Returns two lowercase digits for each byte.
func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
