// SPDX-License-Identifier: MIT

import Foundation

/// Ticks at round numbers.
///
/// Source: P. S. Heckbert, “Nice Numbers for Graph Labels”, Graphics Gems, 1990, but without
/// rounding the range before it is divided, which would leave much of the plot empty.
enum NiceNumbers {
  /// A distance between ticks: 1, 2 or 5 times a power of ten.
  struct Step: Equatable {
    let mantissa: Double
    let exponent: Int

    /// The distance.
    var value: Double { multiple(1) }

    /// Returns a multiple of the distance, rounded once.
    func multiple(_ count: Double) -> Double {
      exponent < 0
        ? count * mantissa / pow(10, Double(-exponent))
        : count * mantissa * pow(10, Double(exponent))
    }
  }

  /// Returns the step for about a number of ticks in a range.
  ///
  /// - Parameters:
  ///   - length: The length of the range; greater than 0 and finite.
  ///   - count: The desired number of ticks; at least 2.
  /// - Returns: The step.
  static func step(length: Double, count: Int) -> Step {
    nice(length / Double(max(count, 2) - 1))
  }

  /// Returns the multiples of a step in a range, at most a limit.
  static func ticks(from lower: Double, through upper: Double, step: Step, limit: Int) -> [Double] {
    // A tolerance for bounds that are the results of computations.
    let first = (lower / step.value - 1e-9).rounded(.up)
    let last = (upper / step.value + 1e-9).rounded(.down)
    guard first.isFinite, last.isFinite, first <= last else { return [] }
    return (0...Int(min(last - first, Double(limit - 1)))).map { step.multiple(first + Double($0)) }
  }

  /// Returns a range that begins and ends at multiples of a step.
  static func rounded(
    _ lower: Double, _ upper: Double, to step: Step, lower roundsLower: Bool = true,
    upper roundsUpper: Bool = true
  ) -> (Double, Double) {
    let first = (lower / step.value + 1e-9).rounded(.down)
    let last = (upper / step.value - 1e-9).rounded(.up)
    return (
      roundsLower ? step.multiple(first) : lower, roundsUpper ? step.multiple(last) : upper
    )
  }

  /// Returns the nearest nice number.
  private static func nice(_ number: Double) -> Step {
    guard number > 0, number.isFinite else { return Step(mantissa: 1, exponent: 0) }
    let exponent = Int(log10(number).rounded(.down))
    let fraction = number / pow(10, Double(exponent))
    for (limit, mantissa) in [(1.5, 1.0), (3, 2), (7, 5)] where fraction < limit {
      return Step(mantissa: mantissa, exponent: exponent)
    }
    return Step(mantissa: 1, exponent: exponent + 1)
  }
}
