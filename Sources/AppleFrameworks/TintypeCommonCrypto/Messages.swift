// SPDX-License-Identifier: MIT

public import CryptoKit

/// A number of bytes.
public typealias CC_LONG = UInt32
/// A number of bytes.
public typealias CC_LONG64 = UInt64

/// The bytes of a message whose digest is computed.
///
/// A final function removes the bytes. Without one, they stay in memory.
public struct _CCMessage<Function> {
  var bytes: [UInt8] = []

  /// Creates a message without bytes.
  public init() {}
}

/// A message that is hashed by `CC_MD5_Update`.
public typealias CC_MD5_CTX = _CCMessage<Insecure.MD5>
/// A message that is hashed by `CC_SHA1_Update`.
public typealias CC_SHA1_CTX = _CCMessage<Insecure.SHA1>
/// A message that is hashed by `CC_SHA224_Update` or `CC_SHA256_Update`.
public typealias CC_SHA256_CTX = _CCMessage<SHA256>
/// A message that is hashed by `CC_SHA384_Update` or `CC_SHA512_Update`.
public typealias CC_SHA512_CTX = _CCMessage<SHA512>
/// The other name of `CC_SHA256_CTX`.
public typealias CC_SHA224_CTX = CC_SHA256_CTX
/// The other name of `CC_SHA512_CTX`.
public typealias CC_SHA384_CTX = CC_SHA512_CTX
