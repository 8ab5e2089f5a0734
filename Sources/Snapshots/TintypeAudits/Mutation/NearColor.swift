// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeScene

/// A color with 8 bits per component that differs from another one by about ΔE*94 2.
///
/// Comparisons with the perceptual mode use the same distance. The color is on the way to black or, if
/// the other color is dark, to white, so that it is in sRGB. Of those with a distance of at most 2, it
/// is the farthest one.
enum NearColor {
  /// The greatest distance, as a fraction of 100.
  private static let distance = 0.02
  /// The luminance of a color in the middle between black and white, whose lightness L* is 50.
  private static let middleLuminance = 0.184

  /// Returns the color with the opacity of the other one.
  static func of(_ color: ResolvedColor) -> ResolvedColor {
    let own = [color.red, color.green, color.blue].map { Int(($0.clampedToUnit * 255).rounded()) }
    let target = color.relativeLuminance > middleLuminance ? 0 : 255
    func step(_ number: Int) -> [Int] {
      own.map { Int((Double($0) + Double((target - $0) * number) / 255).rounded()) }
    }
    guard let first = (1...255).first(where: { step($0) != own }) else { return color }
    var (low, high) = (first, 255)
    while low < high {
      let middle = (low + high + 1) / 2
      if isNear(own, step(middle)) { low = middle } else { high = middle - 1 }
    }
    let found = step(low).map { Double($0) / 255 }
    return ResolvedColor(
      red: found[0], green: found[1], blue: found[2], opacity: color.opacity)
  }

  private static func isNear(_ one: [Int], _ other: [Int]) -> Bool {
    func bitmap(_ color: [Int]) throws(ImagingError) -> Bitmap {
      let pixel = color.reduce(0xFF) { UInt32($0) << 8 | UInt32($1) }
      return try Bitmap(width: 1, height: 1, filledWith: pixel)
    }
    let tolerance = Tolerance(
      mode: .perceptual, threshold: distance, ignoresAntialiasing: false)
    let result = try? BitmapComparison(
      reference: bitmap(one), actual: bitmap(other), tolerance: tolerance)
    return result?.isWithinTolerance == true
  }
}
