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
