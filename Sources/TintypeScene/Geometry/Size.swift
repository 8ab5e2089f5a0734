// SPDX-License-Identifier: MIT

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
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

/// One of the two directions of a plane.
public enum Axis: String, Hashable, Codable, Sendable, CaseIterable {
  /// Along a line of text.
  case horizontal
  /// From line to line.
  case vertical

  /// The other axis.
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// What a parent offers a child: points, or `nil` on an axis where the child's ideal is asked for.
///
/// Zero asks for the least size, infinity for the greatest.
public struct ProposedSize: Hashable, Sendable {
  /// The proposed width in points.
  public var width: Double?
  /// The proposed height in points.
  public var height: Double?

  /// Creates a proposal.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of exactly a size.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal that asks for the least size.
  public static let zero = ProposedSize(width: 0, height: 0)
  /// The proposal that asks for the greatest size.
  public static let infinity = ProposedSize(width: .infinity, height: .infinity)
  /// The proposal that asks for the ideal size.
  public static let unspecified = ProposedSize(width: nil, height: nil)

  /// The proposal along an axis.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The proposal with a size in place of what is missing; by default 10 points each way.
  public func replacingUnspecifiedDimensions(
    by size: Size = Size(width: 10, height: 10)
  ) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal with nothing proposed where it is not a number.
  package var withoutNaN: ProposedSize {
    var proposal = self
    if let width, width.isNaN { proposal.width = nil }
    if let height, height.isNaN { proposal.height = nil }
    return proposal
  }

  /// The same as `==`, which builds without optimisation look for by way of the protocols.
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

  /// Creates a proposal from its parts along an axis and across it.
  package init(axis: Axis, along: Double?, across: Double?) {
    self =
      axis == .horizontal
      ? ProposedSize(width: along, height: across) : ProposedSize(width: across, height: along)
  }
}

/// A place in a rectangle, as a share of its width and height from a top corner.
///
/// Layouts count from the leading corner. What is painted or turned, such as a gradient, counts from
/// the left one, whichever way lines run.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, 0 at the edge that is counted from, 1 at the other one.
  public var x: Double
  /// The share of the height, 0 at the top, 1 at the bottom.
  public var y: Double

  /// Creates a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The corner of the top and the leading edge.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The corner of the top and the trailing edge.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The corner of the bottom and the leading edge.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner of the bottom and the trailing edge.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// A length in points that may be infinite, which JSON has no number for.
public struct Length: Hashable, Codable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The length in points.
  package var points: Double

  /// Creates a length.
  package init(_ points: Double) {
    self.points = points
  }

  /// Creates a length from a number that is written down.
  public init(floatLiteral points: Double) {
    self.points = points
  }

  /// Creates a length from a whole number that is written down.
  public init(integerLiteral points: Int) {
    self.points = Double(points)
  }

  /// Whether both are the same length; what is not a number is the same as itself, so that trees
  /// and scenes that hold it can be compared.
  public static func == (left: Self, right: Self) -> Bool {
    left.points == right.points || (left.points.isNaN && right.points.isNaN)
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(points.isNaN ? nil : points)
  }

  /// Decodes a number, or one of the words `infinity`, `-infinity` and `nan`.
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
        in: container, debugDescription: "“\(word)” is no length in points.")
    }
  }

  /// Encodes a number, or a word where JSON has no number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if points.isFinite {
      try container.encode(points)
    } else {
      try container.encode(points.pointText)
    }
  }
}
