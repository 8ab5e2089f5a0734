// SPDX-License-Identifier: MIT

import CTintypePixels

/// What a difference between two pictures consists of: more than a verdict needs, and what people
/// who look for its cause want to know.
public struct BitmapAnalysis: Hashable, Sendable, Codable {
  /// The regions of differing pixels, from the top down, those that start in one row from the left.
  public var regions: [DifferenceRegion]
  /// How many pixels would differ at other thresholds, in rising order of the threshold.
  public var ladder: [Step]
  /// What tells this change from others: equal for the same change at other places.
  public var fingerprint: Digest128

  /// Creates an analysis.
  public init(regions: [DifferenceRegion], ladder: [Step], fingerprint: Digest128) {
    self.regions = regions
    self.ladder = ladder
    self.fingerprint = fingerprint
  }

  /// The count at one threshold.
  public struct Step: Hashable, Sendable, Codable {
    /// The distance above which two pixels differ, 0 to 1 in the unit of the mode.
    public var threshold: Double
    /// The number of pixels that differ by more.
    public var differingPixels: Int

    /// Creates a step.
    public init(threshold: Double, differingPixels: Int) {
      self.threshold = threshold
      self.differingPixels = differingPixels
    }
  }

  /// The thresholds of a ladder: 0, 0.01, 0.02, 0.05, 0.1, 0.2 and 0.5.
  public static let thresholds = [0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5]
}

extension BitmapComparison {
  /// Finds out what the difference consists of: its regions, its ladder and its fingerprint.
  ///
  /// - Parameters:
  ///   - reference: The picture that was compared as it should be.
  ///   - actual: The picture that was compared as it is.
  /// - Returns: No regions where no pixel counts; no regions and a ladder of zeros where the
  ///   pictures are not those that were compared, as their sizes tell.
  public func analysis(reference: Bitmap, actual: Bitmap) -> BitmapAnalysis {
    analysis(
      reference: reference.pixels, reference.size, actual: actual.pixels, actual.size,
      isStraight: false)
  }

  /// Finds out what the difference of two buffers consists of, which are as they were compared.
  package func analysis(
    reference: [UInt32], _ referenceSize: PixelSize, actual: [UInt32], _ actualSize: PixelSize,
    isStraight: Bool
  ) -> BitmapAnalysis {
    analysis(
      reference: reference, referenceSize, actual: actual, actualSize, isStraight: isStraight,
      deep: nil)
  }

  /// The same for buffers that were compared in 16 bits a sample.
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

  /// The counts at all thresholds and at the one that was compared by.
  private func ladder(of pair: PixelPair?) -> [BitmapAnalysis.Step] {
    let thresholds = Set(BitmapAnalysis.thresholds + [tolerance.threshold]).sorted()
    guard let pair, let own = thresholds.firstIndex(of: tolerance.threshold) else {
      return thresholds.map { BitmapAnalysis.Step(threshold: $0, differingPixels: 0) }
    }
    let counts = pair.counts(above: thresholds, tolerance: tolerance)
    // Pixels that only one picture has differ at every threshold.
    let onlyInOne = differingPixels - counts[own]
    return zip(thresholds, counts).map {
      BitmapAnalysis.Step(threshold: $0, differingPixels: $1 + onlyInOne)
    }
  }
}

extension PixelPair {
  /// The regions of the pixels of a mask of the canvas, in the order of their first pixels.
  func regions(of mask: DifferenceMask) -> [DifferenceRegion] {
    mask.withWords { words, _ in
      var canvas = canvas(changed: words, stride: mask.stride)
      var count = 0
      let found = pk_regions_find(&canvas, &count)
      defer { pk_regions_free(found) }
      return UnsafeBufferPointer(start: found, count: count).map(DifferenceRegion.init)
    }
  }

  /// How many pixels that both pictures have differ by more than each of some thresholds, in the
  /// mode of a tolerance, and are neither masked nor, if it ignores these, smoothed edges.
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
          pk_ladder_deep(pair, deep, distances, distances.count, results)
          return
        }
        let distances = thresholds.map { Tolerance(threshold: $0).toleratedDistance }
        pk_ladder_exact(pair, distances, distances.count, results)
      }
    case .pixelmatch:
      // Whether a pixel is a smoothed edge does not depend on the threshold: those that count at 0
      // are all that count anywhere.
      return counts(changed(at: 0).pixels, thresholds.count) { pair, results in
        pk_ladder_pixelmatch(pair, isStraight, thresholds, thresholds.count, results)
      }
    case .perceptual:
      // What lies close together decides, and that is more at lower thresholds.
      let own = changed(at: tolerance.threshold).pixels
      return thresholds.map { threshold in
        if threshold < tolerance.threshold { return changed(at: threshold).count }
        var own = own
        return Int(withKernelPair(masked: nil, changed: &own) { pk_count_visible($0, threshold) })
      }
    }
  }

  /// Removes movements of pixels that are equal in 8 bits a sample and not in the 16 compared.
  func removeInexactMovements(of regions: inout [DifferenceRegion]) {
    guard let deep else { return }
    for index in regions.indices {
      guard let movement = regions[index].movement else { continue }
      let (from, to) = (movement.from.kernelBounds, movement.to.kernelBounds)
      let isExact = pk_deep_rectangles_are_equal(
        deep.a, referenceSize.width, from.left, from.top, deep.b, actualSize.width, to.left, to.top,
        to.right - to.left, to.bottom - to.top)
      if !isExact { regions[index].movement = nil }
    }
  }

  private func counts(
    _ pixels: DifferenceMask, _ count: Int,
    _ body: (UnsafePointer<pk_pair>, UnsafeMutablePointer<UInt64>) -> Void
  ) -> [Int] {
    var pixels = pixels
    var results = [UInt64](repeating: 0, count: count)
    withKernelPair(masked: nil, changed: &pixels) { pair in body(pair, &results) }
    return results.map { Int($0) }
  }
}

extension DifferenceRegion {
  init(_ found: pk_region) {
    self.init(
      // Pixels that differ in 16 bits a sample alone have the distance 0 here.
      bounds: PixelRect(found.bounds), differingPixels: Int(found.count),
      largestDistance: max(Int(found.largest_distance), 1),
      meanDistance: max(Double(found.distance_sum) / Double(found.count), 1),
      fingerprint: Digest128(found.digest))
  }
}

extension BitmapAnalysis {
  /// Creates an analysis whose fingerprint is that of the set of its regions' fingerprints.
  init(regions: [DifferenceRegion], ladder: [Step]) {
    let fingerprints = Set(regions.map(\.fingerprint)).map(\.description).sorted()
    self.init(
      regions: regions, ladder: ladder,
      fingerprint: Digest128.of(Array(fingerprints.joined(separator: "\n").utf8)))
  }
}
