// SPDX-License-Identifier: MIT

internal import CryptoKit

/// The hash function of a message authentication code.
public typealias CCHmacAlgorithm = UInt32

/// SHA-1.
public let kCCHmacAlgSHA1 = 0
/// MD5.
public let kCCHmacAlgMD5 = 1
/// SHA-256.
public let kCCHmacAlgSHA256 = 2
/// SHA-384.
public let kCCHmacAlgSHA384 = 3
/// SHA-512.
public let kCCHmacAlgSHA512 = 4
/// SHA-224.
public let kCCHmacAlgSHA224 = 5

/// A message whose authentication code is computed.
///
/// `CCHmacFinal` removes the bytes. Without it, they stay in memory.
public struct CCHmacContext {
  fileprivate var function: Function?
  fileprivate var key: [UInt8] = []
  fileprivate var bytes: [UInt8] = []

  /// Creates a message without a key.
  public init() {}
}

/// Writes the message authentication code of bytes; nothing for an unknown hash function.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  guard let function = function(of: algorithm) else { return }
  let message = Array(bytes(at: data, dataLength))
  write(code(of: message, Array(bytes(at: key, keyLength)), function), to: macOut)
}

/// Starts a message with a key.
public func CCHmacInit(
  _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ algorithm: CCHmacAlgorithm,
  _ key: UnsafeRawPointer?, _ keyLength: Int
) {
  // The message can be memory that was not initialized, as in C.
  ctx?.initialize(to: CCHmacContext())
  ctx?.pointee.function = function(of: algorithm)
  ctx?.pointee.key = Array(bytes(at: key, keyLength))
}

/// Adds bytes to a message.
public func CCHmacUpdate(
  _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ data: UnsafeRawPointer?, _ dataLength: Int
) {
  ctx?.pointee.bytes += bytes(at: data, dataLength)
}

/// Writes the authentication code of a message, and removes its bytes.
public func CCHmacFinal(
  _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ macOut: UnsafeMutableRawPointer?
) {
  guard let ctx else { return }
  if let function = ctx.pointee.function {
    write(code(of: ctx.pointee.bytes, ctx.pointee.key, function), to: macOut)
  }
  ctx.pointee = CCHmacContext()
}

typealias Function = any HashFunction.Type

private func function(of algorithm: CCHmacAlgorithm) -> Function? {
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: SHA1.self
  case kCCHmacAlgMD5: MD5.self
  case kCCHmacAlgSHA256: SHA256.self
  case kCCHmacAlgSHA384: SHA384.self
  case kCCHmacAlgSHA512: SHA512.self
  case kCCHmacAlgSHA224: SHA224.self
  default: nil
  }
}

private func code<H: HashFunction>(
  of message: [UInt8], _ key: [UInt8], _ function: H.Type
) -> [UInt8] {
  Array(HMAC<H>.authenticationCode(for: message, using: SymmetricKey(data: key)))
}
