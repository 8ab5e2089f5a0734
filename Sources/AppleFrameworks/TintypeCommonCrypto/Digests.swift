// SPDX-License-Identifier: MIT

internal import CryptoKit

// Variants: CC_MD5; MD5 -> CC_SHA1; SHA1 | CC_SHA224; SHA224 | CC_SHA256; SHA256 | CC_SHA384;
//   SHA384 | CC_SHA512; SHA512
/// Writes the digest of bytes, and returns its address; `nil` without an address.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<UInt8>! {
  write(MD5.hash(bufferPointer: bytes(at: data, len)), to: md)
}

// Variants: CC_MD5_Init; CC_MD5_CTX -> CC_SHA1_Init; CC_SHA1_CTX | CC_SHA224_Init; CC_SHA224_CTX |
//   CC_SHA256_Init; CC_SHA256_CTX | CC_SHA384_Init; CC_SHA384_CTX | CC_SHA512_Init; CC_SHA512_CTX
/// Starts a message, and returns 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 { start(c) }

// Variants: CC_MD5_Update; CC_MD5_CTX -> CC_SHA1_Update; CC_SHA1_CTX | CC_SHA224_Update;
//   CC_SHA224_CTX | CC_SHA256_Update; CC_SHA256_CTX | CC_SHA384_Update; CC_SHA384_CTX |
//   CC_SHA512_Update; CC_SHA512_CTX
/// Adds bytes to a message, and returns 1.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.bytes += bytes(at: data, len)
  return 1
}

// Variants: CC_MD5_Final; CC_MD5_CTX; MD5 -> CC_SHA1_Final; CC_SHA1_CTX; SHA1 | CC_SHA224_Final;
//   CC_SHA224_CTX; SHA224 | CC_SHA256_Final; CC_SHA256_CTX; SHA256 | CC_SHA384_Final;
//   CC_SHA384_CTX; SHA384 | CC_SHA512_Final; CC_SHA512_CTX; SHA512
/// Writes the digest of a message, removes its bytes, and returns 1.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutableRawPointer?, _ c: UnsafeMutablePointer<CC_MD5_CTX>?
) -> Int32 {
  write(MD5.hash(data: c?.pointee.bytes ?? []), to: md)
  c?.pointee.bytes = []
  return 1
}

// The message can be memory that was not initialized, as in C.
func start<Function>(_ message: UnsafeMutablePointer<_CCMessage<Function>>?) -> Int32 {
  message?.initialize(to: _CCMessage())
  return 1
}
