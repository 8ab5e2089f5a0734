// SPDX-License-Identifier: MIT

public import Foundation

/// Random numbers in a range, all equally likely.
open class GKRandomDistribution: NSObject, GKRandom {
  let source: any GKRandom
  /// The least number.
  public let lowestValue: Int
  /// The greatest number.
  public let highestValue: Int
  /// The number of different numbers.
  open var numberOfPossibleOutcomes: Int {
    let (difference, overflow) = highestValue.subtractingReportingOverflow(lowestValue)
    return overflow || difference == .max ? .max : difference + 1
  }

  /// Creates the numbers of a range from those of a source.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - lowestInclusive: The least number.
  ///   - highestInclusive: The greatest number; a smaller one than the least counts as the least.
  public init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
    highestValue highestInclusive: Int
  ) {
    self.source = source
    lowestValue = lowestInclusive
    highestValue = max(lowestInclusive, highestInclusive)
    super.init()
  }

  /// Creates the numbers of a range from those of a new source.
  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKRandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  /// Creates the numbers from 1 to a number of sides.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  /// Returns the numbers of a die with 6 sides.
  open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }

  /// Returns the numbers of a die with 20 sides.
  open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

  /// Returns the next number in the range.
  @discardableResult
  open func nextInt() -> Int {
    lowestValue &+ source.nextInt(upperBound: numberOfPossibleOutcomes)
  }

  /// Returns the next number in the range that is below a bound; the least number if none is.
  @discardableResult
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    if upperBound > highestValue { return nextInt() }
    let (count, overflow) = upperBound.subtractingReportingOverflow(lowestValue)
    return lowestValue &+ source.nextInt(upperBound: overflow ? .max : count)
  }

  /// Returns the position of the next number in the range, from 0 to 1.
  @discardableResult
  open func nextUniform() -> Float {
    let extent = Double(highestValue) - Double(lowestValue)
    return extent > 0 ? Float((Double(nextInt()) - Double(lowestValue)) / extent) : 0
  }

  /// Returns whether the next number is in the upper half of the range.
  @discardableResult
  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}
