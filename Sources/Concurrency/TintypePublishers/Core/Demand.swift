// SPDX-License-Identifier: MIT

/// A namespace for types that serve as subscribers.
public enum Subscribers {}

extension Subscribers {
  /// A number of values that a subscriber requests.
  @frozen public struct Demand: Hashable, Sendable {
    /// The number, or `UInt.max` for an unlimited demand.
    @usableFromInline let rawValue: UInt

    @usableFromInline init(rawValue: UInt) { self.rawValue = rawValue }

    /// A demand for all values.
    public static let unlimited = Demand(rawValue: .max)
    /// A demand for no values.
    public static let none = Demand(rawValue: 0)

    /// Returns a demand for a maximum number of values.
    ///
    /// - Parameter value: The number; a negative one counts as zero.
    /// - Returns: The demand.
    public static func max(_ value: Int) -> Demand { Demand(rawValue: UInt(clamping: value)) }

    /// The number of values; `nil` if the demand is unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(clamping: rawValue) }
  }
}

extension Subscribers.Demand: Comparable {
  /// Returns a Boolean value that indicates whether the first demand is smaller than the second.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// A description such as `max(1)` or `unlimited`.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}

extension Subscribers.Demand: Codable {
  /// Decodes the number that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(UInt.self)
  }

  /// Encodes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

// An unlimited demand stays unlimited in every operation, and results are limited to the
// representable ones. The public operators are in the module Combine: an export by name would leave
// them out, and in other files, comparisons with numbers would make the types of literals ambiguous.

extension Subscribers.Demand {
  /// Returns the sum of two demands.
  package func adding(_ other: Self) -> Self {
    if self == .unlimited || other == .unlimited { return .unlimited }
    return Self.limited(rawValue.addingReportingOverflow(other.rawValue), above: true)
  }

  /// Returns the sum of the demand and a number, at least zero.
  package func adding(_ number: Int) -> Self {
    number < 0 ? subtracting(Self(rawValue: number.magnitude)) : adding(.max(number))
  }

  /// Returns the difference of two demands, at least zero.
  package func subtracting(_ other: Self) -> Self {
    if self == .unlimited { return .unlimited }
    if other == .unlimited { return .none }
    return Self.limited(rawValue.subtractingReportingOverflow(other.rawValue), above: false)
  }

  /// Returns the difference of the demand and a number, at least zero.
  package func subtracting(_ number: Int) -> Self {
    number < 0 ? adding(Self(rawValue: number.magnitude)) : subtracting(.max(number))
  }

  /// Returns the product of the demand and a number.
  package func multiplied(by number: Int) -> Self {
    if self == .unlimited { return .unlimited }
    return Self.limited(
      rawValue.multipliedReportingOverflow(by: UInt(clamping: number)), above: true)
  }

  /// Returns a Boolean value that indicates whether the demand is smaller than a number.
  package func isLess(than number: Int) -> Bool { max.map { $0 < number } ?? false }

  /// Returns a Boolean value that indicates whether the demand is greater than a number.
  package func isGreater(than number: Int) -> Bool { max.map { $0 > number } ?? true }

  private static func limited(_ result: (partialValue: UInt, overflow: Bool), above: Bool) -> Self {
    let last = UInt(Int.max)
    if result.overflow { return Self(rawValue: above ? last : 0) }
    return Self(rawValue: Swift.min(result.partialValue, last))
  }
}

extension Subscribers.Demand {
  static func += (lhs: inout Self, rhs: Self) { lhs = lhs.adding(rhs) }

  static func -= (lhs: inout Self, rhs: Int) { lhs = lhs.subtracting(rhs) }

  static func * (lhs: Self, rhs: Int) -> Self { lhs.multiplied(by: rhs) }
}
