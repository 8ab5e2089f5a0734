// SPDX-License-Identifier: MIT

import Foundation

/// A function from progress in time to progress of a value, both 0 to 1.
public struct UnitCurve: Sendable, Hashable {
  private enum Kind: Hashable {
    case bezier(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut
  }

  private let kind: Kind
  private let isInverse: Bool

  private init(_ kind: Kind, isInverse: Bool = false) {
    self.kind = kind
    self.isInverse = isInverse
  }

  /// Returns a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: The control point of the start; `x` is limited to 0 to 1.
  ///   - endControlPoint: The control point of the end; `x` is limited to 0 to 1.
  /// - Returns: The curve.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  /// Returns the progress of the value, which may be outside of 0 to 1.
  ///
  /// - Parameter progress: The progress in time, which is limited to 0 to 1.
  /// - Returns: The value.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    switch kind {
    case .bezier(let start, let end):
      let (x, y) = Self.coefficients(start, end)
      return isInverse ? x.value(at: y.root(for: progress)) : y.value(at: x.root(for: progress))
    case .circularIn:
      return isInverse
        ? sqrt(1 - (1 - progress) * (1 - progress)) : 1 - sqrt(1 - progress * progress)
    case .circularOut:
      return isInverse
        ? 1 - sqrt(1 - progress * progress) : sqrt(1 - (1 - progress) * (1 - progress))
    case .circularInOut:
      let half = UnitCurve(progress < 0.5 ? .circularIn : .circularOut, isInverse: isInverse)
      return progress < 0.5
        ? half.value(at: progress * 2) / 2 : 0.5 + half.value(at: progress * 2 - 1) / 2
    }
  }

  /// Returns the change of the value per progress in time.
  public func velocity(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    if case .bezier(let start, let end) = kind {
      let (x, y) = Self.coefficients(start, end)
      let parameter = (isInverse ? y : x).root(for: progress)
      let (dx, dy) = (x.slope(at: parameter), y.slope(at: parameter))
      return isInverse ? dx / dy : dy / dx
    }
    let step = 1e-5
    let (low, high) = (max(progress - step, 0), min(progress + step, 1))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// The curve with time and value exchanged.
  public var inverse: UnitCurve { UnitCurve(kind, isInverse: !isInverse) }

  private static func coefficients(
    _ start: UnitPoint, _ end: UnitPoint
  ) -> (BezierCoordinate, BezierCoordinate) {
    (
      BezierCoordinate(min(max(Double(start.x), 0), 1), min(max(Double(end.x), 0), 1)),
      BezierCoordinate(Double(start.y), Double(end.y))
    )
  }
}

extension UnitCurve {
  /// A curve that is slow at both ends.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut
  /// A curve that is slow at both ends.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A curve that is slow at the start.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// A curve that is slow at the end.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A part of a circle that is slow at the start.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A part of a circle that is slow at the end.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Two parts of a circle, slow at both ends.
  public static let circularEaseInOut = UnitCurve(.circularInOut)
  /// A line.
  public static let linear = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
}

/// A coordinate of a cubic Bézier curve from 0 to 1 as a polynomial of the parameter.
private struct BezierCoordinate {
  private let a: Double
  private let b: Double
  private let c: Double

  init(_ start: Double, _ end: Double) {
    c = 3 * start
    b = 3 * (end - start) - c
    a = 1 - c - b
  }

  func value(at parameter: Double) -> Double { ((a * parameter + b) * parameter + c) * parameter }

  func slope(at parameter: Double) -> Double { (3 * a * parameter + 2 * b) * parameter + c }

  /// Returns the parameter at which the coordinate has a value.
  func root(for value: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    // Halving 60 times exhausts the precision of a Double.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
