// SPDX-License-Identifier: MIT

import CTintypePixels

extension Bitmap {
  /// Returns a diff image of a comparison, on a canvas that contains both bitmaps.
  ///
  /// - The reference appears in pale gray.
  /// - Pixels that count as differing have the ``differenceColor``; those that only one bitmap has
  ///   are hatched with it.
  /// - Pixels that count as anti-aliased edges have a light tint of it.
  /// - Masked pixels are hatched in gray.
  /// - A box in ``boxColor`` surrounds each region of the analysis, two pixels away from it; it is
  ///   dashed if pixels only moved. Of more than ``maximumBoxCount`` regions, only the largest
  ///   ones have boxes.
  /// - If the sizes differ, the reference has a solid frame, and the actual bitmap has a dashed
  ///   one.
  ///
  /// - Parameters:
  ///   - reference: The reference image that was compared.
  ///   - actual: The actual image that was compared.
  ///   - comparison: The result of the comparison.
  ///   - analysis: The analysis of the difference; without it there are no boxes.
  /// - Returns: An image that is opaque except where neither bitmap has pixels.
  /// - Throws: ``ImagingError/tooLarge(width:height:)`` if the canvas exceeds the limits, or
  ///   ``ImagingError/comparisonMismatch(reference:actual:)`` if the bitmaps do not have the
  ///   compared sizes.
  package static func difference(
    reference: Bitmap, actual: Bitmap, comparison: BitmapComparison, analysis: BitmapAnalysis? = nil
  ) throws(ImagingError) -> Bitmap {
    guard reference.size == comparison.referenceSize, actual.size == comparison.actualSize else {
      throw .comparisonMismatch(reference: reference.size, actual: actual.size)
    }
    let canvas = reference.size.union(actual.size)
    var result = try Bitmap(width: canvas.width, height: canvas.height)
    let changed = comparison.mask ?? DifferenceMask(size: canvas)
    let masks = try comparison.tolerance.masks(on: reference.size, actual.size)
    PixelPair.with(reference: reference, actual: actual, mode: .exact) { pair in
      result.paintFinding(
        pair, changed: changed,
        smoothed: pair.smoothedEdges(of: comparison, masks: masks),
        masked: DifferenceMask(of: masks, on: canvas))
    }
    if reference.size != actual.size {
      for (size, dash) in [(reference.size, 0), (actual.size, 12)] {
        result.paintFrame(
          around: PixelRect(of: size), color: frameColor, dash: dash, but: nil)
      }
    }
    let regions = analysis?.regions ?? []
    let boxed = regions.sorted { $0.differingPixels > $1.differingPixels }.prefix(maximumBoxCount)
    for region in boxed { result.paintBox(around: region, but: changed) }
    return result
  }

  /// The color of the boxes around regions, opaque #003A8C.
  ///
  /// It is a blue that is darker than the ``differenceColor`` and much darker than the pale image;
  /// a white border separates it from both.
  package static let boxColor: UInt32 = 0xFF00_3A8C

  /// The maximum number of regions that have a box: 200.
  package static let maximumBoxCount = 200

  private static let frameColor: UInt32 = 0xFF20_2020
  private static let white: UInt32 = 0xFFFF_FFFF

  /// The line width: two pixels, more for large images, which are viewed scaled down.
  private var lineWidth: Int { 2 + max(width, height) / 4000 }

  private mutating func paintFinding(
    _ pair: PixelPair, changed: DifferenceMask, smoothed: DifferenceMask?, masked: DifferenceMask
  ) {
    withUnsafeMutableBytes { output in
      changed.withWords { changedWords, _ in
        masked.withWords { maskedWords, _ in
          var canvas = pair.canvas(changed: changedWords, stride: changed.stride)
          let pixels = output.baseAddress?.assumingMemoryBound(to: UInt32.self)
          guard let smoothed else {
            return tintype_paint_finding(&canvas, nil, maskedWords, Self.differenceColor, pixels)
          }
          smoothed.withWords { words, _ in
            tintype_paint_finding(&canvas, words, maskedWords, Self.differenceColor, pixels)
          }
        }
      }
    }
  }

  /// Paints a box that does not cover the differing pixels of other regions.
  private mutating func paintBox(around region: DifferenceRegion, but changed: DifferenceMask) {
    let outer = region.bounds.grown(by: 2 + lineWidth)
    paintFrame(
      around: outer.grown(by: 1), color: Self.white, dash: 0, width: lineWidth + 2, but: changed)
    let dash = region.movement == nil ? 0 : 3 * lineWidth
    paintFrame(around: outer, color: Self.boxColor, dash: dash, but: changed)
  }

  /// Paints a frame along the inner side of a rectangle, or of its part within the image.
  private mutating func paintFrame(
    around rectangle: PixelRect, color: UInt32, dash: Int, width line: Int? = nil,
    but kept: DifferenceMask?
  ) {
    guard let part = rectangle.cut(to: size) else { return }
    let (width, line) = (width, UInt32(line ?? lineWidth))
    withUnsafeMutableBytes { output in
      let pixels = output.baseAddress?.assumingMemoryBound(to: UInt32.self)
      func paint(_ words: UnsafePointer<UInt64>?, _ stride: Int) {
        tintype_paint_frame(
          pixels, width, part.kernelBounds, line, UInt32(dash), color, words, stride)
      }
      guard let kept else { return paint(nil, 0) }
      kept.withWords { words, _ in paint(words, kept.stride) }
    }
  }
}

extension PixelPair {
  /// Returns the pixels that a comparison counted as anti-aliased edges; `nil` for none.
  func smoothedEdges(of comparison: BitmapComparison, masks: [PixelRect]) -> DifferenceMask? {
    guard comparison.antialiasedPixels > 0 else { return nil }
    // All differing pixels except those that count.
    var tolerance = comparison.tolerance
    tolerance.ignoresAntialiasing = false
    var edges = DifferenceMask(size: hull)
    _ = compare(
      tolerance: tolerance, masked: DifferenceMask(of: masks, on: hull), changed: &edges)
    if let mask = comparison.mask { edges.subtract(mask) }
    return edges
  }
}

extension PixelRect {
  fileprivate init(of size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }
}
