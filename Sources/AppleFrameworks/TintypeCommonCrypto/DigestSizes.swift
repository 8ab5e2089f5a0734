// SPDX-License-Identifier: MIT

/// The number of bytes of a digest by `CC_MD5`.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of a digest by `CC_SHA1`.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes of a digest by `CC_SHA224`.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The number of bytes of a digest by `CC_SHA256`.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes of a digest by `CC_SHA384`.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes of a digest by `CC_SHA512`.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// The number of bytes that `CC_MD5` hashes at once.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// The number of bytes that `CC_SHA1` hashes at once.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// The number of bytes that `CC_SHA224` hashes at once.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
/// The number of bytes that `CC_SHA256` hashes at once.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// The number of bytes that `CC_SHA384` hashes at once.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
/// The number of bytes that `CC_SHA512` hashes at once.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128
