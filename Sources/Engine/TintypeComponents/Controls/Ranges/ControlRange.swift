// SPDX-License-Identifier: MIT

import Foundation

/// The values of a slider or a stepper, validated against numbers that are not finite.
struct ControlRange {
  let lower: Double
  let upper: Double
  /// The size of a step, greater than 0 except for the default step of a range with one value.
  let step: Double
  /// A Boolean value that indicates whether values are aligned to steps from the lower bound.
  private let snaps: Bool

  /// Creates a range.
  ///
  /// Bounds that are not finite are clamped so that their difference is finite. A step that is not
  /// finite and greater than 0 is ignored; the step is then a tenth of the range.
  init(_ bounds: ClosedRange<Double>, step: Double?) {
    let limit = Double.greatestFiniteMagnitude / 4
    func legal(_ bound: Double) -> Double { bound.isNaN ? 0 : min(max(bound, -limit), limit) }
    lower = legal(bounds.lowerBound)
    upper = max(legal(bounds.upperBound), lower)
    snaps = step.map { $0.isFinite && $0 > 0 } ?? false
    self.step = snaps ? step ?? 0 : (upper - lower) / 10
  }

  /// Returns a value clamped to the range; NaN becomes the lower bound.
  func clamped(_ value: Double) -> Double { value.isNaN ? lower : min(max(value, lower), upper) }

  /// Returns the position of a value in the range as a fraction from 0 to 1.
  func fraction(_ value: Double) -> Double { Self.share(clamped(value) - lower, of: upper - lower) }

  /// Returns the value one step up or down, aligned to a step if values are aligned.
  func moved(_ value: Double, up: Bool) -> Double {
    let value = clamped(value)
    guard snaps else { return clamped(up ? value + step : value - step) }
    // A value between steps moves to the next step. The tolerance of 0.01 compensates for
    // floating-point rounding errors.
    let steps = (value - lower) / step
    let next = up ? (steps + 0.01).rounded(.down) + 1 : (steps - 0.01).rounded(.up) - 1
    return clamped(lower + next * step)
  }

  /// Returns a value as a fraction of a total, from 0 to 1; 0 for invalid numbers.
  static func share(_ value: Double, of total: Double) -> Double {
    guard total > 0, !value.isNaN else { return 0 }
    guard total.isFinite else { return value.isFinite || value < 0 ? 0 : 1 }
    return min(max(value / total, 0), 1)
  }

  /// Returns the text of a number, without a fraction if it is an integer: `2.5`, `3`.
  static func text(_ value: Double) -> String {
    guard let whole = Int(exactly: value) else { return "\(value)" }
    return "\(whole)"
  }

  /// Returns a fraction from 0 to 1 as a percentage in the language of a locale: `40%`.
  static func percent(_ fraction: Double, in locale: Locale) -> String {
    let number = fraction.isFinite ? Int((min(max(fraction, 0), 1) * 100).rounded()) : 0
    // Source: the percent patterns of the Unicode CLDR. The strings are built in, so that they do
    // not change with a version of Foundation or ICU.
    switch locale.language.languageCode?.identifier {
    case "tr": return "%\(number)"
    case "eu": return "%\u{A0}\(number)"
    case "fr": return "\(number)\u{202F}%"
    case "be", "ca", "cs", "da", "de", "es", "fi", "gl", "hr", "is", "lt", "nb", "nn", "no", "ro",
      "ru", "sk", "sl", "sv":
      return "\(number)\u{A0}%"
    default: return "\(number)%"
    }
  }
}
