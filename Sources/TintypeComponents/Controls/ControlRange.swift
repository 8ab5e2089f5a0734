// SPDX-License-Identifier: MIT

/// The values that a slider or a stepper can have, made safe against numbers that are none.
struct ControlRange {
  let lower: Double
  let upper: Double
  /// What one step is, above 0; as far as the range for a range that holds one value.
  let step: Double
  /// Whether values lie on steps from the lower bound.
  private let snaps: Bool

  /// Creates a range.
  ///
  /// Bounds that are not finite become the greatest numbers whose difference is; a step that is not
  /// a finite number above 0 counts as none, which makes it a tenth of the range.
  init(_ bounds: ClosedRange<Double>, step: Double?) {
    let limit = Double.greatestFiniteMagnitude / 4
    func legal(_ bound: Double) -> Double { bound.isNaN ? 0 : min(max(bound, -limit), limit) }
    lower = legal(bounds.lowerBound)
    upper = max(legal(bounds.upperBound), lower)
    snaps = step.map { $0.isFinite && $0 > 0 } ?? false
    self.step = snaps ? step ?? 0 : (upper - lower) / 10
  }

  /// A value moved to the nearer bound; NaN becomes the lower one.
  func clamped(_ value: Double) -> Double { value.isNaN ? lower : min(max(value, lower), upper) }

  /// How far a value lies into the range, from 0 to 1.
  func fraction(_ value: Double) -> Double { Self.share(clamped(value) - lower, of: upper - lower) }

  /// The value one step up or down, on a step where values lie on steps.
  func moved(_ value: Double, up: Bool) -> Double {
    let value = clamped(value)
    guard snaps else { return clamped(up ? value + step : value - step) }
    // A value between steps goes to the next one; the hundredth forgives what sums of floating-point
    // numbers lose.
    let steps = (value - lower) / step
    let next = up ? (steps + 0.01).rounded(.down) + 1 : (steps - 0.01).rounded(.up) - 1
    return clamped(lower + next * step)
  }

  /// A value out of a total, from 0 to 1; 0 where that makes no sense.
  static func share(_ value: Double, of total: Double) -> Double {
    guard total > 0, !value.isNaN else { return 0 }
    guard total.isFinite else { return value.isFinite || value < 0 ? 0 : 1 }
    return min(max(value / total, 0), 1)
  }

  /// A number in words, without a fraction where it has none: `2.5`, `3`.
  static func text(_ value: Double) -> String {
    guard let whole = Int(exactly: value) else { return "\(value)" }
    return "\(whole)"
  }

  /// A share from 0 to 1 in words: `40 %`.
  static func percent(_ fraction: Double) -> String {
    guard fraction.isFinite else { return "0 %" }
    return "\(Int((min(max(fraction, 0), 1) * 100).rounded())) %"
  }
}
