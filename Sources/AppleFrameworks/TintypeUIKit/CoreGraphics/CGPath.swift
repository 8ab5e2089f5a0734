// SPDX-License-Identifier: MIT

public import Foundation
package import TintypeScene

/// A path of lines and curves, in points.
public class CGPath {
  /// The elements, in order.
  package internal(set) var steps: [CGPathStep]

  /// Creates a path from its elements.
  package init(steps: [CGPathStep]) {
    self.steps = steps
  }

  /// Creates a path along the edges of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect.rect), transform: transform)
  }

  /// Creates a path along the ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect.rect), transform: transform)
  }

  /// Creates a path along a rectangle with elliptical corners of a width and a height in points.
  ///
  /// Each is limited to half of its side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight).engineSize
    self.init(
      Path(roundedRect: rect.rect, cornerSize: size, style: .circular), transform: transform)
  }

  private convenience init(_ path: Path, transform: UnsafePointer<CGAffineTransform>?) {
    let steps = path.elements.map { CGPathStep($0) }
    self.init(steps: transform.map { t in steps.map { $0.applying(t.pointee) } } ?? steps)
  }

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(steps: steps) }

  /// Returns an immutable copy with a transform applied.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(steps: steps(applying: transform))
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

  /// Returns a mutable copy with a transform applied.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(steps: steps(applying: transform))
  }

  private func steps(applying transform: UnsafePointer<CGAffineTransform>?) -> [CGPathStep] {
    guard let transform else { return steps }
    return steps.map { $0.applying(transform.pointee) }
  }
}

extension CGPath: Hashable {
  /// Returns a Boolean value that indicates whether both paths have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.steps == rhs.steps }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

extension CGPath {
  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { steps.isEmpty }

  /// The end of the last element; the origin if the path is empty.
  public var currentPoint: CGPoint {
    for (index, step) in steps.enumerated().reversed() {
      switch step {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        return point
      case .close:
        for case .move(let start) in steps[..<index].reversed() { return start }
      }
    }
    return .zero
  }

  /// The smallest rectangle that contains all points, with control points; null for an empty path.
  public var boundingBox: CGRect { CGRect(enclosing: steps.lazy.flatMap(\.parts.points)) }

  /// The smallest rectangle that contains the lines and curves, without control points; null for an
  /// empty path.
  public var boundingBoxOfPath: CGRect {
    let hasSegments = steps.contains { step in
      if case .move = step { false } else { true }
    }
    return hasSegments ? CGRect(path.boundingRect) : boundingBox
  }

  /// Returns a Boolean value that indicates whether a point is inside of the filled path.
  ///
  /// The transform is applied to the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform).point, fillRule: rule.fillRule)
  }

  /// Returns a Boolean value that indicates whether the path is a single upright rectangle, and
  /// stores the rectangle.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = rectangle else { return false }
    rect?.pointee = found
    return true
  }

  private var rectangle: CGRect? {
    var corners: [CGPoint] = []
    for (index, step) in steps.enumerated() {
      switch step {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point): corners.append(point)
      case .close where index == steps.count - 1: break
      default: return nil
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let startsHorizontally =
      corners[0].y == corners[1].y && corners[1].x == corners[2].x
      && corners[2].y == corners[3].y && corners[3].x == corners[0].x
    let startsVertically =
      corners[0].x == corners[1].x && corners[1].y == corners[2].y
      && corners[2].x == corners[3].x && corners[3].y == corners[0].y
    return startsHorizontally || startsVertically ? CGRect(enclosing: corners) : nil
  }

  /// Calls a closure with each element; the pointers are valid during the call.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    for step in steps {
      let (type, points) = step.parts
      withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
        buffer.initialize(repeating: .zero)
        for (index, point) in points.enumerated() { buffer[index] = point }
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base), block)
      }
    }
  }
}

extension CGPath {
  /// Creates a path from the engine's representation.
  package convenience init(_ path: Path) {
    self.init(path, transform: nil)
  }

  /// The engine's representation, in which quadratic curves are cubic.
  package var path: Path {
    Path { path in
      for step in steps {
        switch step {
        case .move(let point): path.move(to: point.point)
        case .line(let point): path.addLine(to: point.point)
        case .quadCurve(let end, let control):
          path.addQuadCurve(to: end.point, control: control.point)
        case .curve(let end, let first, let second):
          path.addCurve(to: end.point, control1: first.point, control2: second.point)
        case .close: path.closeSubpath()
        }
      }
    }
  }
}
