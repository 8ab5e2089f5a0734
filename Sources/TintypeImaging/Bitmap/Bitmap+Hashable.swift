// SPDX-License-Identifier: MIT

import CTintypePixels

extension Bitmap: Hashable {
  /// Whether two bitmaps have the same size and the same pixels.
  public static func == (first: Bitmap, second: Bitmap) -> Bool {
    // The standard library compares arrays element by element, which is slow in debug builds.
    guard first.size == second.size else { return false }
    return first.withUnsafeBytes { a in
      second.withUnsafeBytes { b in
        a.count == b.count && pk_equal(a.baseAddress, b.baseAddress, a.count)
      }
    }
  }

  /// Feeds the size and the digest of the pixels to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(digest)
  }
}
