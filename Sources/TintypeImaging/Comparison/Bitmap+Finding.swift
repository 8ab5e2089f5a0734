// SPDX-License-Identifier: MIT

import CTintypePixels

extension Bitmap {
  /// A picture of what a comparison found, on a canvas that holds both bitmaps.
  ///
  /// - The reference appears in pale gray.
  /// - Pixels that count as differing have the ``differenceColour``; what only one bitmap has is
  ///   hatched with it.
  /// - Pixels that were taken for smoothed edges have a light tint of it.
  /// - What a mask covers is hatched in gray.
  /// - A box in ``boxColour`` surrounds each region of the analysis, two pixels away from it; it is
  ///   dashed where pixels only moved. Of more than ``greatestBoxCount`` regions only the largest
  ///   ones have boxes.
  /// - Where the sizes differ, the reference is framed, and the actual bitmap framed with dashes.
  ///
  /// - Parameters:
  ///   - reference: The picture that was compared as it should be.
  ///   - actual: The picture that was compared as it is.
  ///   - comparison: What the comparison found.
  ///   - analysis: What the difference consists of; without it there are no boxes.
  /// - Returns: An opaque picture, but for what neither bitmap covers.
  /// - Throws: ``ImagingError/tooLarge(width:height:)`` if the canvas exceeds the limits, or
  ///   ``ImagingError/comparisonMismatch(reference:actual:)`` if the bitmaps are not of the sizes
  ///   that were compared.
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
          around: PixelRect(of: size), colour: frameColour, dash: dash, but: nil)
      }
    }
    let regions = analysis?.regions ?? []
    let boxed = regions.sorted { $0.differingPixels > $1.differingPixels }.prefix(greatestBoxCount)
    for region in boxed { result.paintBox(around: region, but: changed) }
    return result
  }

  /// The color of the boxes around regions, opaque #003A8C.
  ///
  /// A blue that is darker than the ``differenceColour`` and much darker than the pale picture; a
  /// white rim keeps it apart from both.
  package static let boxColour: UInt32 = 0xFF00_3A8C

  /// The largest number of regions that get a box: 200.
  package static let greatestBoxCount = 200

  private static let frameColour: UInt32 = 0xFF20_2020
  private static let white: UInt32 = 0xFFFF_FFFF

  /// The width of lines: two pixels, more on large pictures, which are looked at from afar.
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
            return pk_paint_finding(&canvas, nil, maskedWords, Self.differenceColour, pixels)
          }
          smoothed.withWords { words, _ in
            pk_paint_finding(&canvas, words, maskedWords, Self.differenceColour, pixels)
          }
        }
      }
    }
  }

  /// Paints a box that leaves the differing pixels of other regions to be seen.
  private mutating func paintBox(around region: DifferenceRegion, but changed: DifferenceMask) {
    let outer = region.bounds.grown(by: 2 + lineWidth)
    paintFrame(
      around: outer.grown(by: 1), colour: Self.white, dash: 0, width: lineWidth + 2, but: changed)
    let dash = region.movement == nil ? 0 : 3 * lineWidth
    paintFrame(around: outer, colour: Self.boxColour, dash: dash, but: changed)
  }

  /// Paints a frame along the inner side of a rectangle, or of what lies on the picture of it.
  private mutating func paintFrame(
    around rectangle: PixelRect, colour: UInt32, dash: Int, width line: Int? = nil,
    but kept: DifferenceMask?
  ) {
    guard let part = rectangle.cut(to: size) else { return }
    let (width, line) = (width, UInt32(line ?? lineWidth))
    withUnsafeMutableBytes { output in
      let pixels = output.baseAddress?.assumingMemoryBound(to: UInt32.self)
      func paint(_ words: UnsafePointer<UInt64>?, _ stride: Int) {
        pk_paint_frame(
          pixels, width, part.kernelBounds, line, UInt32(dash), colour, words, stride)
      }
      guard let kept else { return paint(nil, 0) }
      kept.withWords { words, _ in paint(words, kept.stride) }
    }
  }
}

extension PixelPair {
  /// The pixels that a comparison took for smoothed edges; `nil` for none.
  func smoothedEdges(of comparison: BitmapComparison, masks: [PixelRect]) -> DifferenceMask? {
    guard comparison.antialiasedPixels > 0 else { return nil }
    // All that differ but those that count.
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
