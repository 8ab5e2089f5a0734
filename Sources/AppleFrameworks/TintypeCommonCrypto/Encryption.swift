// SPDX-License-Identifier: MIT

/// A direction of encryption.
public typealias CCOperation = UInt32
/// Encrypts.
public let kCCEncrypt = 0
/// Decrypts.
public let kCCDecrypt = 1

/// An algorithm of encryption.
public typealias CCAlgorithm = UInt32
/// AES.
public let kCCAlgorithmAES128 = 0
/// AES.
public let kCCAlgorithmAES = 0
/// DES.
public let kCCAlgorithmDES = 1
/// Triple DES.
public let kCCAlgorithm3DES = 2

/// The options of encryption.
public typealias CCOptions = UInt32
/// The last block is filled as in RFC 5652.
public let kCCOptionPKCS7Padding = 1
/// Each block is encrypted alone.
public let kCCOptionECBMode = 2

/// The number of bytes in a 128-bit key.
public let kCCKeySizeAES128 = 16
/// The number of bytes in a 192-bit key.
public let kCCKeySizeAES192 = 24
/// The number of bytes in a 256-bit key.
public let kCCKeySizeAES256 = 32
/// The number of bytes in a DES key.
public let kCCKeySizeDES = 8
/// The number of bytes in a triple DES key.
public let kCCKeySize3DES = 24
/// The number of bytes that AES encrypts at once.
public let kCCBlockSizeAES128 = 16
/// The number of bytes that DES encrypts at once.
public let kCCBlockSizeDES = 8
/// The number of bytes that triple DES encrypts at once.
public let kCCBlockSize3DES = 8

/// Encrypts or decrypts bytes.
@available(
  *, unavailable,
  message: """
    Encryption does not exist on Linux. Put it behind a protocol, or use #if !os(Linux). Digests, \
    CCHmac and CCKeyDerivationPBKDF work.
    """
)
@discardableResult
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?,
  _ keyLength: Int, _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  Int32(kCCUnimplemented)
}
