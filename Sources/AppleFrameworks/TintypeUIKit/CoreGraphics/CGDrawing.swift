// SPDX-License-Identifier: MIT

package import TintypeScene

/// The rule by which the interior of a path is determined.
@nonexhaustive(warn)
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path winds around it a nonzero number of times.
  case winding = 0
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd = 1

  /// The engine's representation.
  package var fillRule: FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}

/// The style of line ends.
@nonexhaustive(warn)
public enum CGLineCap: Int32, Sendable {
  /// A flat end at the end point.
  case butt = 0
  /// A semicircle beyond the end point.
  case round = 1
  /// Half a square beyond the end point.
  case square = 2

  /// Creates a style from the engine's representation.
  package init(_ lineCap: StrokeStyle.LineCap) {
    self =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
  }

  /// The engine's representation.
  package var lineCap: StrokeStyle.LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The style of line joins.
@nonexhaustive(warn)
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A beveled corner.
  case bevel = 2

  /// Creates a style from the engine's representation.
  package init(_ lineJoin: StrokeStyle.LineJoin) {
    self =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }

  /// The engine's representation.
  package var lineJoin: StrokeStyle.LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// The method by which a scaled image is resampled.
@nonexhaustive(warn)
public enum CGInterpolationQuality: Int32, Sendable {
  /// The method that the context chooses.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Fast interpolation.
  case low = 2
  /// Medium interpolation.
  case medium = 4
  /// Slow interpolation of high quality.
  case high = 3

  /// The engine's representation.
  package var interpolation: ImageInterpolation {
    switch self {
    case .default, .medium: .medium
    case .none: .none
    case .low: .low
    case .high: .high
    }
  }
}
