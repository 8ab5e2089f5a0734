// SPDX-License-Identifier: MIT

/// The definition of a difference between two images, and the tolerated amount.
///
/// By default, every pixel that differs at all counts.
public struct Tolerance: Hashable, Sendable, Codable {
  /// The mode, which defines the distance of two pixels and which differences are noise.
  public var mode: Mode
  /// The distance, 0 to 1 in the unit of the mode, above which two pixels differ.
  public var threshold: Double
  /// A Boolean value that indicates whether to ignore pixels that differ only by the anti-aliasing
  /// of an edge.
  public var ignoresAntialiasing: Bool
  /// The number of tolerated differing pixels; none by default.
  public var allowance: Allowance
  /// Rectangles in pixels that are not compared; they are clipped to the images.
  public var masks: [PixelRect]

  /// Creates a tolerance.
  ///
  /// - Parameters:
  ///   - mode: The mode, which defines the distance of two pixels.
  ///   - threshold: The distance above which two pixels differ, 0 to 1; `nil` for the mode's
  ///     default.
  ///   - ignoresAntialiasing: Whether to ignore anti-aliased edges; `nil` for the mode's default.
  ///   - allowance: The number of tolerated differing pixels.
  ///   - masks: Rectangles in pixels that are not compared.
  public init(
    mode: Mode = .exact,
    threshold: Double? = nil,
    ignoresAntialiasing: Bool? = nil,
    allowance: Allowance = .none,
    masks: [PixelRect] = []
  ) {
    self.mode = mode
    self.threshold = threshold ?? mode.defaultThreshold
    self.ignoresAntialiasing = ignoresAntialiasing ?? mode.ignoresAntialiasing
    (self.allowance, self.masks) = (allowance, masks)
  }

  /// A tolerance with which every pixel that differs at all counts.
  public static let exact = Tolerance()

  /// A measure of the distance of two pixels.
  public enum Mode: String, Hashable, Sendable, Codable, CaseIterable {
    /// The largest difference of a premultiplied channel, as a fraction of 255.
    case exact
    /// The distance in YIQ of pixelmatch 7.2, as a fraction of the largest possible one.
    case pixelmatch
    /// The distance ΔE*94 (CIE 116-1995) as a fraction of 100, ignoring rasterization noise.
    case perceptual
  }

  /// The number of tolerated differing pixels.
  ///
  /// Images of different sizes are never tolerated.
  public enum Allowance: Hashable, Sendable, Codable {
    /// No differing pixels.
    case none
    /// At most this many pixels in the whole image.
    case pixels(Int)
    /// At most this fraction of all pixels, 0 to 1.
    case share(Double)
    /// At most this many pixels in any square with the given side in pixels.
    case window(side: Int, pixels: Int)
  }
}

extension Tolerance.Mode {
  /// The default threshold: 0 for exact, 0.1 for pixelmatch (its own default), and 0.01 for the
  /// perceptual mode, the smallest difference that is noticeable side by side.
  public var defaultThreshold: Double {
    switch self {
    case .exact: 0
    case .pixelmatch: 0.1
    case .perceptual: 0.01
    }
  }

  /// A Boolean value that indicates whether anti-aliased edges are ignored by default: `true` in
  /// all modes but exact.
  public var ignoresAntialiasing: Bool { self != .exact }
}

extension Tolerance {
  /// Creates a tolerance from the parameters of swift-snapshot-testing.
  ///
  /// A number out of range is an error when images are compared.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: The similarity at which two pixels match, 0 to 1: their distance
  ///     ΔE*94 may be `(1 − perceptualPrecision) × 100`. At 1, they must be equal; 0.98 to 0.99 is
  ///     about the limit of human perception.
  public init(precision: Double = 1, perceptualPrecision: Double = 1) {
    let allowance = precision == 1 ? Allowance.none : .share(1 - precision)
    if perceptualPrecision == 1 {
      self.init(allowance: allowance)
    } else {
      self.init(
        mode: .perceptual, threshold: 1 - perceptualPrecision, ignoresAntialiasing: false,
        allowance: allowance)
    }
  }
}

extension Tolerance {
  /// Checks that every number is in range.
  func check() throws(ImagingError) {
    // Not written as “outside of the range”, since comparisons with NaN are false.
    guard threshold >= 0, threshold <= 1 else { throw .invalidToleranceThreshold(threshold) }
    switch allowance {
    case .none: break
    case .pixels(let count):
      guard count >= 0 else { throw .invalidTolerancePixels(count) }
    case .share(let share):
      guard share >= 0, share <= 1 else { throw .invalidToleranceShare(share) }
    case .window(let side, let pixels):
      guard side >= 1, pixels >= 0 else {
        throw .invalidToleranceWindow(side: side, pixels: pixels)
      }
    }
  }

  /// Returns the masks, clipped to each of the images that they overlap.
  func masks(on reference: PixelSize, _ actual: PixelSize) throws(ImagingError) -> [PixelRect] {
    var parts: [PixelRect] = []
    for mask in masks {
      guard mask.width >= 1, mask.height >= 1,
        !mask.x.addingReportingOverflow(mask.width).overflow,
        !mask.y.addingReportingOverflow(mask.height).overflow
      else { throw .invalidMask(mask) }
      let found = [reference, actual].compactMap { mask.cut(to: $0) }
      guard !found.isEmpty else {
        throw .maskOffImages(mask, reference: reference, actual: actual)
      }
      parts += found
    }
    return parts
  }

  /// The largest distance of a channel, 0 to 255, that the threshold tolerates in the exact mode.
  var toleratedDistance: UInt32 { toleratedDistance(of: 255) }

  /// The same for 16-bit samples, 0 to 65,535.
  var toleratedDeepDistance: UInt32 { toleratedDistance(of: 65_535) }

  private func toleratedDistance(of largest: Double) -> UInt32 {
    // The product may be rounded in either direction.
    let guess = (threshold * largest).rounded()
    return UInt32(guess / largest <= threshold ? guess : guess - 1)
  }
}
