// SPDX-License-Identifier: MIT

extension Bitmap: CustomStringConvertible, CustomReflectable {
  /// The size and the digest, as in “Bitmap 2×1, 99aa06d3014798d86001c324468d497f”.
  public var description: String { "Bitmap \(size), \(digest)" }

  /// The size and the digest: test frameworks print mirrors, and would print millions of pixels.
  public var customMirror: Mirror {
    Mirror(self, children: ["width": width, "height": height, "digest": digest])
  }
}
