// SPDX-License-Identifier: MIT

internal import CTintypeDigests

/// Hash functions that identify data, but do not protect it.
public enum Insecure {
  /// The hash function MD5 of RFC 1321.
  public typealias MD5 = _Hash<_MD5>
  /// A digest of MD5.
  public typealias MD5Digest = _HashDigest<_MD5>
  /// The hash function SHA-1 of FIPS 180-4.
  public typealias SHA1 = _Hash<_SHA1>
  /// A digest of SHA-1.
  public typealias SHA1Digest = _HashDigest<_SHA1>
}

/// The hash function SHA-256 of FIPS 180-4.
public typealias SHA256 = _Hash<_SHA256>
/// A digest of SHA-256.
public typealias SHA256Digest = _HashDigest<_SHA256>

/// The hash function SHA-384 of FIPS 180-4.
public typealias SHA384 = _Hash<_SHA384>
/// A digest of SHA-384.
public typealias SHA384Digest = _HashDigest<_SHA384>

/// The hash function SHA-512 of FIPS 180-4.
public typealias SHA512 = _Hash<_SHA512>
/// A digest of SHA-512.
public typealias SHA512Digest = _HashDigest<_SHA512>

// Variants: _MD5; MD5; 16 }; blockByteCount: Int { 64; tintype_md5 -> _SHA1; SHA1; 20 };
//   blockByteCount: Int { 64; tintype_sha1 | _SHA256; SHA256; 32 }; blockByteCount: Int { 64;
//   tintype_sha256 | _SHA384; SHA384; 48 }; blockByteCount: Int { 128; tintype_sha384 | _SHA512;
//   SHA512; 64 }; blockByteCount: Int { 128; tintype_sha512
/// The constants of MD5.
public enum _MD5: _HashAlgorithm {
  /// The name.
  public static var name: String { "MD5" }
  /// The number of bytes of a digest.
  public static var byteCount: Int { 16 }
  /// The number of bytes that are hashed at once.
  public static var blockByteCount: Int { 64 }
  /// Writes the digest of bytes.
  public static func write(
    _ bytes: UnsafeRawPointer?, _ count: Int, _ digest: UnsafeMutablePointer<UInt8>
  ) {
    tintype_md5(bytes, count, digest)
  }
}
