// SPDX-License-Identifier: MIT

import Foundation

/// Random numbers that are most likely near their mean.
///
/// A number is the rounded sum of twelve uniform numbers, which has nearly the normal distribution
/// and needs no logarithm. Numbers over three deviations from the mean are skipped.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The mean.
  public let mean: Float
  /// The standard deviation.
  public let deviation: Float

  /// Creates the numbers up to three deviations from a mean.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean.isFinite ? mean : 0
    self.deviation = deviation.isFinite ? max(deviation, 0) : 0
    super.init(
      randomSource: source,
      lowestValue: Int(clamping: self.mean - 3 * self.deviation),
      highestValue: Int(clamping: self.mean + 3 * self.deviation))
  }

  /// Creates the numbers of a range, whose center is the mean and whose sixth is the deviation.
  public override init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
    highestValue highestInclusive: Int
  ) {
    let (low, high) = (Float(lowestInclusive), Float(max(lowestInclusive, highestInclusive)))
    mean = low / 2 + high / 2
    deviation = (high - low) / 6
    super.init(
      randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  /// Returns the next number in the range.
  @discardableResult
  open override func nextInt() -> Int {
    var sum: Float = 0
    // A source of the app that always returns the same number must not be asked forever.
    for _ in 0..<100 {
      sum = (0..<12).reduce(-6) { sum, _ in sum + source.nextUniform() }
      if abs(sum) <= 3 { break }
    }
    return min(max(Int(clamping: mean + sum * deviation), lowestValue), highestValue)
  }

  /// Returns the next number in the range that is below a bound; the least number if none is.
  @discardableResult
  open override func nextInt(upperBound: Int) -> Int {
    upperBound > highestValue ? nextInt() : super.nextInt(upperBound: upperBound)
  }

  /// Returns the numbers of a die with 6 sides.
  open override class func d6() -> GKGaussianDistribution {
    GKGaussianDistribution(forDieWithSideCount: 6)
  }

  /// Returns the numbers of a die with 20 sides.
  open override class func d20() -> GKGaussianDistribution {
    GKGaussianDistribution(forDieWithSideCount: 20)
  }
}

extension Int {
  /// The nearest integer.
  fileprivate init(clamping value: Float) {
    self = Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }
}

/// Random numbers that repeat only after all numbers of the range.
open class GKShuffledDistribution: GKRandomDistribution {
  // The positions of a shuffled range whose number is not the position itself, so that a large
  // range needs no memory for the numbers that are not returned yet.
  private var moved: [Int: Int] = [:]
  private var remaining = 0

  /// Returns the next number of the shuffled range.
  @discardableResult
  open override func nextInt() -> Int {
    if remaining == 0 {
      remaining = numberOfPossibleOutcomes
      moved = [:]
    }
    let position = source.nextInt(upperBound: remaining)
    remaining -= 1
    let number = moved[position] ?? position
    let last = moved.removeValue(forKey: remaining) ?? remaining
    if position != remaining { moved[position] = last }
    return lowestValue &+ number
  }

  /// Returns a number that is below a bound, independent of the shuffled range.
  @discardableResult
  open override func nextInt(upperBound: Int) -> Int {
    upperBound > highestValue ? nextInt() : super.nextInt(upperBound: upperBound)
  }

  /// Returns the numbers of a die with 6 sides.
  open override class func d6() -> GKShuffledDistribution {
    GKShuffledDistribution(forDieWithSideCount: 6)
  }

  /// Returns the numbers of a die with 20 sides.
  open override class func d20() -> GKShuffledDistribution {
    GKShuffledDistribution(forDieWithSideCount: 20)
  }
}
