// SPDX-License-Identifier: MIT

public import Foundation
package import TintypeScene

/// An element of a path as `applyWithBlock(_:)` passes it.
public struct CGPathElement {
  /// The type, which determines the number of points.
  public var type: CGPathElementType
  /// The points: control points before the end point.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The type of a path's element.
@nonexhaustive(warn)
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A quadratic Bézier curve; two points.
  case addQuadCurveToPoint = 2
  /// A cubic Bézier curve; three points.
  case addCurveToPoint = 3
  /// Closes the subpath; no points.
  case closeSubpath = 4
}

/// A closure that `CGPath.applyWithBlock(_:)` calls with each element.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// An element of a path as `CGPath` stores it.
///
/// Unlike the engine's paths, it keeps quadratic curves, which iteration must return.
package enum CGPathStep: Hashable, Sendable {
  /// Begins a subpath at a point.
  case move(CGPoint)
  /// A straight line to a point.
  case line(CGPoint)
  /// A quadratic Bézier curve to a point.
  case quadCurve(CGPoint, control: CGPoint)
  /// A cubic Bézier curve to a point.
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  /// A straight line to the start of the subpath.
  case close

  /// The type and the points of the element.
  package var parts: (type: CGPathElementType, points: [CGPoint]) {
    switch self {
    case .move(let point): (.moveToPoint, [point])
    case .line(let point): (.addLineToPoint, [point])
    case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
    case .curve(let end, let first, let second): (.addCurveToPoint, [first, second, end])
    case .close: (.closeSubpath, [])
    }
  }

  /// Creates an element from the engine's representation.
  package init(_ element: Path.Element) {
    switch element {
    case .move(let point): self = .move(CGPoint(point))
    case .line(let point): self = .line(CGPoint(point))
    case .curve(let end, let first, let second):
      self = .curve(CGPoint(end), control1: CGPoint(first), control2: CGPoint(second))
    case .close: self = .close
    }
  }

  /// Returns the element with a transform applied to its points.
  package func applying(_ transform: CGAffineTransform) -> CGPathStep {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(end.applying(transform), control: control.applying(transform))
    case .curve(let end, let first, let second):
      .curve(
        end.applying(transform), control1: first.applying(transform),
        control2: second.applying(transform))
    case .close: .close
    }
  }
}
