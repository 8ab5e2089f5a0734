// SPDX-License-Identifier: MIT

/// An axis of the plane.
enum ReferenceAxis: CaseIterable {
  case x
  case y

  var other: ReferenceAxis { self == .x ? .y : .x }
}

/// A value for each axis.
struct Pair<Value> {
  var x: Value
  var y: Value

  init(_ x: Value, _ y: Value) {
    self.x = x
    self.y = y
  }

  /// Creates a pair from a function of the axis.
  init(_ value: (ReferenceAxis) -> Value) {
    self.init(value(.x), value(.y))
  }

  subscript(axis: ReferenceAxis) -> Value {
    get { axis == .x ? x : y }
    set {
      if axis == .x { x = newValue } else { y = newValue }
    }
  }

  /// Returns the pair with another value on an axis.
  func with(_ value: Value, on axis: ReferenceAxis) -> Pair {
    var changed = self
    changed[axis] = value
    return changed
  }
}

/// A size or a position in points.
typealias Lengths = Pair<Double>

/// The proposal for a component; `nil` requests the ideal length.
typealias Offer = Pair<Double?>

/// A guide along either axis.
enum ReferenceGuide: CaseIterable {
  /// The leading or the top edge.
  case start
  case center
  /// The trailing or the bottom edge.
  case end
  /// The baseline of the first line of text; vertical only.
  case firstBaseline
  case lastBaseline
  /// A custom guide, at a quarter of the length by default.
  case custom

  /// A Boolean value that indicates whether a container derives the guide from its components.
  var isMerged: Bool { self == .firstBaseline || self == .lastBaseline || self == .custom }

  /// Returns the default position in a length, or 0 in an infinite one.
  func standard(in length: Double) -> Double {
    guard length.isFinite else { return 0 }
    return switch self {
    case .start: 0
    case .center: length / 2
    case .end, .firstBaseline, .lastBaseline: length
    case .custom: length / 4
    }
  }

  /// Returns the guide of a container: the mean, minimum or maximum of its components' guides.
  func merged(_ positions: [Double]) -> Double? {
    guard isMerged, !positions.isEmpty else { return nil }
    return switch self {
    case .firstBaseline: positions.min()
    case .lastBaseline: positions.max()
    default: positions.reduce(0, +) / Double(positions.count)
    }
  }
}

/// The guides at which a component is aligned.
typealias ReferenceAlignment = Pair<ReferenceGuide>

/// The preferred distances at the two edges of an axis, or `nil` for none.
struct EdgeDistances {
  var start: Double?
  var end: Double?

  static let none = EdgeDistances(start: nil, end: nil)
  static let zero = EdgeDistances(start: 0, end: 0)

  /// Returns the greatest of several distances at each edge.
  static func maximum(of distances: [EdgeDistances]) -> EdgeDistances {
    EdgeDistances(
      start: distances.compactMap(\.start).max(), end: distances.compactMap(\.end).max())
  }
}
