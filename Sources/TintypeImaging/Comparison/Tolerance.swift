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
