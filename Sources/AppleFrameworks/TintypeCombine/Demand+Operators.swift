// SPDX-License-Identifier: MIT

import TintypeScheduling

// An export by name does not export the operators of a type, so they are declared here.

extension Subscribers.Demand {
  /// Returns the sum.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs.adding(rhs) }

  /// Returns the sum.
  public static func + (lhs: Self, rhs: Int) -> Self { lhs.adding(rhs) }

  /// Returns the difference, at least zero.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs.subtracting(rhs) }

  /// Returns the difference, at least zero.
  public static func - (lhs: Self, rhs: Int) -> Self { lhs.subtracting(rhs) }

  /// Returns the product.
  public static func * (lhs: Self, rhs: Int) -> Self { lhs.multiplied(by: rhs) }

  /// Adds a demand or a number.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs.adding(rhs) }

  /// Adds a demand or a number.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs.adding(rhs) }

  /// Subtracts a demand or a number.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs.subtracting(rhs) }

  /// Subtracts a demand or a number.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs.subtracting(rhs) }

  /// Multiplies by a number.
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs.multiplied(by: rhs) }
}

extension Subscribers.Demand {
  /// Returns a Boolean value that indicates whether a demand is equal to a number.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

  /// Returns a Boolean value that indicates whether a number is equal to a demand.
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs.max == lhs }

  /// Returns a Boolean value that indicates whether a demand differs from a number.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

  /// Returns a Boolean value that indicates whether a number differs from a demand.
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs.max != lhs }

  /// Returns a Boolean value that indicates whether a demand is smaller than a number.
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs.isLess(than: rhs) }

  /// Returns a Boolean value that indicates whether a number is smaller than a demand.
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs.isGreater(than: lhs) }

  /// Returns a Boolean value that indicates whether a demand is at most a number.
  public static func <= (lhs: Self, rhs: Int) -> Bool { !lhs.isGreater(than: rhs) }

  /// Returns a Boolean value that indicates whether a number is at most a demand.
  public static func <= (lhs: Int, rhs: Self) -> Bool { !rhs.isLess(than: lhs) }

  /// Returns a Boolean value that indicates whether a demand is greater than a number.
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.isGreater(than: rhs) }

  /// Returns a Boolean value that indicates whether a number is greater than a demand.
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs.isLess(than: lhs) }

  /// Returns a Boolean value that indicates whether a demand is at least a number.
  public static func >= (lhs: Self, rhs: Int) -> Bool { !lhs.isLess(than: rhs) }

  /// Returns a Boolean value that indicates whether a number is at least a demand.
  public static func >= (lhs: Int, rhs: Self) -> Bool { !rhs.isGreater(than: lhs) }
}
