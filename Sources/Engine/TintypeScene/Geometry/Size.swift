// SPDX-License-Identifier: MIT

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size in points.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// A size of 0.
  public static let zero = Size(width: 0, height: 0)

  /// The length along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Creates a size from its lengths along an axis and across it.
  package init(axis: Axis, along: Double, across: Double) {
    self =
      axis == .horizontal
      ? Size(width: along, height: across) : Size(width: across, height: along)
  }
}

/// A horizontal or vertical axis.
public enum Axis: String, Hashable, Codable, Sendable, CaseIterable {
  /// The horizontal axis.
  case horizontal
  /// The vertical axis.
  case vertical

  /// The other axis.
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The size that a parent proposes to a child, in points; `nil` requests the ideal size on an axis.
///
/// Zero requests the minimum size, infinity the maximum size.
public struct ProposedSize: Hashable, Sendable {
  /// The proposed width in points.
  public var width: Double?
  /// The proposed height in points.
  public var height: Double?

  /// Creates a proposal.
  public init(width: Double?, height: Double?) { (self.width, self.height) = (width, height) }

  /// Creates a proposal of an exact size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The proposal that requests the minimum size.
  public static let zero = ProposedSize(width: 0, height: 0)
  /// The proposal that requests the maximum size.
  public static let infinity = ProposedSize(width: .infinity, height: .infinity)
  /// The proposal that requests the ideal size.
  public static let unspecified = ProposedSize(width: nil, height: nil)

  /// The proposal along an axis.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Returns the proposal with unspecified dimensions replaced, by default with 10 points.
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal with each NaN replaced by `nil`.
  package var withoutNaN: ProposedSize {
    // Only NaN is not equal to itself.
    if let width, width != width { return ProposedSize(width: nil, height: height).withoutNaN }
    if let height, height != height { return ProposedSize(width: width, height: nil) }
    return self
  }

  /// Returns the same result as `==`, without the generic dispatch that is slow in unoptimized
  /// builds.
  package func isSame(as other: ProposedSize) -> Bool {
    switch (width, other.width) {
    case (nil, nil): break
    case (let mine?, let theirs?): if mine != theirs { return false }
    default: return false
    }
    switch (height, other.height) {
    case (nil, nil): return true
    case (let mine?, let theirs?): return mine == theirs
    default: return false
    }
  }

  /// Creates a proposal from its lengths along an axis and across it.
  package init(axis: Axis, along: Double?, across: Double?) {
    self =
      axis == .horizontal
      ? ProposedSize(width: along, height: across) : ProposedSize(width: across, height: along)
  }
}

/// A position in a rectangle, as fractions of its width and height from a top corner.
///
/// For layout, positions are relative to the leading corner. For painting and transforms, such as
/// gradients, they are relative to the left corner in both layout directions.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width: 0 at the leading or left edge, 1 at the opposite one.
  public var x: Double
  /// The fraction of the height, 0 at the top, 1 at the bottom.
  public var y: Double

  /// Creates a position.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// A length in points that can be infinite or NaN, which JSON numbers cannot represent.
public struct Length: Hashable, Codable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The length in points.
  package var points: Double

  /// Creates a length.
  package init(_ points: Double) { self.points = points }

  /// Creates a length from a floating-point literal.
  public init(floatLiteral points: Double) { self.points = points }

  /// Creates a length from an integer literal.
  public init(integerLiteral points: Int) { self.points = Double(points) }

  /// Returns a Boolean value that indicates whether both lengths are equal.
  ///
  /// NaN is equal to itself, so that trees and scenes that contain it can be compared.
  public static func == (left: Self, right: Self) -> Bool {
    left.points == right.points || (left.points.isNaN && right.points.isNaN)
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(points.isNaN ? nil : points) }

  /// Decodes a number, or one of the strings `infinity`, `-infinity` and `nan`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      points = number
      return
    }
    switch try container.decode(String.self) {
    case "infinity": points = .infinity
    case "-infinity": points = -.infinity
    case "nan": points = .nan
    case let word:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(word)” is not a length in points.")
    }
  }

  /// Encodes a number, or a string if the number is not finite.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if points.isFinite {
      try container.encode(points)
    } else {
      try container.encode(points.pointText)
    }
  }
}
