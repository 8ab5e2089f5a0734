// SPDX-License-Identifier: MIT

import CTintypePixels

/// A detailed analysis of a difference between two images: beyond what a verdict needs, for finding
/// its cause.
public struct BitmapAnalysis: Hashable, Sendable, Codable {
  /// The regions of differing pixels, from top to bottom, then from left to right.
  public var regions: [DifferenceRegion]
  /// The number of differing pixels at other thresholds, in ascending order of the threshold.
  public var ladder: [Step]
  /// The fingerprint of the change: equal for the same change at other positions.
  public var fingerprint: Digest128

  /// Creates an analysis.
  public init(regions: [DifferenceRegion], ladder: [Step], fingerprint: Digest128) {
    (self.regions, self.ladder, self.fingerprint) = (regions, ladder, fingerprint)
  }

  /// The count at one threshold.
  public struct Step: Hashable, Sendable, Codable {
    /// The distance above which two pixels differ, 0 to 1 in the unit of the mode.
    public var threshold: Double
    /// The number of pixels that differ by more than the threshold.
    public var differingPixels: Int

    /// Creates a step.
    public init(threshold: Double, differingPixels: Int) {
      (self.threshold, self.differingPixels) = (threshold, differingPixels)
    }
  }

  /// The thresholds of the analysis: 0, 0.01, 0.02, 0.05, 0.1, 0.2 and 0.5.
  public static let thresholds = [0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5]
}

extension BitmapComparison {
  /// Returns the analysis of the difference: its regions, counts at other thresholds, and
  /// fingerprint.
  ///
  /// - Parameters:
  ///   - reference: The reference image that was compared.
  ///   - actual: The actual image that was compared.
  /// - Returns: The analysis, without regions if no pixel counts. If the sizes of the images are
  ///   not the compared ones, it has no regions and all counts are zero.
  public func analysis(reference: Bitmap, actual: Bitmap) -> BitmapAnalysis {
    analysis(
      reference: reference.pixels, reference.size, actual: actual.pixels, actual.size,
      isStraight: false)
  }

  /// Returns the analysis of the difference between two buffers, in the form in which they were
  /// compared.
  package func analysis(
    reference: [UInt32], _ referenceSize: PixelSize, actual: [UInt32], _ actualSize: PixelSize,
    isStraight: Bool
  ) -> BitmapAnalysis {
    analysis(
      reference: reference, referenceSize, actual: actual, actualSize, isStraight: isStraight,
      deep: nil)
  }

  /// Returns the same for buffers that may have been compared with 16 bits per sample.
  func analysis(
    reference: [UInt32], _ referenceSize: PixelSize, actual: [UInt32], _ actualSize: PixelSize,
    isStraight: Bool, deep: DeepSamples?
  ) -> BitmapAnalysis {
    let isSame = referenceSize == self.referenceSize && actualSize == self.actualSize
    return PixelPair.with(
      reference: reference, referenceSize, actual: actual, actualSize, isStraight: isStraight,
      deep: deep, mode: tolerance.mode
    ) { pair in
      guard isSame else { return BitmapAnalysis(regions: [], ladder: ladder(of: nil)) }
      var regions = mask.map(pair.regions) ?? []
      MovementFinder(pair: pair).findMovements(of: &regions)
      pair.removeInexactMovements(of: &regions)
      return BitmapAnalysis(regions: regions, ladder: ladder(of: pair))
    }
  }

  /// Returns the counts at all thresholds and at that of the comparison.
  private func ladder(of pair: PixelPair?) -> [BitmapAnalysis.Step] {
    let thresholds = Set(BitmapAnalysis.thresholds + [tolerance.threshold]).sorted()
    guard let pair, let own = thresholds.firstIndex(of: tolerance.threshold) else {
      return thresholds.map { BitmapAnalysis.Step(threshold: $0, differingPixels: 0) }
    }
    let counts = pair.counts(above: thresholds, tolerance: tolerance)
    // Pixels that only one image has differ at every threshold.
    let onlyInOne = differingPixels - counts[own]
    return zip(thresholds, counts).map {
      BitmapAnalysis.Step(threshold: $0, differingPixels: $1 + onlyInOne)
    }
  }
}

