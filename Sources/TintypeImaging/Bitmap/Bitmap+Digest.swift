// SPDX-License-Identifier: MIT

extension Bitmap {
  /// The XXH3-128 of the packed rows, bytes B, G, R, A: what references store to compare by.
  ///
  /// It does not cover the size: a 2×1 and a 1×2 bitmap of the same pixels have the same digest.
  public var digest: Digest128 { withUnsafeBytes { Digest128.of($0) } }
}
