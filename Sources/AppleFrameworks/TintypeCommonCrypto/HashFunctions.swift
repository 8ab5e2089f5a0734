// SPDX-License-Identifier: MIT

internal import CTintypeDigests
internal import CryptoKit

typealias MD5 = Insecure.MD5
typealias SHA1 = Insecure.SHA1
/// CryptoKit does not have it.
typealias SHA224 = _Hash<_SHA224>

enum _SHA224: _HashAlgorithm {
  static var name: String { "SHA224" }
  static var byteCount: Int { Int(TINTYPE_SHA224_SIZE) }
  static var blockByteCount: Int { 64 }
  static func write(
    _ bytes: UnsafeRawPointer?, _ count: Int, _ digest: UnsafeMutablePointer<UInt8>
  ) {
    tintype_sha224(bytes, count, digest)
  }
}

/// Returns the bytes at an address; none without an address.
func bytes(at address: UnsafeRawPointer?, _ count: some BinaryInteger) -> UnsafeRawBufferPointer {
  UnsafeRawBufferPointer(start: address, count: address == nil ? 0 : max(0, Int(clamping: count)))
}

/// Copies bytes to an address, and returns it.
@discardableResult
func write(
  _ bytes: some Sequence<UInt8>, to address: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = Array(bytes)
  address?.copyMemory(from: bytes, byteCount: bytes.count)
  return address?.assumingMemoryBound(to: UInt8.self)
}