extension PixelPair {
  /// Returns the regions of a mask's pixels, in the order of their first pixels.
  func regions(of mask: DifferenceMask) -> [DifferenceRegion] {
    mask.withWords { words, _ in
      var canvas = canvas(changed: words, stride: mask.stride)
      var count = 0
      let found = tintype_regions_find(&canvas, &count)
      defer { tintype_regions_free(found) }
      return UnsafeBufferPointer(start: found, count: count).map(DifferenceRegion.init)
    }
  }

  /// Returns the number of differing pixels for each threshold, in the mode of a tolerance.
  ///
  /// Only pixels that both images have are counted, without masked pixels and, if the tolerance
  /// ignores them, anti-aliased edges.
  func counts(above thresholds: [Double], tolerance: Tolerance) -> [Int] {
    let masks = (try? tolerance.masks(on: referenceSize, actualSize)) ?? []
    let masked = masks.isEmpty ? nil : DifferenceMask(of: masks, on: hull)
    func changed(at threshold: Double) -> (pixels: DifferenceMask, count: Int) {
      var tolerance = tolerance
      tolerance.threshold = threshold
      var changed = DifferenceMask(size: hull)
      let found = compare(tolerance: tolerance, masked: masked, changed: &changed)
      return (changed, found.differing)
    }
    switch tolerance.mode {
    case .exact:
      return counts(changed(at: 0).pixels, thresholds.count) { pair, results in
        if let deep {
          let distances = thresholds.map { Tolerance(threshold: $0).toleratedDeepDistance }
          tintype_ladder_deep(pair, deep, distances, distances.count, results)
          return
        }
        let distances = thresholds.map { Tolerance(threshold: $0).toleratedDistance }
        tintype_ladder_exact(pair, distances, distances.count, results)
      }
    case .pixelmatch:
      // Whether a pixel is an anti-aliased edge does not depend on the threshold: the pixels that
      // count at 0 are all that count anywhere.
      return counts(changed(at: 0).pixels, thresholds.count) { pair, results in
        tintype_ladder_pixelmatch(pair, isStraight, thresholds, thresholds.count, results)
      }
    case .perceptual:
      // The result depends on nearby pixels, of which more differ at lower thresholds.
      let own = changed(at: tolerance.threshold).pixels
      return thresholds.map { threshold in
        if threshold < tolerance.threshold { return changed(at: threshold).count }
        var own = own
        return Int(
          withKernelPair(masked: nil, changed: &own) { tintype_count_visible($0, threshold) })
      }
    }
  }

  /// Removes movements of pixels that are equal with 8 bits per sample but not with the compared
  /// 16.
  func removeInexactMovements(of regions: inout [DifferenceRegion]) {
    guard let deep else { return }
    for index in regions.indices {
      guard let movement = regions[index].movement else { continue }
      let (from, to) = (movement.from.kernelBounds, movement.to.kernelBounds)
      let isExact = tintype_deep_rectangles_are_equal(
        deep.a, referenceSize.width, from.left, from.top, deep.b, actualSize.width, to.left, to.top,
        to.right - to.left, to.bottom - to.top)
      if !isExact { regions[index].movement = nil }
    }
  }

  private func counts(
    _ pixels: DifferenceMask, _ count: Int,
    _ body: (UnsafePointer<tintype_pair>, UnsafeMutablePointer<UInt64>) -> Void
  ) -> [Int] {
    var pixels = pixels
    var results = [UInt64](repeating: 0, count: count)
    withKernelPair(masked: nil, changed: &pixels) { pair in body(pair, &results) }
    return results.map { Int($0) }
  }
}

extension DifferenceRegion {
  init(_ found: tintype_region) {
    self.init(
      // Pixels that differ only with 16 bits per sample have the distance 0 here.
      bounds: PixelRect(found.bounds), differingPixels: Int(found.count),
      largestDistance: max(Int(found.largest_distance), 1),
      meanDistance: max(Double(found.distance_sum) / Double(found.count), 1),
      fingerprint: Digest128(found.digest))
  }
}

extension BitmapAnalysis {
  /// Creates an analysis whose fingerprint is computed from the set of its regions' fingerprints.
  init(regions: [DifferenceRegion], ladder: [Step]) {
    let fingerprints = Set(regions.map(\.fingerprint)).map(\.description).sorted()
    self.init(
      regions: regions, ladder: ladder,
      fingerprint: Digest128.of(Array(fingerprints.joined(separator: "\n").utf8)))
  }
}
