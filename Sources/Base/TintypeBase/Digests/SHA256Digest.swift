// SPDX-License-Identifier: MIT

import CTintypeDigests

/// A SHA-256 digest (FIPS 180-4), which also distinguishes maliciously constructed files.
///
/// Its text is 64 hexadecimal digits, in the format of `sha256sum`.
package struct SHA256Digest: HexadecimalDigest {
  /// The number of digits, 64.
  package static let digitCount = 64

  private let words: [UInt64]

  /// Creates a digest from 64 hexadecimal digits, in lowercase or uppercase; returns `nil` for
  /// other text.
  ///
  /// - Parameter hexadecimal: The digits.
  package init?(hexadecimal: String) {
    guard let words = Hexadecimal.words(hexadecimal, count: 4) else { return nil }
    self.words = words
  }

  private init(digestOf bytes: UnsafeRawBufferPointer) {
    var words = [UInt64](repeating: 0, count: Int(TINTYPE_SHA256_SIZE) / 8)
    words.withUnsafeMutableBytes { output in
      tintype_sha256(
        bytes.baseAddress, bytes.count, output.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
    self.words = words.map { UInt64(bigEndian: $0) }
  }

  /// The 64 hexadecimal digits, in lowercase.
  package var hexadecimal: String { Hexadecimal.text(words) }

  /// The 32 bytes.
  package var bytes: [UInt8] {
    words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } }
  }

  /// Returns the digest of bytes.
  package static func of(_ bytes: UnsafeRawBufferPointer) -> SHA256Digest {
    SHA256Digest(digestOf: bytes)
  }

  /// Returns the digest of bytes.
  package static func of(_ bytes: [UInt8]) -> SHA256Digest { bytes.withUnsafeBytes { of($0) } }
}
