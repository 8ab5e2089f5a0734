// SPDX-License-Identifier: MIT

internal import CryptoKit

/// The result of a function without an error.
public let kCCSuccess = 0
/// The error of an invalid parameter.
public let kCCParamError = -4300
/// The error of output that does not fit.
public let kCCBufferTooSmall = -4301
/// The error of missing memory.
public let kCCMemoryFailure = -4302
/// The error of input that is not a number of blocks.
public let kCCAlignmentError = -4303
/// The error of input that cannot be decrypted.
public let kCCDecodeError = -4304
/// The error of a function that does not exist.
public let kCCUnimplemented = -4305
/// The error of a number that is too large.
public let kCCOverflow = -4306
/// The error of missing random bytes.
public let kCCRNGFailure = -4307

/// The result of a function.
public typealias CCStatus = Int32
/// The result of a function that encrypts.
public typealias CCCryptorStatus = Int32
/// The result of a function with random bytes.
public typealias CCRNGStatus = Int32

/// Writes the next bytes of the test, which are the same in each run and not secret.
///
/// - Returns: `kCCSuccess`, or `kCCParamError` without an address.
@discardableResult
public func CCRandomGenerateBytes(
  _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> CCRNGStatus {
  guard let bytes, count >= 0, count < .max / 8 else { return Int32(kCCParamError) }
  write(
    SymmetricKey(size: SymmetricKeySize(bitCount: count * 8)).withUnsafeBytes { Array($0) },
    to: bytes)
  return Int32(kCCSuccess)
}
