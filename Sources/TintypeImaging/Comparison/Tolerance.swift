// SPDX-License-Identifier: MIT

/// What counts as a difference between two pictures, and how much of it is tolerated.
///
/// By default nothing is: every pixel that differs at all counts.
public struct Tolerance: Hashable, Sendable, Codable {
  /// How the distance of two pixels is measured, and which differences are taken for noise.
  public var mode: Mode
  /// The distance, 0 to 1 in the unit of the mode, above which two pixels differ.
  public var threshold: Double
  /// Whether pixels that differ because an edge was smoothed differently are not counted.
  public var ignoresAntialiasing: Bool
  /// How many differing pixels are tolerated; none by default.
  public var allowance: Allowance
  /// Rectangles in pixels that are not compared; what lies beyond the pictures is cut off.
  public var masks: [PixelRect]

  /// Creates a tolerance.
  ///
  /// - Parameters:
  ///   - mode: How the distance of two pixels is measured.
  ///   - threshold: The distance above which two pixels differ, 0 to 1; `nil` for the mode's own.
  ///   - ignoresAntialiasing: Whether smoothed edges are not counted; `nil` for the mode's own.
  ///   - allowance: How many differing pixels are tolerated.
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
    self.allowance = allowance
    self.masks = masks
  }

  /// Every pixel that differs at all counts.
  public static let exact = Tolerance()

  /// How the distance of two pixels is measured.
  public enum Mode: String, Hashable, Sendable, Codable, CaseIterable {
    /// The largest difference of a premultiplied channel, as a share of 255.
    case exact
    /// The distance in YIQ of pixelmatch 7.2, as a share of the largest there is.
    case pixelmatch
    /// The distance ΔE*94 (CIE 116-1995) as a share of 100, with the noise of rasterisers told from
    /// change.
    case perceptual
  }

  /// How many differing pixels are tolerated.
  ///
  /// Pictures of different sizes are never tolerated.
  public enum Allowance: Hashable, Sendable, Codable {
    /// None.
    case none
    /// At most this many, in all of the picture.
    case pixels(Int)
    /// At most this share of all pixels, 0 to 1.
    case share(Double)
    /// At most this many in any square with the given side in pixels.
    case window(side: Int, pixels: Int)
  }
}

extension Tolerance.Mode {
  /// The threshold where none is given: 0 for exact, 0.1 for pixelmatch (as there), and 0.01 for the
  /// perceptual mode, the smallest distance that people notice side by side.
  public var defaultThreshold: Double {
    switch self {
    case .exact: 0
    case .pixelmatch: 0.1
    case .perceptual: 0.01
    }
  }

  /// Whether smoothed edges are not counted where nothing is said: in all modes but exact.
  public var ignoresAntialiasing: Bool { self != .exact }
}

extension Tolerance {
  /// Creates a tolerance in the terms of swift-snapshot-testing.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1: their distance ΔE*94 may
  ///     be `(1 − perceptualPrecision) × 100`. At 1 they must be equal; 0.98 to 0.99 is about what
  ///     people see.
  ///
  /// A number out of its range is an error when pictures are compared.
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
  /// Throws unless every number is in its range.
  func check() throws(ImagingError) {
    // Not written as “outside of the range”, since NaN is on no side of any number.
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

  /// The masks, cut to each of the pictures that they lie on.
  func masks(on reference: PixelSize, _ actual: PixelSize) throws(ImagingError) -> [PixelRect] {
    var parts: [PixelRect] = []
    for mask in masks {
      guard mask.width >= 1, mask.height >= 1,
        !mask.x.addingReportingOverflow(mask.width).overflow,
        !mask.y.addingReportingOverflow(mask.height).overflow
      else { throw .invalidMask(mask) }
      let found = [reference, actual].compactMap { mask.cut(to: $0) }
      guard !found.isEmpty else {
        throw .maskOffPictures(mask, reference: reference, actual: actual)
      }
      parts += found
    }
    return parts
  }

  /// The largest distance of a channel, 0 to 255, that the threshold tolerates in the exact mode.
  var toleratedDistance: UInt32 { toleratedDistance(of: 255) }

  /// The same where samples have 16 bits, 0 to 65,535.
  var toleratedDeepDistance: UInt32 { toleratedDistance(of: 65_535) }

  private func toleratedDistance(of largest: Double) -> UInt32 {
    // The product may be rounded to either side of a whole number.
    let guess = (threshold * largest).rounded()
    return UInt32(guess / largest <= threshold ? guess : guess - 1)
  }
}
