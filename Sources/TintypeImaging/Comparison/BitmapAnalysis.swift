// SPDX-License-Identifier: MIT

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
