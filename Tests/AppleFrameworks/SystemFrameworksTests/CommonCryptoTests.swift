// SPDX-License-Identifier: MIT

import CommonCrypto
import Foundation
import Testing

/// The functions of CommonCrypto.
@Suite("CommonCrypto")
struct CommonCryptoTests {
  @Test("Functions write the digests of RFC 1321 and of NIST's examples")
  func digests() {
    var (md5, sha1) = ([UInt8](repeating: 0, count: 16), [UInt8](repeating: 0, count: 20))
    var (sha224, sha256) = ([UInt8](repeating: 0, count: 28), [UInt8](repeating: 0, count: 32))
    let abc = Data("abc".utf8)
    abc.withUnsafeBytes { abc in
      CC_MD5(abc.baseAddress, CC_LONG(abc.count), &md5)
      CC_SHA1(abc.baseAddress, CC_LONG(abc.count), &sha1)
      CC_SHA224(abc.baseAddress, CC_LONG(abc.count), &sha224)
      CC_SHA256(abc.baseAddress, CC_LONG(abc.count), &sha256)
    }
    #expect(hex(md5) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(sha1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(sha224) == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
    #expect(hex(sha256) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(CC_SHA256(nil, 0, nil) == nil)
    #expect(CC_SHA384_DIGEST_LENGTH == 48 && CC_SHA512_DIGEST_LENGTH == 64)
  }

  @Test("A message of parts has the digest of the whole, and none of its bytes afterward")
  func parts() {
    var context = CC_SHA512_CTX()
    var (first, whole) = ([UInt8](repeating: 0, count: 64), [UInt8](repeating: 0, count: 64))
    for _ in 0..<2 {
      CC_SHA512_Init(&context)
      for part in ["a", "bc"] { CC_SHA512_Update(&context, part, CC_LONG(part.utf8.count)) }
      CC_SHA512_Final(&first, &context)
    }
    CC_SHA512("abc", 3, &whole)
    #expect(first == whole)
    #expect(hex(first).hasPrefix("ddaf35a193617abacc417349ae204131"))
  }

  @Test("A context that C would not initialize is usable")
  func allocated() {
    let context = UnsafeMutablePointer<CC_MD5_CTX>.allocate(capacity: 1)
    defer { context.deallocate() }
    let digest = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(CC_MD5_DIGEST_LENGTH))
    defer { digest.deallocate() }
    #expect(CC_MD5_Init(context) == 1)
    #expect(CC_MD5_Final(digest, context) == 1)
    #expect(
      hex(Array(UnsafeBufferPointer(start: digest, count: 16)))
        == "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test("CCHmac has the values of RFC 4231, test case 2")
  func hmac() {
    let (key, text) = ("Jefe", "what do ya want for nothing?")
    var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, 4, text, text.utf8.count, &code)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")

    var (context, short) = (CCHmacContext(), [UInt8](repeating: 0, count: 28))
    CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA224), key, 4)
    for part in ["what do ya want ", "for nothing?"] {
      CCHmacUpdate(&context, part, part.utf8.count)
    }
    CCHmacFinal(&context, &short)
    #expect(hex(short) == "a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44")
  }

  @Test("CCHmac with an unknown hash function writes nothing")
  func unknownFunction() {
    var code = [UInt8](repeating: 7, count: 4)
    CCHmac(99, "key", 3, "text", 4, &code)
    #expect(code == [7, 7, 7, 7])
  }

  @Test(
    "PBKDF2 has the values of RFC 6070",
    arguments: [
      (UInt32(1), "0c60c80f961f0e71f3a9b524af6012062fe037a6"),
      (2, "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957"),
      (4096, "4b007901b765489abead49d926f721d065a429c1"),
    ])
  func pbkdf2(rounds: UInt32, expected: String) {
    var key = [UInt8](repeating: 0, count: expected.count / 2)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, "salt", 4,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), rounds, &key, key.count)
    #expect(status == kCCSuccess)
    #expect(hex(key) == expected)
  }

  @Test("Parameters that are not valid are an error")
  func invalid() {
    var key = [UInt8](repeating: 0, count: 4)
    #expect(
      CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), "a", 1, "b", 1, 9, 1, &key, 4)
        == kCCParamError)
    #expect(CCRandomGenerateBytes(nil, 4) == kCCParamError)
  }

  @Test("Random bytes are the next ones of the test")
  func random() {
    var (first, second) = ([UInt8](repeating: 0, count: 8), [UInt8](repeating: 0, count: 8))
    #expect(CCRandomGenerateBytes(&first, 8) == kCCSuccess)
    #expect(CCRandomGenerateBytes(&second, 8) == kCCSuccess)
    #expect(first != second)
  }
}

private func hex(_ bytes: [UInt8]) -> String {
  bytes.map { String(format: "%02x", $0) }.joined()
}
