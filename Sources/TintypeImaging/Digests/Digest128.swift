// SPDX-License-Identifier: MIT

import CTintypePixels
import TintypeBase

/// A 128-bit XXH3 digest: tells changed data from unchanged, fast; no protection against forgery.
///
/// Its text is 32 hexadecimal digits in the canonical order of the XXH3 specification, as
/// `xxh128sum` prints it.
public struct Digest128: HexadecimalDigest {
  /// 32.
  package static let digitCount = 32

  private let high: UInt64
  private let low: UInt64

  init(_ digest: pk_digest128) {
    high = digest.high
    low = digest.low
  }

  /// Reads 32 hexadecimal digits, in lower or upper case; `nil` for anything else.
  ///
  /// - Parameter hexadecimal: The digits.
  package init?(hexadecimal: String) {
    guard let words = Hexadecimal.words(hexadecimal, count: 2) else { return nil }
    high = words[0]
    low = words[1]
  }

  /// The 32 hexadecimal digits, in lower case.
  package var hexadecimal: String { Hexadecimal.text([high, low]) }

  /// The digest of some bytes, with seed 0.
  package static func of(_ bytes: UnsafeRawBufferPointer) -> Digest128 {
    Digest128(pk_xxh3_128(bytes.baseAddress, bytes.count))
  }

  /// The digest of some bytes, with seed 0.
  package static func of(_ bytes: [UInt8]) -> Digest128 {
    bytes.withUnsafeBytes { of($0) }
  }

  /// The digest of parts of some bytes, as if the parts stood one after the other.
  ///
  /// - Parameters:
  ///   - bytes: All bytes.
  ///   - ranges: The parts, in the order in which they count. What lies outside of the bytes is
  ///     left out.
  /// - Returns: The digest.
  package static func of(_ bytes: [UInt8], ranges: [Range<Int>]) -> Digest128 {
    let parts = ranges.map { range in
      let inside = range.clamped(to: bytes.indices)
      return pk_range(offset: inside.lowerBound, size: inside.count)
    }
    return bytes.withUnsafeBytes { bytes in
      parts.withUnsafeBufferPointer { parts in
        Digest128(pk_xxh3_128_ranges(bytes.baseAddress, parts.baseAddress, parts.count))
      }
    }
  }
}
