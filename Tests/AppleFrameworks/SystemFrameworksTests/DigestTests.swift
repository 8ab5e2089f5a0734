// SPDX-License-Identifier: MIT

import CryptoKit
import Testing

/// The digests and codes of CryptoKit.
@Suite("Digests")
struct DigestTests {
  private static let long =
    "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
    + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"

  @Test(
    "MD5 has the values of RFC 1321",
    arguments: [
      ("", "d41d8cd98f00b204e9800998ecf8427e"), ("abc", "900150983cd24fb0d6963f7d28e17f72"),
      ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    ])
  func md5(message: String, digest: String) {
    #expect(Insecure.MD5.hash(data: Data(message.utf8)).description == "MD5 digest: \(digest)")
  }

  @Test("SHA-1, SHA-256, SHA-384 and SHA-512 have the values of NIST's examples")
  func sha() {
    let abc = Data("abc".utf8)
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hex(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA384.hash(data: abc)) == """
        cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed\
        8086072ba1e7cc2358baeca134c825a7
        """)
    #expect(
      hex(SHA512.hash(data: Data(Self.long.utf8))) == """
        8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018\
        501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909
        """)
  }

  @Test("A digest of parts is that of the whole, and equal to its bytes")
  func parts() {
    var function = SHA256()
    function.update(data: Data("a".utf8))
    function.update(data: Data("bc".utf8))
    let digest = function.finalize()
    #expect(digest == SHA256.hash(data: Data("abc".utf8)))
    #expect(digest == Data(digest))
    #expect(digest != Data(digest.dropLast()))
    #expect(SHA256Digest.byteCount == 32)
  }

  @Test("HMAC has the values of RFC 4231, test cases 2 and 6")
  func hmac() {
    let code = HMAC<SHA256>.authenticationCode(
      for: Data("what do ya want for nothing?".utf8),
      using: SymmetricKey(data: Data("Jefe".utf8)))
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    let message = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    let key = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    let long = HMAC<SHA512>.authenticationCode(for: message, using: key)
    #expect(hex(long).hasPrefix("80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f352"))
    #expect(
      HMAC<SHA512>.isValidAuthenticationCode(Data(long), authenticating: message, using: key))
    #expect(
      !HMAC<SHA512>.isValidAuthenticationCode(Data(code), authenticating: message, using: key))
  }

  @Test("HKDF has the values of RFC 5869, test case 1")
  func hkdf() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0b, count: 22)),
      salt: Data(0...12), info: Data(0xf0...0xf9), outputByteCount: 42)
    #expect(
      key.withUnsafeBytes { hex($0) } == """
        3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865
        """)
  }

  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }
}
