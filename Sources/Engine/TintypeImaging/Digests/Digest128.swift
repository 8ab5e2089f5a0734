// SPDX-License-Identifier: MIT

import CTintypePixels
import TintypeBase

/// A 128-bit XXH3 digest: detects changed data fast, but does not protect against forgery.
///
/// Its text is 32 hexadecimal digits in the canonical order of the XXH3 specification, as
/// `xxh128sum` prints it.
public struct Digest128: HexadecimalDigest {
  /// The number of digits, 32.
  package static let digitCount = 32

  private let high: UInt64
  private let low: UInt64

  init(_ digest: tintype_digest128) {
    high = digest.high
    low = digest.low
  }

  /// Parses 32 hexadecimal digits, in lower or upper case; returns `nil` for any other string.
  ///
  /// - Parameter hexadecimal: The digits.
  package init?(hexadecimal: String) {
    guard let words = Hexadecimal.words(hexadecimal, count: 2) else { return nil }
    high = words[0]
    low = words[1]
  }

  /// The 32 hexadecimal digits, in lower case.
  package var hexadecimal: String { Hexadecimal.text([high, low]) }

  /// Returns whether the text of this digest is before that of another one.
  package func precedes(_ other: Digest128) -> Bool {
    high == other.high ? low < other.low : high < other.high
  }

  /// Returns the digest of bytes, with seed 0.
  package static func of(_ bytes: UnsafeRawBufferPointer) -> Digest128 {
    Digest128(tintype_xxh3_128(bytes.baseAddress, bytes.count))
  }

  /// Returns the digest of bytes, with seed 0.
  package static func of(_ bytes: [UInt8]) -> Digest128 { bytes.withUnsafeBytes { of($0) } }

  /// Returns the digest of parts of the bytes, as if the parts were concatenated.
  ///
  /// - Parameters:
  ///   - bytes: All bytes.
  ///   - ranges: The parts, in the order of concatenation; they are clamped to the bytes.
  /// - Returns: The digest.
  package static func of(_ bytes: [UInt8], ranges: [Range<Int>]) -> Digest128 {
    let parts = ranges.map { range in
      let inside = range.clamped(to: bytes.indices)
      return tintype_range(offset: inside.lowerBound, size: inside.count)
    }
    return bytes.withUnsafeBytes { bytes in
      parts.withUnsafeBufferPointer { parts in
        Digest128(tintype_xxh3_128_ranges(bytes.baseAddress, parts.baseAddress, parts.count))
      }
    }
  }
}
