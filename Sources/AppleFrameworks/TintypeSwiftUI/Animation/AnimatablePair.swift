// SPDX-License-Identifier: MIT

/// Two values that are animated together.
public struct AnimatablePair<First, Second>: VectorArithmetic
where First: VectorArithmetic, Second: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of zeros.
  public static var zero: AnimatablePair<First, Second> { AnimatablePair(.zero, .zero) }

  // Variants: Adds; + -> Subtracts; -
  /// Adds a pair.
  public static func += (
    lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  // Variants: sum; + -> difference; -
  /// Returns the sum of two pairs.
  public static func + (
    lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) -> AnimatablePair<First, Second> {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Multiplies both values by a factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of the squared components of both values.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Several values that are animated together.
public struct AnimatableValues<each Value>: VectorArithmetic
where repeat each Value: VectorArithmetic {
  /// The values as a tuple.
  public var value: (repeat each Value)

  /// Creates values.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// The values of 0.
  public static var zero: AnimatableValues<repeat each Value> {
    AnimatableValues(repeat (each Value).zero)
  }

  /// Returns whether all values are equal.
  public static func == (
    lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }

  // Variants: Adds; + -> Subtracts; -
  /// Adds values.
  public static func += (
    lhs: inout AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) {
    lhs = lhs + rhs
  }

  // Variants: sums; + -> differences; -
  /// Returns the sums of values.
  public static func + (
    lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) -> AnimatableValues<repeat each Value> {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  /// Multiplies all values by a factor.
  public mutating func scale(by rhs: Double) {
    self = AnimatableValues(repeat (each value).scaled(by: rhs))
  }

  /// The sum of the squared components of all values.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in repeat each value { sum += value.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
