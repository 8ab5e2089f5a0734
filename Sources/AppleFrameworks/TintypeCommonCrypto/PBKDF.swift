// SPDX-License-Identifier: MIT

internal import CryptoKit

/// A function that derives keys from passwords.
public typealias CCPBKDFAlgorithm = UInt32
/// The hash function of a derivation.
public typealias CCPseudoRandomAlgorithm = UInt32

/// The function PBKDF2 of RFC 8018.
public let kCCPBKDF2 = 2

/// HMAC with SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// HMAC with SHA-224.
public let kCCPRFHmacAlgSHA224 = 2
/// HMAC with SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// HMAC with SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// HMAC with SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// Writes a key that follows from a password and a salt.
///
/// - Returns: `kCCSuccess`, or `kCCParamError` for an unknown function, no rounds or no key.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafeRawPointer?, _ passwordLen: Int,
  _ salt: UnsafeRawPointer?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutableRawPointer?, _ derivedKeyLen: Int
) -> Int32 {
  guard Int(algorithm) == kCCPBKDF2, let function = function(of: prf), rounds > 0, let derivedKey,
    derivedKeyLen > 0
  else { return Int32(kCCParamError) }
  let password = SymmetricKey(data: bytes(at: password, passwordLen))
  let salt = Array(bytes(at: salt, saltLen))
  write(key(function, password, salt, rounds, derivedKeyLen), to: derivedKey)
  return Int32(kCCSuccess)
}

private func function(of algorithm: CCPseudoRandomAlgorithm) -> Function? {
  switch Int(algorithm) {
  case kCCPRFHmacAlgSHA1: SHA1.self
  case kCCPRFHmacAlgSHA224: SHA224.self
  case kCCPRFHmacAlgSHA256: SHA256.self
  case kCCPRFHmacAlgSHA384: SHA384.self
  case kCCPRFHmacAlgSHA512: SHA512.self
  default: nil
  }
}

// Section 5.2, whose function F has the sum of the codes of all rounds.
private func key<H: HashFunction>(
  _ function: H.Type, _ password: SymmetricKey, _ salt: [UInt8], _ rounds: UInt32, _ count: Int
) -> [UInt8] {
  let keyed = HMAC<H>(key: password)
  func code(of message: [UInt8]) -> [UInt8] {
    var keyed = keyed
    keyed.update(data: message)
    return Array(keyed.finalize())
  }
  var key: [UInt8] = []
  var index: UInt32 = 0
  while key.count < count {
    index &+= 1
    var last = code(of: salt + withUnsafeBytes(of: index.bigEndian) { Array($0) })
    var sum = last
    for _ in 1..<rounds {
      last = code(of: last)
      for index in sum.indices { sum[index] ^= last[index] }
    }
    key += sum
  }
  return Array(key.prefix(count))
}
