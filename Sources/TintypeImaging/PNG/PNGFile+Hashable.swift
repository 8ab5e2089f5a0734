// SPDX-License-Identifier: MIT

import CTintypePixels

extension PNGFile: Hashable {
  /// Whether two files have the same bytes.
  public static func == (first: PNGFile, second: PNGFile) -> Bool {
    // The standard library compares arrays element by element, which is slow in debug builds.
    first.bytes.withUnsafeBytes { a in
      second.bytes.withUnsafeBytes { b in
        a.count == b.count && pk_equal(a.baseAddress, b.baseAddress, a.count)
      }
    }
  }

  /// Feeds the digest of the bytes to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Digest128.of(bytes))
  }
}
