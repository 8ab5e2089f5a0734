// SPDX-License-Identifier: MIT

public import Foundation

/// A code that proves a message to be unchanged, whose bytes are compared in constant time.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sendable, Sequence
where Element == UInt8 {
  /// The number of bytes.
  var byteCount: Int { get }
}

/// The code of an `HMAC`.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  fileprivate let digest: H.Digest

  private var bytes: [UInt8] { Array(digest) }

  /// The number of bytes.
  public var byteCount: Int { H.Digest.byteCount }

  /// The name of the hash function and the bytes as hexadecimal digits.
  public var description: String {
    "HMAC with \((H.self as? any NamedFunction.Type)?.name ?? "\(H.self)"): \(hexadecimal(bytes))"
  }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digest.withUnsafeBytes(body)
  }

  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
}

/// The message authentication code of RFC 2104, with a hash function.
public struct HMAC<H: HashFunction>: Sendable {
  /// The type of the key.
  public typealias Key = SymmetricKey
  /// The type of the code.
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private let outerKey: [UInt8]

  /// Creates a code with a key.
  public init(key: SymmetricKey) {
    let short = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    let padded = short + [UInt8](repeating: 0, count: H.blockByteCount - short.count)
    inner.update(data: padded.map { $0 ^ 0x36 })
    outerKey = padded.map { $0 ^ 0x5C }
  }

  /// Adds the bytes of a message.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// Returns the code of the message.
  public func finalize() -> MAC {
    MAC(digest: H.hash(data: outerKey + Array(inner.finalize())))
  }

  /// Returns the code of a message.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Returns whether a code is that of a message, in constant time.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: authenticatedData, using: key) == mac
  }

  /// Returns whether a code is that of a message, in constant time.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    self.authenticationCode(for: authenticatedData, using: key).digest
      == authenticationCode.withUnsafeBytes { Array($0) }
  }
}

/// The derivation of keys of RFC 5869, with a hash function.
public struct HKDF<H: HashFunction>: Sendable {
  /// Returns the key that follows from key material, a salt and a purpose.
  ///
  /// At most 255 digests are returned.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  /// Returns the key that follows from key material and a purpose.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info,
      outputByteCount: outputByteCount)
  }

  /// Returns the key that follows from key material and a salt.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](),
      outputByteCount: outputByteCount)
  }

  /// Returns the key that follows from key material.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// Returns the key of the first step, from key material and a salt.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    HMAC<H>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: Array(salt.map { Array($0) } ?? [])))
  }

  /// Returns the key of the second step, from the first step's key and a purpose.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: prk)
    var (bytes, last): ([UInt8], [UInt8]) = ([], [])
    for number in UInt8(1)...255 where bytes.count < outputByteCount {
      let message = last + (info.map { Array($0) } ?? []) + [number]
      last = Array(HMAC<H>.authenticationCode(for: message, using: key))
      bytes += last
    }
    return SymmetricKey(data: Array(bytes.prefix(max(0, outputByteCount))))
  }
}
